import * as v from 'valibot'

/** A line of text, trimmed, 1 to 120 UTF-16 units. */
export const shortText = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(120))

/** The same words in the languages of a document; English is always there. */
export const localizedText = v.object({
  en: shortText,
  he: v.optional(shortText),
  yi: v.optional(shortText),
})
