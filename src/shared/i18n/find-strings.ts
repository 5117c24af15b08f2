import type { Recipient } from '../recipient.ts'
import { hebrew } from './he/find-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/find-strings.ts'

/** The words of choosing a card by occasion, recipient and language, in English. */
const english = {
  title: 'Find a card',
  description:
    'Choose the occasion, whom the card is for, and the language of its words. Free, no sign-up.',
  steps: 'Steps',
  step: { occasion: 'Occasion', recipient: 'For', language: 'Language' },
  lead: {
    occasion: 'What is the simcha?',
    recipient: 'Whom is the card for?',
    language: 'In which language?',
  },
  /** On home, below the search. */
  /** On a shelf that a filter has emptied. */
  none: (recipient: string) => `No cards for “${recipient}” here yet.`,
  anyone: 'Anyone',
  anyLanguage: 'Any language',
  recipients: {
    guests: 'Guests',
    couple: 'A couple',
    parents: 'Parents',
    boy: 'The boy',
    child: 'A child',
    grandparents: 'Grandparents',
    shul: 'A shul',
    friends: 'Family and friends',
    everyone: 'Everyone',
  } satisfies Record<Recipient, string>,
}

export type FindStrings = typeof english

export const findStrings: Strings<FindStrings> = { en: english, he: hebrew, yi: yiddish }
