import type { CardDesign } from '#shared/card.ts'
import type { CardText } from './texts-of.ts'

/** That of the words it was designed with; an added text has that of the card. */
export function languageOfLine(
  { fields, language }: CardDesign,
  { id }: CardText,
): 'he' | 'yi' | 'en' {
  const sample = fields.find((field) => field.id === id)?.value
  const isLatin = sample ? /\p{Script=Latin}/u.test(sample) && !/[א-ת]/.test(sample) : false
  if (isLatin || (!sample && language === 'en')) return 'en'
  return language === 'yi' ? 'yi' : 'he'
}
