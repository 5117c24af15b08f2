import { once } from '../once.ts'
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
const perDocument = 0.05
const withinDocument = 0.6

/**
 * The index of documents from `catalog/spellings`. Each direction is built when first asked for.
 *
 * @param documents the likelier kind first: given names, surnames, places, words
 */
export function createSpeller(documents: readonly (readonly SpellingEntry[])[]): Speller {
  return {
    latin: once(() => indexForms(documents.flatMap((entries, i) => spelled(entries, i, latinOf)))),
    hebrew: once(() =>
      indexForms(documents.flatMap((entries, i) => spelled(entries, i, hebrewOf))),
    ),
  }
}

type Texts = Pick<Spelled, 'text' | 'translated'>

function spelled(
  entries: readonly SpellingEntry[],
  document: number,
  textsOf: (entry: SpellingEntry) => readonly Texts[],
): Spelled[] {
  return entries.flatMap((entry, place) => {
    const within = Math.sqrt(place / entries.length) * withinDocument
    const rank = Math.min(document, 4) * perDocument + within
    return textsOf(entry).map(({ text, translated }) => ({ text, entry, rank, translated }))
  })
}

function latinOf({ english, means = [] }: SpellingEntry): Texts[] {
  return [
    ...english.map((text) => ({ text, translated: false })),
    ...means.map((text) => ({ text, translated: true })),
  ]
}

function hebrewOf({ hebrew }: SpellingEntry): Texts[] {
  return [{ text: hebrew, translated: false }]
}
