import type { SimchaOccasion } from '../simcha/occasion.ts'
import type { SimchaWord } from '../simcha/simcha.ts'
import { hebrew } from './he/simcha-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/simcha-strings.ts'

/** The words of the page of a simcha, in English. */
const english = {
  title: 'One simcha',
  hebrew: 'שמחה אחת',
  description:
    'The whole set of cards for a wedding, bris, bar mitzvah, bas mitzvah, upsherin or siyum, in one style: type the names, the date and the hall once.',
  lead: 'Type it once, and every card says it. It stays on your device.',
  needsScript: 'The set is made on your device, which needs JavaScript.',
  occasion: 'Occasion',
  occasions: {
    wedding: 'Wedding',
    bris: 'Bris',
    'bar-mitzvah': 'Bar mitzvah',
    'bas-mitzvah': 'Bas mitzvah',
    upsherin: 'Upsherin',
    siyum: 'Siyum',
  } satisfies Record<SimchaOccasion, string> as Record<SimchaOccasion, string>,
  details: 'Details',
  language: 'Language of the cards',
  languages: { he: 'Hebrew', en: 'English', yi: 'Yiddish' },
  words: {
    chosson: 'Chosson',
    kallah: 'Kallah',
    child: 'Name',
    person: 'Who makes the siyum',
    masechta: 'Masechta',
    parents: 'Parents',
    family: 'Family',
    families: 'Families',
    place: 'Hall',
    shul: 'Shul of the aufruf',
  } satisfies Record<SimchaWord, string> as Record<SimchaWord, string>,
  inHebrew: 'The same in Hebrew letters',
  inEnglish: 'The same in English letters',
  when: { other: 'Date', bris: 'Date of birth' },
  noDate: 'Choose the date. Without it the cards leave the day out.',
  pastDate: 'This date has passed.',
  time: 'Time',
  chuppah: 'Chuppah',
  welcome: 'Kabbolas ponim',
  badTime: 'A time looks like 17:30.',
  phone: 'Phone',
  hosts: 'Hosts of the sheva brachos',
  host: (day: string) => `Host, ${day}`,
  hostOf: (night: number) => `Host of meal ${night}`,
  style: 'One style',
  set: 'The set',
  members: {
    'save-the-date': 'Save the date',
    invitation: 'Invitation',
    aufruf: 'Aufruf',
    times: 'Kabbolas ponim and chuppah',
    'sheva-brachos': 'Sheva brachos',
    bencher: 'Bencher',
    thanks: 'Thank you',
    status: 'Status poster',
    film: 'Film',
    'shalom-zachor': 'Shalom zachor',
    bris: 'Bris',
  } as Record<string, string>,
  open: (member: string) => `Open: ${member}`,
  filled: 'Filled in',
  isDraft: 'In your cards',
  byHand: (count: number) =>
    count === 1 ? 'One line by hand, kept' : `${count} lines by hand, kept`,
  noDesign: 'No card for these words yet',
  week: 'The week',
  events: {
    main: 'The simcha',
    aufruf: 'Aufruf',
    'shalom-zachor': 'Shalom zachor',
    'vach-nacht': 'Vach nacht',
    aliyah: 'Aliyah',
    'sheva-brachos': 'Sheva brachos',
  } as Record<string, string>,
  calendar: 'Save for the calendar',
  calendarSaved: 'The calendar file is saved.',
  kept: 'Your simchas',
  unnamed: 'Without a name',
  fresh: 'New simcha',
  remove: (name: string) => `Delete: ${name}`,
  removed: 'The simcha is deleted. Its cards stay in your cards.',
  saved: 'Saved on this device',
  notSaved:
    'This browser cannot keep the simcha. Keep this page open: nothing is lost while it is.',
  failed: 'That did not work. Nothing was changed.',
  link: 'A whole simcha in one style',
}

export type SimchaStrings = typeof english

export const simchaStrings: Strings<SimchaStrings> = { en: english, he: hebrew, yi: yiddish }
