import type { DateLanguage } from '../calendar/weekday-name.ts'
import type { Addressee, Moment, PhraseKind } from '../wording/phrase.ts'
import { customNames } from './custom-strings.ts'
import { hebrew } from './he/wording-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/wording-strings.ts'

/** The words of the wording dialog, in English. */
const english = {
  title: 'Wording',
  lead: 'One tap puts it on the card.',
  close: 'Close',
  language: 'Language',
  languages: { he: 'עברית', yi: 'יידיש', en: 'English' } satisfies Record<DateLanguage, string>,
  kinds: {
    greeting: 'Greetings',
    wish: 'Wishes',
    announce: 'Announcements',
    invite: 'Invitations',
    thanks: 'Thanks',
  } satisfies Record<PhraseKind, string>,
  usage: 'Popular. Check before printing.',
  customs: customNames.en,
  addressees: {
    man: 'To a man',
    woman: 'To a woman',
    family: 'To a family',
  } satisfies Record<Addressee, string>,
  moments: {
    'chol-hamoed': 'Chol Hamoed',
    'hoshana-rabbah': 'Hoshana Rabbah',
    'after-shabbos': 'After Shabbos',
    'before-rosh-hashanah': 'Until Rosh Hashanah',
    'until-yom-kippur': 'Until Yom Kippur',
  } satisfies Record<Moment, string>,
  none: 'None in this language yet.',
}

export type WordingStrings = typeof english

export const wordingStrings: Strings<WordingStrings> = { en: english, he: hebrew, yi: yiddish }
