import type { DayNote, FamilyEvent } from '../calendar/day-notes.ts'
import type { DatedEvent } from '../dated-event.ts'
import { hebrew } from './he/dates-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/dates-strings.ts'

/** Both names of an event. */
type EventName = readonly [name: string, hebrew: string]

const ordinalEndings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' }

function ordinal(count: number): string {
  const rule = new Intl.PluralRules('en', { type: 'ordinal' }).select(count)
  return `${count}${ordinalEndings[rule] ?? 'th'}`
}

/** The words of the page of a family's dates, in English. */
const english = {
  title: 'Dates',
  hebrew: 'תאריכים',
  description:
    'From a birth its bris, pidyon haben, upsherin and bar mitzvah, from a wedding its anniversaries, from a petirah its yahrzeits: by the Hebrew calendar, each with its card.',
  lead: 'One date gives all that follow from it. It never leaves your device.',
  after: 'Dates for',
  afters: {
    boy: 'A boy',
    girl: 'A girl',
    wedding: 'A wedding',
    petirah: 'A yahrzeit',
  } satisfies Record<DatedEvent, string>,
  when: {
    boy: 'When was he born?',
    girl: 'When was she born?',
    wedding: 'When was the wedding?',
    petirah: 'When was the petirah?',
  } satisfies Record<DatedEvent, string>,
  needsScript: 'The dates are worked out on your device. For that the page needs JavaScript.',
  noDate: 'Choose a date, and the days that follow from it are here.',
  is: (hebrewDate: string, evening: boolean) =>
    evening ? `${hebrewDate}, after nightfall` : hebrewDate,
  days: 'The days',
  events: {
    'shalom-zachor': ['Shalom zachor', 'שלום זכר'],
    bris: ['Bris', 'ברית מילה'],
    'pidyon-haben': ['Pidyon haben', 'פדיון הבן'],
    upsherin: ['Upsherin', 'אפשערן'],
    'bar-mitzvah': ['Bar mitzvah', 'בר מצוה'],
    'bas-mitzvah': ['Bas mitzvah', 'בת מצוה'],
    birthday: ['Hebrew birthdays', 'ימי הולדת'],
    anniversary: ['Anniversaries', 'ימי נישואין'],
    yahrzeit: ['Yahrzeits', 'יארצייט'],
  } satisfies Record<FamilyEvent, EventName>,
  yearly: {
    birthday: (years: number) => `${ordinal(years)} birthday`,
    anniversary: (years: number) => `${ordinal(years)} anniversary`,
    yahrzeit: (years: number) => `${ordinal(years)} yahrzeit`,
  },
  comesOfAge: (evening: string) => `He is thirteen from ${evening}.`,
  about: {
    'shalom-zachor': 'The first Friday night.',
    bris: 'The eighth day. If the birth was between sunset and nightfall, or not a natural one, ask your rov.',
    'pidyon-haben':
      'The thirty-first day, for a mother’s first child. Ask your rov whether it is due.',
    upsherin: 'His third birthday.',
    'bar-mitzvah': 'The Shabbos of his thirteenth birthday, or the one after it.',
    'bas-mitzvah': 'Her twelfth birthday.',
  },
  notes: {
    'put-off': 'Its day is Shabbos or Yom Tov, so it is after that.',
    'two-adars': 'That year has two Adars. Customs differ: ask your rov.',
    'no-thirtieth': 'That year the month has no thirtieth. Customs differ: ask your rov.',
    shabbos: 'It is Shabbos.',
    'yom-tov': 'It is Yom Tov.',
    'chol-hamoed': 'It is Chol Hamoed.',
    fast: 'It is a fast: ask your rov when to have the seudah.',
    omer: 'In the Omer many wait until Lag BaOmer. Customs differ: ask your rov.',
    'three-weeks':
      'In the Three Weeks many wait until after Tisha B’Av. Customs differ: ask your rov.',
  } satisfies Record<DayNote, string>,
  others: (dates: string) => `Others keep ${dates}.`,
  makeCard: 'Make the card',
  makeCardFor: (event: string, date: string) => `Make the card: ${event}, ${date}`,
  calendar: 'Calendar',
  calendarFor: (event: string, date: string) => `Add to the calendar: ${event}, ${date}`,
  addAll: (count: number) => `Add all ${count} to the calendar`,
  moreYears: (count: number) => `The ${count} years after`,
  saved: 'The calendar file is saved. Open it to add the dates.',
  failed: 'That did not work. Please try again.',
  advice: 'Customs differ. Ask your rov about any day that is in doubt.',
}

export type DatesStrings = typeof english

export const datesStrings: Strings<DatesStrings> = { en: english, he: hebrew, yi: yiddish }
