import { hebrew } from './he/finds-strings.ts'
import type { Strings } from './language.ts'
import { counted } from './search-strings.ts'
import { yiddish } from './yi/finds-strings.ts'

/** The words of search results and their page, in English; loaded with them. */
const english = {
  occasions: 'Occasions',
  cards: 'Cards',
  /** Comes before the search words. */
  all: (total: number) => (total === 1 ? 'The one card for' : `All ${total} cards for`),
  title: (query: string) => (query ? `Search: ${query}` : 'Search'),
  description: 'Find a card, a status poster or an occasion by its name, in Hebrew or English.',
  again: 'Search again',
  /** Around the search words. */
  quotes: ['“', '”'] as readonly [opening: string, closing: string],
  /** Comes before the search words. */
  heading: (total: number) => (total === 0 ? 'No cards for' : `${counted(total, 'card')} for`),
  /** Comes before the search words, when a shelf is found but has no cards. */
  headingOfShelf: 'Found for',
  inviteHeading: 'What is the simcha?',
  inviteLead: 'In English, Hebrew or Yiddish, as you would say it. Spelling does not matter much.',
  found: 'Occasions found',
  best: (shown: number, total: number) => `The best ${shown} of ${total} are here.`,
  emptyTitle: 'Nothing by that name',
  emptyLead:
    'Try one word, or the name of the simcha. Or tell us what you are looking for, and we will draw it.',
  emptyShelfTitle: 'None here yet',
  emptyShelf: 'This shelf has no cards yet. Tell us what you would like on it.',
  /** Comes before similar shelves. */
  nearest: 'The nearest we have',
  yetLead: 'Tell us about yours, and we will draw one.',
  soberLead:
    'Most of our cards are for happy days, so we show none of those here. Write to us, and we will draw one with care.',
  ask: 'Ask us for one',
  popular: 'Most popular',
}

export type FindsStrings = typeof english

export const findsStrings: Strings<FindsStrings> = { en: english, he: hebrew, yi: yiddish }
