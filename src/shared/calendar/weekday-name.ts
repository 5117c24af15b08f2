import { writeGematria } from './gematria.ts'

/** The languages that a date is written in. */
export type DateLanguage = 'en' | 'he' | 'yi'

const saturday = 6
const shabbosName = 'שבת'

/** From Sunday; the last is the civil name of Shabbos. */
const english = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const hebrew = ['ראשון', 'שני', 'שלישי', 'רביעי', 'חמישי', 'שישי']
const yiddish = ['זונטאג', 'מאנטאג', 'דינסטאג', 'מיטוואך', 'דאנערשטאג', 'פרייטאג']

/**
 * The name of a day of the week for a card. In English the seventh is Saturday.
 *
 * @param weekday 0 is Sunday, 6 is Shabbos
 * @param letter in Hebrew and Yiddish the day's letter instead of its name; default false
 * @example weekdayName(2, 'he') // 'יום שלישי'
 * @example weekdayName(2, 'he', { letter: true }) // 'יום ג׳'
 * @example weekdayName(2, 'yi') // 'דינסטאג'
 */
export function weekdayName(
  weekday: number,
  language: DateLanguage,
  { letter = false } = {},
): string {
  if (!english[weekday]) throw new RangeError(`weekday: ${weekday}, not 0 to 6`)
  if (language === 'en') return english[weekday]
  if (weekday === saturday) return shabbosName
  if (letter) return `יום ${writeGematria(weekday + 1)}`
  return language === 'he' ? `יום ${hebrew[weekday]}` : `${yiddish[weekday]}`
}
