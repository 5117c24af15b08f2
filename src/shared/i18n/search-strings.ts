/** What the field of the search says, in English. */
export const searchStrings = {
  /** Names of the fields; two may stand on one page. */
  label: 'Search cards',
  heroLabel: 'Find a card for your simcha',
  /** Stands in an empty field beside its label. */
  hint: 'What is the simcha?',
  find: 'Find a card',
  open: 'Search',
  close: 'Close the search',
  finds: (categories: number, cards: number) =>
    `${counted(categories, 'occasion')} and ${counted(cards, 'card')}. Use the arrow keys to choose.`,
  noFinds: 'Nothing by that name. Press Enter for close matches.',
  noSuggestions: 'Suggestions are unavailable right now. Press Enter to search anyway.',
}

/**
 * A number of things, in words.
 *
 * @example counted(1, 'card') // '1 card'
 * @example counted(7, 'card') // '7 cards'
 */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
