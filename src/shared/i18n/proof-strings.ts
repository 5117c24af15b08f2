import type { ProofRule } from '../proof/finding.ts'
import { hebrew } from './he/proof-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/proof-strings.ts'

type Reasons = Readonly<Record<ProofRule, (against: string) => string>>

const reasons: Reasons = {
  weekday: () => 'The weekday and the date disagree.',
  calendars: (against) => `This is not the same day as “${against}”.`,
  evening: () => 'After nightfall the next Hebrew day has begun.',
  parsha: () => 'Another parsha is read that week.',
  past: () => 'This day has passed.',
  shabbos: () => 'This day is Shabbos.',
  'yom-tov': () => 'This day is Yom Tov.',
  fast: () => 'This day is a fast.',
  omer: () => 'A day of the Omer, when many make no weddings. Customs differ: ask your rov.',
  'three-weeks': () =>
    'A day of the Three Weeks, when many make no weddings. Customs differ: ask your rov.',
  'sample-name': () => 'This name is from the example.',
  'sample-date': () => 'This date is from the example.',
  'two-spellings': (against) => `Also spelled “${against}” on this card.`,
  phone: () => 'This phone number seems too short or too long.',
  'divine-name': () => 'A holy Name. Many do not write it out on a card: ask your rov.',
  'bris-invitation': () => 'By custom a bris is announced, and nobody is invited to it.',
  'small-letters': () => 'Very small on paper. Fewer words come out larger.',
}

/** The words of the proof-reader, in English. */
const english = {
  title: 'Please check',
  sampleNames: 'The names are still the sample’s',
  nothing: 'Nothing to correct was found',
  /** Before the right words. */
  correct: 'Correct to:',
  write: 'Go to the words',
  writeNames: 'Write the names',
  anyway: 'Continue anyway',
  back: 'Back to the card',
  reasons,
}

export type ProofStrings = typeof english

export const proofStrings: Strings<ProofStrings> = { en: english, he: hebrew, yi: yiddish }
