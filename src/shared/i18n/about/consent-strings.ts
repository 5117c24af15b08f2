import { hebrew } from '../he/about/consent-strings.ts'
import type { Strings } from '../language.ts'
import { yiddish } from '../yi/about/consent-strings.ts'

const english = {
  label: 'Your choice about counting visits',
  question: 'May we count visits and see how pages are used? Names and cards stay hidden.',
  accept: 'Yes, fine',
  refuse: 'No, thanks',
  more: 'Privacy',
  given: 'You have agreed to this.',
  refused: 'You have not agreed to this, so none of it is loaded.',
  signalled: 'Your browser asks not to be tracked, so none of it is loaded.',
  withdraw: 'Withdraw consent',
  give: 'Agree',
}

export type ConsentStrings = typeof english

export const consentStrings: Strings<ConsentStrings> = { en: english, he: hebrew, yi: yiddish }
