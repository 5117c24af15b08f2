import type { CardDesign } from '../card.ts'

/** What the receiver of a card writes back, by the language of the card. */
export const cardThanks: Readonly<Record<CardDesign['language'], string>> = {
  he: 'תודה רבה!',
  'he-en': 'תודה רבה!',
  yi: 'א גרויסן דאנק!',
  en: 'Thank you so much!',
}
