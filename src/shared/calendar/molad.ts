import { weekdayOf } from './civil-date.ts'
import { type HebrewDate, moladParts, partsPerHour } from './hebrew-date.ts'
import { weekdayName } from './weekday-name.ts'

/** The mean new moon of a month by the clock of Jerusalem's mean sun, as it is announced. */
export interface Molad {
  /** Day number of the civil date. */
  day: number
  /** 0 to 23. */
  hour: number
  minute: number
  /** Parts of a minute, 0 to 17. */
  chalakim: number
}

const partsPerMinute = 18
const minutesPerHour = partsPerHour / partsPerMinute
/** A Hebrew day begins at six in the evening, for the reckoning of the molad. */
const firstHour = 18
const saturday = 6

/**
 * The molad of a month.
 *
 * @see Rambam, Kiddush haChodesh 6
 * @example moladOf({ year: 5784, month: monthNumber.nisan })
 *   // { day: 738984, hour: 22, minute: 57, chalakim: 7 }
 */
export function moladOf(month: Pick<HebrewDate, 'year' | 'month'>): Molad {
  const { day, parts } = moladParts(month)
  const hours = Math.floor(parts / partsPerHour) + firstHour
  const isAfterMidnight = hours >= 24
  return {
    day: isAfterMidnight ? day : day - 1,
    hour: hours % 24,
    minute: Math.floor(parts / partsPerMinute) % minutesPerHour,
    chalakim: parts % partsPerMinute,
  }
}

/**
 * The molad in words. The weekday is that of the civil date; the evening after Shabbos has its name.
 *
 * @example writeMolad({ day: 738984, hour: 22, minute: 57, chalakim: 7 }, 'en')
 *   // 'Monday, 10:57 pm and 7 chalakim'
 * @example writeMolad({ day: 738984, hour: 22, minute: 57, chalakim: 7 }, 'he')
 *   // 'יום שני בערב, שעה 10:57 ו־7 חלקים'
 */
export function writeMolad(molad: Molad, language: 'en' | 'he'): string {
  return language === 'en' ? inEnglish(molad) : inHebrew(molad)
}

function inEnglish(molad: Molad): string {
  const { day, hour, chalakim } = molad
  const isAfterShabbos = weekdayOf(day) === saturday && hour >= firstHour
  const weekday = weekdayName(weekdayOf(day), 'en')
  const name = isAfterShabbos ? 'Motzei Shabbos' : weekday.replace('Saturday', 'Shabbos')
  const time = `${clockOf(molad)} ${hour < 12 ? 'am' : 'pm'}`
  if (chalakim === 0) return `${name}, ${time}`
  return `${name}, ${time} and ${chalakim} ${chalakim === 1 ? 'chelek' : 'chalakim'}`
}

function inHebrew(molad: Molad): string {
  const { day, hour, chalakim } = molad
  const isAfterShabbos = weekdayOf(day) === saturday && hour >= firstHour
  const part = partOfDay(hour)
  const name = isAfterShabbos ? 'מוצאי שבת' : `${weekdayName(weekdayOf(day), 'he')} ${part}`
  const time = `${name}, שעה ${clockOf(molad)}`
  if (chalakim === 0) return time
  return `${time} ו${chalakim === 1 ? 'חלק אחד' : `־${chalakim} חלקים`}`
}

function partOfDay(hour: number): string {
  if (hour < 5) return 'לפנות בוקר'
  if (hour < 12) return 'בבוקר'
  return hour < firstHour ? 'אחר הצהריים' : 'בערב'
}

/** On a clock of twelve hours. */
function clockOf({ hour, minute }: Molad): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`
}
