import type { CardDesign } from '#shared/card.ts'
import { phrasesFor } from '#shared/wording/phrases-for.ts'
import { phraseKindsOf } from '../../card-tools/field-kind.ts'
import type { CardText } from './texts-of.ts'

export interface Suggestion {
  words: string
  /** The whole line with the suggestion in it. */
  value: string
  /** Where the caret then stands. Default: at the end. */
  caret?: number
}

/** Nobody looks at more. */
const maxSuggestions = 8

/** Customary wordings for a line in its language, without the one that it has. */
export function suggestionsFor(
  { categories, subCategories }: CardDesign,
  { id, value, maxLength }: CardText,
  language: 'he' | 'yi' | 'en',
): Suggestion[] {
  const kinds = phraseKindsOf(id, subCategories)
  return phrasesFor({ categories, kinds, maxLength })
    .filter((phrase) => phrase.languages.includes(language))
    .filter(({ text }) => text !== value)
    .slice(0, maxSuggestions)
    .map(({ text }) => ({ words: text, value: text }))
}
