/** The words of the search field, in English. */
export const searchStrings = {
  /** Names of the fields; a page can have two. */
  label: 'Search cards',
  heroLabel: 'Find a card for your simcha',
  /** Shown in an empty field beside its label. */
  hint: 'What is the simcha?',
  find: 'Find a card',
  open: 'Search',
  close: 'Close the search',
  finds: (categories: number, cards: number) =>
    `${counted(categories, 'occasion')} and ${counted(cards, 'card')}. Use the arrow keys to choose.`,
  /** For cards by their kind: 'bas mitzvah cards'. */
  nothingYet: (about: string) => `We have no ${about} yet.`,
  nearest: (count: number) =>
    `${counted(count, 'shelf', 'shelves')} near it. Use the arrow keys to choose.`,
  askByEnter: 'Press Enter to ask us for one.',
  noFinds: 'Nothing by that name.',
  noSuggestions: 'Suggestions are unavailable right now. Press Enter to search anyway.',
}

/**
 * A count with its noun.
 *
 * @param nouns the plural; default the noun with an s
 * @example counted(1, 'card') // '1 card'
 * @example counted(7, 'card') // '7 cards'
 */
export function counted(count: number, noun: string, nouns = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : nouns}`
}
