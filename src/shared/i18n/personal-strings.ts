import { hebrew } from './he/personal-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/personal-strings.ts'

/** The title of a card from a personal link, in English; the only part that its editor needs. */
const english = {
  title: 'A card for you',
  description:
    'Someone made this card for you. Tap to open it. Make one of your own, free, no sign-up.',
}

export type PersonalStrings = typeof english

export const personalStrings: Strings<PersonalStrings> = { en: english, he: hebrew, yi: yiddish }
