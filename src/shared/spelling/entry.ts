import * as v from 'valibot'

/** A spelling of one or a few words. */
const spelling = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80))

/**
 * A name, place or word in Hebrew letters, with its usual Latin spellings. `use` says who writes
 * the Hebrew letters this way; `means` has English translations.
 */
const spellingEntry = v.object({
  hebrew: v.pipe(spelling, v.regex(/^[א-ת\u05b0-\u05c7יִײַ"'׳״־ -]+$/u)),
  english: v.pipe(v.array(spelling), v.minLength(1)),
  gender: v.optional(v.picklist(['m', 'f', 'mf'])),
  use: v.pipe(v.array(v.picklist(['hebrew', 'yiddish', 'sefardi', 'israeli'])), v.minLength(1)),
  means: v.optional(v.array(spelling)),
})

/** Entries of one kind, most common first. */
export const spellingDocument = v.array(spellingEntry)

export type SpellingEntry = v.InferOutput<typeof spellingEntry>
