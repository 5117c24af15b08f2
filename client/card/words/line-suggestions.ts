import type { CardDesign } from '#shared/card.ts'
import { customOf } from '#shared/custom/custom.ts'
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
  { language, custom }: { language: 'he' | 'yi' | 'en'; custom: string | undefined },
): Suggestion[] {
  const kinds = phraseKindsOf(id, subCategories)
  return phrasesFor({ categories, kinds, maxLength, custom: customOf(custom) })
    .filter((phrase) => phrase.languages.includes(language))
    .filter(({ text }) => text !== value)
    .slice(0, maxSuggestions)
    .map(({ text }) => ({ words: text, value: text }))
}
