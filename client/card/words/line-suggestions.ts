import type { CardDesign } from '#shared/card.ts'
import { isProofed, languageOf, phrasesFor } from '#shared/wording/phrases-for.ts'
import { phraseKindsOf } from '../../card-tools/field-kind.ts'
import type { CardText } from './texts-of.ts'

export interface Suggestion {
  words: string
  lang: 'he' | 'yi' | 'en'
  /** The whole line with the suggestion in it. */
  value: string
}

/** More would not be looked at. */
const maxSuggestions = 8

/** Customary wordings for a line in its language, without the one that it has. */
export function suggestionsFor(design: CardDesign, text: CardText): Suggestion[] {
  const { categories, subCategories, language } = design
  const kinds = phraseKindsOf(text.id, subCategories)
  const lang = languageOf(text.value, language)
  return phrasesFor({ categories, kinds, maxLength: text.maxLength })
    .filter((phrase) => phrase.languages.includes(lang) && isProofed(phrase))
    .filter((phrase) => phrase.text !== text.value)
    .slice(0, maxSuggestions)
    .map((phrase) => ({ words: phrase.text, lang, value: phrase.text }))
}
