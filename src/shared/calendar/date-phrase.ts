import { once } from '../once.ts'
import { civilToDayNumber } from './civil-date.ts'
import { civilMonths } from './civil-months.ts'
import { type DateLineOptions, writeDateLine } from './date-line.ts'
import type { Place } from './festival.ts'
import { hebrewToDayNumber, monthNumber } from './hebrew-date.ts'
import { monthName } from './month-name.ts'
import { readingOf } from './parsha.ts'
import { parshaNames } from './parsha-names.ts'
import { readCivilDate } from './read-civil-date.ts'
import { readHebrewDate } from './read-date.ts'
import type { Spelling } from './spelling.ts'
import { type DateLanguage, weekdayName } from './weekday-name.ts'

/** The way a day is named. */
export interface DateForm {
  language: DateLanguage
  /** `none` names the day only by its weekday or its parsha. */
  calendar: 'hebrew' | 'civil' | 'none'
  weekday: 'name' | 'letter' | 'none'
  parsha: boolean
  /** `full` includes the thousands of a Hebrew year. */
  year: 'short' | 'full' | 'none'
  evening: boolean
  fullMonth: boolean
  spelling: Exclude<Spelling, 'hebrew'>
  /** The Hebrew word before the parsha; default 'פרשת'. */
  parshaWord?: string | undefined
  /** How Shabbos is named in Hebrew letters; default 'שבת'. */
  shabbosWord?: string | undefined
}

/**
 * The place in a text where a day is named, in UTF-16 units, and the form; the end is exclusive.
 */
export interface DatePhrase {
  from: number
  to: number
  words: string
  form: DateForm
}

/**
 * The time of an event: the Hebrew day, and whether it is in the evening that the day begins with.
 */
export interface Moment {
  dayNumber: number
  evening: boolean
  /** The place whose parsha schedule applies. */
  place: Place
}

const anyOf = (names: readonly string[]) =>
  `(?:${[...new Set(names)]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replace(/[׳'’]/g, "[׳'’]").replace(/־/g, '[־ -]'))
    .join('|')})`

const weekdays = [0, 1, 2, 3, 4, 5]
const monthsIn = (spellings: readonly Spelling[]) =>
  anyOf(
    Object.values(monthNumber).flatMap((month) =>
      spellings.flatMap((spelling) =>
        [5787, 5788].flatMap((year) =>
          year === 5788 && month === monthNumber.adarII
            ? []
            : [false, true].map((full) => monthName({ year, month }, spelling, { full })),
        ),
      ),
    ),
  )
// Made at the first text that is searched: they would slow the start of a worker.
const hebrewWeekday = once(() =>
  anyOf(
    weekdays.flatMap((day) => [
      weekdayName(day, 'he'),
      weekdayName(day, 'he', { letter: true }),
      weekdayName(day, 'yi'),
    ]),
  ),
)
const latinWeekday = once(() => anyOf([...weekdays, 6].map((day) => weekdayName(day, 'en'))))
const hebrewMonth = once(() => monthsIn(['hebrew']))
const latinMonth = once(() => monthsIn(['ashkenazi', 'sefardi']))
const civilMonthsOf = (languages: readonly DateLanguage[]) =>
  anyOf(languages.flatMap((language) => civilMonths[language].split(' ')))

const hebrewYear = `(?:(?:ה[׳'’])?ת[א-ת]{0,2}["״][א-ת]|5[67]\\d\\d)`
// A month has thirty days at most: in 'לד׳ שבט' the first letter is a prefix.
const hebrewDay = `(?:ל[׳'’]?|[א-כ][״"]?[א-ט]?[׳'’]?|\\d{1,2})`

interface PhraseParts {
  weekday: string
  parsha: string
  date: string
  year: string
  /** Hebrew letters have no case, and with the flag `i` their pattern takes twice as long to make. */
  flags: 'gu' | 'giu'
}

/** Weekday, parsha and date; at least one of them is present. */
function patternOf({ weekday, parsha, date, year, flags }: PhraseParts): RegExp {
  const start = `(?<=(?:^|[^\\p{L}\\p{M}\\d])[בל]?)`
  const end = `(?![\\p{L}\\p{M}\\d])`
  const dated = `(?:${weekday},? )?(?:${parsha},? )?${date}`
  const weekly = `(?:${weekday},? )?${parsha}(?: ${year})?`
  return new RegExp(`${start}(?:${dated}|${weekly}|${weekday})${end}`, flags)
}

const hebrewPhrase = once(() => {
  const hebrewParsha = anyOf(parshaNames.map(([hebrew]) => hebrew))
  return patternOf({
    weekday: `(?:(?:אור ל|ליל )?${hebrewWeekday()}(?: בערב| ביינאכט)?|(?:אור ל|ליל |מוצאי |יום )?שבת(?: קודש)?)`,
    parsha: `(?:פרשת|לסדר|פ[׳']) ${hebrewParsha}(?:[־ -]${hebrewParsha})?`,
    date: `(?:${hebrewDay} ב?${hebrewMonth()}(?: ${hebrewYear})?|\\d{1,2} ב?${civilMonthsOf(['he', 'yi'])}(?: \\d{4})?)`,
    year: hebrewYear,
    flags: 'gu',
  })
})
const latinPhrase = once(() => {
  const latinParsha = anyOf(
    parshaNames.flatMap(([, ...latin]) => latin.filter((name) => name !== undefined)),
  )
  return patternOf({
    weekday: `(?:${latinWeekday()}(?: evening| night)?|Motzei Shabbos|Motzaei Shabbat|Shabbos|Shabbat)`,
    parsha: `Para?sh(?:as|at|a|ah) ${latinParsha}(?:-${latinParsha})?`,
    date: `(?:\\d{1,2} ${latinMonth()}(?:,? 5\\d{3})?|${civilMonthsOf(['en'])} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${civilMonthsOf(['en'])}(?:,? \\d{4})?)`,
    year: '5\\d{3}',
    flags: 'giu',
  })
})

const shabbosNames = ['שבת', 'saturday', 'shabbos', 'shabbat']

/** Names of days that are just as often part of a greeting, or all of it: 'גוט שבת'. */
const inGreetings = /^(?:(?:יום )?שבת(?: קודש)?|Shabbos|Shabbat|ט["״]ו ב?שבט)$/i
const someYear = new RegExp(`${hebrewYear}|\\b(?:5[67]|20)\\d\\d\\b`)

/**
 * The days that a text names. A day named in an unsupported way, by a festival or by figures such
 * as 12/11/2026, is left out.
 *
 * @param language the language of Hebrew letters when no word shows it; default 'he'
 * @example datePhrases('ליל שבת פרשת וישלח')[0]?.form.parsha // true
 * @example datePhrases('גוט שבת') // []
 */
export function datePhrases(text: string, language: DateLanguage = 'he'): DatePhrase[] {
  const patterns = [
    ...(/[א-ת]/.test(text) ? [hebrewPhrase()] : []),
    ...(/[a-z]/i.test(text) ? [latinPhrase()] : []),
  ]
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, index }) => {
      if (inGreetings.test(words)) return []
      return [{ from: index, to: index + words.length, words, form: formOf(words, language) }]
    }),
  )
}

/**
 * Whether a day is named in a way that cannot be changed here: there is a year outside the phrases.
 */
export function hasOtherDate(text: string): boolean {
  const rest = datePhrases(text).reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(to),
    text,
  )
  return someYear.test(rest)
}

/**
 * A phrase for another day in the same form; `undefined` where it is named by a parsha and that
 * week has none.
 *
 * @example writePhrase(form, { dayNumber: 739993, evening: false, place: 'diaspora' }) // 'פרשת בא'
 */
export function writePhrase(form: DateForm, moment: Moment): string | undefined {
  const { dayNumber, evening, place } = moment
  if (form.parsha && form.calendar === 'none' && readingOf(dayNumber, place).festival)
    return undefined
  const { parsha, year, ...rest } = form
  const options: DateLineOptions = {
    ...rest,
    evening,
    parsha: parsha ? place : undefined,
    year: year !== 'none',
    thousands: year === 'full',
  }
  return inWordsOf(form, writeDateLine(dayNumber, options))
}

/** 'לסדר' is said of weekdays only. */
function inWordsOf({ parshaWord, shabbosWord = 'שבת' }: DateForm, line: string): string {
  const isShabbos = line.includes('שבת')
  const word = parshaWord && !(isShabbos && parshaWord === 'לסדר') ? parshaWord : 'פרשת'
  return line.replace('פרשת', word).replace('שבת', shabbosWord)
}

/**
 * Whether a phrase names that day or that week. A civil date can also be that of the evening
 * before.
 */
export function namesDay({ words, form }: DatePhrase, dayNumber: number): boolean {
  const written = (['diaspora', 'israel'] as const).flatMap((place) =>
    [false, true].map((evening) => writePhrase(form, { dayNumber, evening, place })),
  )
  return written.some((line) => line !== undefined && comparable(line) === comparable(words))
}

/** The day that a text names by a whole date; `undefined` if it names none. */
export function dayNamedIn(text: string): number | undefined {
  return datePhrases(text)
    .map((phrase) => {
      const day = dateIn(phrase)
      return day === undefined ? undefined : hebrewDayIn(phrase, day)
    })
    .find((day) => day !== undefined)
}

/**
 * The whole date in a phrase, as the day number of its daytime; `undefined` without one.
 *
 * @example dateIn(datePhrases('אור ליום שלישי, ד׳ שבט תשפ״ז')[0]) // 739993
 */
export function dateIn({ words, form }: DatePhrase): number | undefined {
  if (form.calendar === 'none') return undefined
  if (form.calendar === 'civil') {
    const date = readCivilDate(words)
    return date && civilToDayNumber(date)
  }
  const date = readHebrewDate(words)
  return date && hebrewToDayNumber(date)
}

/** The Hebrew day that a phrase means by its date: the evening of a civil date begins the next one. */
export function hebrewDayIn({ form }: Pick<DatePhrase, 'form'>, day: number): number {
  return form.calendar === 'civil' && form.evening ? day + 1 : day
}

/**
 * The weekday that words name: 0 is Sunday.
 *
 * @example weekdayIn('אור ליום שלישי, ד׳ שבט') // 2
 */
export function weekdayIn(words: string): number | undefined {
  const plain = words.toLowerCase().replace(/['’]/g, '׳')
  const isNamed = (names: readonly string[]) => names.some((name) => plain.includes(name))
  if (isNamed(shabbosNames)) return 6
  return [0, 1, 2, 3, 4, 5].find((weekday) =>
    isNamed([
      weekdayName(weekday, 'he'),
      weekdayName(weekday, 'he', { letter: true }),
      weekdayName(weekday, 'yi'),
      weekdayName(weekday, 'en').toLowerCase(),
    ]),
  )
}

/** Words that put an hour after nightfall. */
export const saysEvening = /בערב|אווענט|ביינאכט|בלילה|\bevening\b|\btonight\b|\bnight\b/i

/** Words that put an hour in the daytime. */
export const saysDay =
  /בבוקר|אינדערפרי|בצהריי?ם|אחה["״]צ|נאכמיטאג|\bmorning\b|\bafternoon\b|\bnoon\b/i

/** Whether a phrase names the Hebrew day that begins in the evening: 'אור ליום שלישי'. */
export function namesComingDay({ words }: Pick<DatePhrase, 'words'>): boolean {
  return /אור ל|ליל/.test(words)
}

function formOf(words: string, fallback: DateLanguage): DateForm {
  const isLatin = /[a-z]{2}/i.test(words)
  const isYiddish = new RegExp(
    `${anyOf(weekdays.map((day) => weekdayName(day, 'yi')))}|ביינאכט`,
  ).test(words)
  const isCivil = new RegExp(
    `${civilMonthsOf(['en', 'he', 'yi'])} \\d|\\d ב?${civilMonthsOf(['en', 'he', 'yi'])}`,
  ).test(words)
  const isHebrew = new RegExp(`${hebrewDay} ב?(?:${hebrewMonth()}|${latinMonth()})`, 'i').test(
    words,
  )
  const hasYear = new RegExp(`(?:${hebrewYear}|\\d{4})$`).test(words)
  const [parshaWord] = /פרשת|לסדר|פ[׳'](?= )/.exec(words) ?? []
  return {
    language: isLatin ? 'en' : isYiddish || fallback === 'yi' ? 'yi' : 'he',
    calendar: isCivil ? 'civil' : isHebrew ? 'hebrew' : 'none',
    weekday: weekdayFormOf(words),
    parsha: parshaWord !== undefined || /Para?sh/i.test(words),
    year: !hasYear ? 'none' : /ה[׳'’]ת/.test(words) ? 'full' : 'short',
    evening: /ליל|אור ל|מוצאי|בערב|ביינאכט|evening|night|Motz/.test(words),
    fullMonth: /מרחשון|מנחם אב|Marcheshvan|Menachem Av/.test(words),
    spelling: /Shabbat|Parashat|Tevet|Nisan\b/.test(words) ? 'sefardi' : 'ashkenazi',
    ...(parshaWord && { parshaWord }),
    ...(/שבת קודש/.test(words) && { shabbosWord: 'שבת קודש' }),
  }
}

function weekdayFormOf(words: string): DateForm['weekday'] {
  if (/יום [א-ו][׳'’]/.test(words)) return 'letter'
  const named = new RegExp(`${hebrewWeekday()}|${latinWeekday()}|שבת|Shabb`, 'i')
  return named.test(words) ? 'name' : 'none'
}

/** The words without marks, commas and case. */
function comparable(words: string): string {
  return words
    .toLowerCase()
    .replace('יום שבת', 'שבת')
    .replace(/[׳'’״",]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ב(?=[א-ת]{2})/g, ' ')
}
