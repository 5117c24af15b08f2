/** What the search says, in English. */
export const searchStrings = {
  /** Names of the fields; two may stand on one page. */
  label: 'Search cards',
  heroLabel: 'Find a card for your simcha',
  pageLabel: 'Search again',
  /** Stands in an empty field beside its label. */
  hint: 'What is the simcha?',
  find: 'Find a card',
  open: 'Search',
  close: 'Close the search',
  occasions: 'Occasions',
  cards: 'Cards',
  /** Before the words searched for. */
  all: (total: number) => (total === 1 ? 'The one card for' : `All ${total} cards for`),
  finds: (categories: number, cards: number) =>
    `${counted(categories, 'occasion')} and ${counted(cards, 'card')}. Use the arrow keys to choose.`,
  noFinds: 'Nothing by that name. Press Enter for what comes near.',
  noSuggestions: 'Suggestions cannot be had just now. Press Enter to search all the same.',
  title: (query: string) => (query ? `Search: ${query}` : 'Search'),
  description: 'Find a card, a status poster or an occasion by its name, in Hebrew or English.',
  /** Before the words searched for. */
  heading: (total: number) => (total === 0 ? 'No cards for' : `${counted(total, 'card')} for`),
  inviteHeading: 'What is the simcha?',
  inviteLead: 'In English, Hebrew or Yiddish, as you would say it. Spelling does not matter much.',
  found: 'Occasions found',
  best: (shown: number, total: number) => `The best ${shown} of ${total} are here.`,
  emptyTitle: 'Nothing by that name',
  emptyLead:
    'Try one word, or the name of the simcha. Or tell us what you are looking for, and we will draw it.',
  emptyShelfTitle: 'None here yet',
  emptyShelf: 'The shelf is there, its first card is not. Tell us what you would like on it.',
  ask: 'Ask us for one',
  popular: 'Asked for most',
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
