/** Languages of a card's words; `he-en` has both. */
export const cardLanguages = ['en', 'he', 'yi', 'he-en'] as const
export type CardLanguage = (typeof cardLanguages)[number]

/** Languages that a shelf can be narrowed to. */
export const shelfLanguages = ['he', 'yi', 'en'] as const
export type ShelfLanguage = (typeof shelfLanguages)[number]

/**
 * Whether a card has words in a language.
 *
 * @example isInLanguage('he-en', 'he') // true
 */
export function isInLanguage(card: CardLanguage | undefined, language: ShelfLanguage): boolean {
  return card === language || (card === 'he-en' && language !== 'yi')
}
