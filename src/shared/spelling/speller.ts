import type { SpellingEntry } from './entry.ts'
import { type Forms, indexForms, type Spelled } from './forms.ts'

/** The index of known spellings. */
export interface Speller {
  /** Entries by their Latin spellings and translations. */
  latin: () => Forms
  /** Entries by their Hebrew letters. */
  hebrew: () => Forms
}

/** Difference in rank between two documents. */
const PER_DOCUMENT = 0.05
const WITHIN_DOCUMENT = 0.6

/**
 * The index of documents from `catalog/spellings`. Each direction is built when first asked for.
 *
 * @param documents the likelier kind first: given names, surnames, places, words
 */
export function createSpeller(documents: readonly (readonly SpellingEntry[])[]): Speller {
  const ranked = documents.flatMap((entries, i) =>
    entries.map((entry, place) => {
      const within = Math.sqrt(place / entries.length)
      return { entry, rank: Math.min(i, 4) * PER_DOCUMENT + within * WITHIN_DOCUMENT }
    }),
  )
  return {
    latin: once(() => indexForms(ranked.flatMap(latinOf))),
    hebrew: once(() => indexForms(ranked.map(hebrewOf))),
  }
}

interface Ranked {
  entry: SpellingEntry
  rank: number
}

function latinOf({ entry, rank }: Ranked): Spelled[] {
  const { english, means = [] } = entry
  return [
    ...english.map((text) => ({ text, entry, rank, translated: false })),
    ...means.map((text) => ({ text, entry, rank, translated: true })),
  ]
}

function hebrewOf({ entry, rank }: Ranked): Spelled {
  return { text: entry.hebrew, entry, rank, translated: false }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
