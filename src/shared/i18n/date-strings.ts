import type { DateLanguage } from '../calendar/weekday-name.ts'
import { hebrew } from './he/date-strings.ts'
import type { Strings } from './language.ts'
import { yiddish } from './yi/date-strings.ts'

/** The words of the date dialog, in English. */
const english = {
  title: 'Choose a date',
  lead: 'By either calendar. The line is written for you.',
  close: 'Close',
  by: 'Choose by',
  calendars: { civil: 'Civil date', hebrew: 'Hebrew date' },
  civilDate: 'Date',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  nightfall: 'After nightfall?',
  nightfallHint: 'The Hebrew day begins the evening before.',
  times: { day: 'No, by day', evening: 'Yes, in the evening' },
  hebrewTimes: { day: 'By day', evening: 'The evening before' },
  hebrewNightfall: 'When on that day?',
  whichAdar: 'Which Adar?',
  adarHint: 'This year has two. For a birthday or a yahrzeit customs differ: ask your rov.',
  shortMonth: 'This month has 29 days that year. Which day is kept instead: ask your rov.',
  place: 'Parsha as it is read',
  places: { diaspora: 'Outside Eretz Yisroel', israel: 'In Eretz Yisroel' },
  language: 'Language',
  languages: { he: 'עברית', yi: 'יידיש', en: 'English' } satisfies Record<DateLanguage, string>,
  calendar: 'Calendar',
  lineCalendars: { hebrew: 'Hebrew', civil: 'Civil' },
  spelling: 'Spelling',
  spellings: { ashkenazi: 'Shabbos, Teves', sefardi: 'Shabbat, Tevet' },
  weekday: 'Weekday',
  weekdays: { name: 'By its name', letter: 'By its letter', none: 'None' },
  yearForm: 'Year',
  years: { short: 'Short', full: 'With ה׳', plain: 'In full', none: 'None' },
  parsha: 'With the parsha',
  evening: 'Say that it is the evening',
  others: 'Change these lines too',
  stillSays: (label: string) => `${label} still says`,
  byHand: 'Change it by hand.',
  line: 'It will say',
  noDate: 'Choose a date first.',
  noParsha: 'On that Shabbos a Yom Tov portion is read in its place.',
  same: (date: string) => `That is ${date}`,
  write: 'Write it on the card',
}

export type DateStrings = typeof english

export const dateStrings: Strings<DateStrings> = { en: english, he: hebrew, yi: yiddish }
