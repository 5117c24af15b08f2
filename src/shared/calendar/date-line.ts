import { dayNumberToCivil, weekdayOf } from './civil-date.ts'
import { civilMonths } from './civil-months.ts'
import type { Place } from './festival.ts'
import { writeGematria, writeYear } from './gematria.ts'
import { dayNumberToHebrew } from './hebrew-date.ts'
import { monthName } from './month-name.ts'
import { parshaName, readingOf } from './parsha.ts'
import type { Spelling } from './spelling.ts'
import { type DateLanguage, weekdayName } from './weekday-name.ts'

/** The parts of a line and their style. */
export interface DateLineOptions {
  language: DateLanguage
  /** Default the Hebrew date. `none` shows only the Hebrew year, after the parsha. */
  calendar?: 'hebrew' | 'civil' | 'none' | undefined
  /** Its name (the default); in Hebrew and Yiddish also its letter; or no weekday. */
  weekday?: 'name' | 'letter' | 'none' | undefined
  /**
   * The parsha of the week as read at that place. Default none; always none in a festival's week.
   */
  parsha?: Place | undefined
  /**
   * Whether to name the evening that the day begins with. It is written with the weekday, so it
   * needs one.
   */
  evening?: boolean | undefined
  /** Whether to show the year; default true. */
  year?: boolean | undefined
  /** Whether to write the thousands of a Hebrew year in letters; default false. */
  thousands?: boolean | undefined
  /** Whether to write Marcheshvan and Menachem Av; default false. */
  fullMonth?: boolean | undefined
  /** Spelling of Hebrew words in English; default 'ashkenazi'. */
  spelling?: Exclude<Spelling, 'hebrew'> | undefined
}

type Settings = DateLineOptions & { spelling: Exclude<Spelling, 'hebrew'> }

const sunday = 0
const saturday = 6
const shabbos = { ashkenazi: 'Shabbos', sefardi: 'Shabbat' }
const motzeiShabbos = { ashkenazi: 'Motzei Shabbos', sefardi: 'Motzaei Shabbat' }

/**
 * A date as written on a card.
 *
 * @param dayNumber of the Hebrew day; its evening belongs to the civil date before
 * @example writeDateLine(739993, { language: 'he' }) // 'יום שלישי, ד׳ שבט תשפ״ז'
 * @example writeDateLine(739993, { language: 'he', weekday: 'letter', parsha: 'diaspora' })
 *   // 'יום ג׳ פרשת בא, ד׳ שבט תשפ״ז'
 * @example writeDateLine(739993, { language: 'he', evening: true })
 *   // 'אור ליום שלישי, ד׳ שבט תשפ״ז'
 * @example writeDateLine(739993, { language: 'en', calendar: 'civil' })
 *   // 'Tuesday, January 12, 2027'
 */
export function writeDateLine(dayNumber: number, options: DateLineOptions): string {
  const settings: Settings = { ...options, spelling: options.spelling ?? 'ashkenazi' }
  const week = weekParts(dayNumber, settings)
  if (settings.calendar === 'none') {
    return [week.join(', '), ...yearParts(dayNumber, settings)].join(' ')
  }
  const date = settings.calendar === 'civil' ? civilDate : hebrewDate
  return [...week, date(dayNumber, settings)].join(', ')
}

/**
 * Only the parsha of the week that a day is in; empty where a festival replaces it.
 *
 * @param dayNumber of the Hebrew day: the evening after Shabbos is in the next week
 * @example writeParshaLine(739993, { language: 'he', place: 'diaspora' }) // 'פרשת בא'
 */
export function writeParshaLine(
  dayNumber: number,
  options: Pick<DateLineOptions, 'language' | 'spelling'> & { place: Place },
): string {
  const { language, spelling = 'ashkenazi', place } = options
  return parshaWords(dayNumber, place, { language, spelling })
}

function yearParts(dayNumber: number, { year, language, thousands = false }: Settings): string[] {
  if (!year) return []
  const date = dayNumberToHebrew(dayNumber)
  return [language === 'en' ? `${date.year}` : writeYear(date.year, { thousands })]
}

/**
 * In English a weekday and its parsha are two parts, except "Shabbos Parshas Bo"; in other
 * languages one.
 */
function weekParts(dayNumber: number, settings: Settings): string[] {
  const day = settings.weekday === 'none' ? '' : dayWords(dayNumber, settings)
  const week = isAfterShabbos(dayNumber, settings) ? dayNumber - 1 : dayNumber
  const parsha = settings.parsha ? parshaWords(week, settings.parsha, settings) : ''
  const parts = [day, parsha].filter((part) => part !== '')
  const isApart = settings.language === 'en' && !isShabbosByName(dayNumber, settings)
  return isApart || parts.length === 0 ? parts : [parts.join(' ')]
}

function dayWords(dayNumber: number, settings: Settings): string {
  const { language, weekday, evening, spelling } = settings
  if (evening) return eveningWords(dayNumber, settings)
  if (language === 'en' && isShabbosByName(dayNumber, settings)) return shabbos[spelling]
  return weekdayName(weekdayOf(dayNumber), language, { letter: weekday === 'letter' })
}

/**
 * Hebrew names the evening by the day that begins, except with a civil date. Other languages name
 * it by the day that ends.
 */
function eveningWords(dayNumber: number, settings: Settings): string {
  const { language, calendar, spelling } = settings
  const letter = settings.weekday === 'letter'
  const ending = weekdayName(weekdayOf(dayNumber - 1), language, { letter })
  const isEn = language === 'en'
  if (weekdayOf(dayNumber) === saturday) return isEn ? `${ending} night` : 'ליל שבת'
  if (isAfterShabbos(dayNumber, settings)) {
    if (!isEn) return 'מוצאי שבת'
    return calendar === 'civil' ? `${ending} night` : motzeiShabbos[spelling]
  }
  if (isEn) return `${ending} evening`
  if (language === 'yi') return `${ending} ביינאכט`
  if (calendar === 'civil') return `${ending} בערב`
  return `אור ל${weekdayName(weekdayOf(dayNumber), language, { letter })}`
}

/** Whether an evening is named as the one after Shabbos; its parsha is then that of the Shabbos. */
function isAfterShabbos(dayNumber: number, settings: Settings): boolean {
  const { language, calendar, weekday, evening = false } = settings
  const isByDayThatBegins = language === 'he' && calendar !== 'civil'
  return evening && weekday !== 'none' && weekdayOf(dayNumber) === sunday && !isByDayThatBegins
}

function isShabbosByName(dayNumber: number, { calendar, evening }: Settings): boolean {
  return weekdayOf(dayNumber) === saturday && calendar !== 'civil' && !evening
}

function parshaWords(dayNumber: number, place: Place, { language, spelling }: Settings): string {
  const reading = readingOf(dayNumber, place)
  if (reading.festival) return ''
  if (language !== 'en') return `פרשת ${parshaName(reading, 'hebrew')}`
  const word = spelling === 'sefardi' ? 'Parashat' : 'Parshas'
  return `${word} ${parshaName(reading, spelling)}`
}

function hebrewDate(dayNumber: number, settings: Settings): string {
  const date = dayNumberToHebrew(dayNumber)
  const isLatin = settings.language === 'en'
  const spelling = isLatin ? settings.spelling : 'hebrew'
  const day = isLatin ? `${date.day}` : writeGematria(date.day)
  const month = monthName(date, spelling, { full: settings.fullMonth ?? false })
  if (settings.year === false) return `${day} ${month}`
  const thousands = settings.thousands ?? false
  return `${day} ${month} ${isLatin ? date.year : writeYear(date.year, { thousands })}`
}

function civilDate(
  dayNumber: number,
  { language, evening, year: hasYear = true }: Settings,
): string {
  const { year, month, day } = dayNumberToCivil(evening ? dayNumber - 1 : dayNumber)
  const name = civilMonths[language].split(' ')[month - 1]
  if (language === 'en') return `${name} ${day}${hasYear ? `, ${year}` : ''}`
  return `${day} ${language === 'he' ? 'ב' : ''}${name}${hasYear ? ` ${year}` : ''}`
}
