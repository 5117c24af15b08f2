import type { CardWords } from '../art/family.ts'
import type { CardDesign } from '../card.ts'
import { namingFields } from '../sample-names.ts'
import type { FilledLayer } from './filled-layers.ts'

/** Fields that wish somebody something. */
const wishingFields: ReadonlySet<string> = new Set(['greeting', 'second-greeting', 'wish'])

/**
 * What art is written with: the names of a card, and its greetings and wishes. Dates and places are
 * left to the lines.
 */
export function writtenWords(
  { categories, language }: CardDesign,
  filled: readonly FilledLayer[],
): CardWords {
  const textsOf = (fields: ReadonlySet<string>) =>
    filled.filter(({ layer }) => fields.has(layer.field)).map(({ text }) => text)
  return {
    names: textsOf(namingFields),
    wishes: textsOf(wishingFields),
    occasions: categories,
    language,
  }
}
