import { type CivilDate, civilToDayNumber } from './civil-date.ts'

/** A date of the Hebrew calendar. Its day begins at nightfall of the evening before. */
export interface HebrewDate {
  /** From Creation: 5787 began in the autumn of 2026. */
  year: number
  /** One of `monthNumber`. */
  month: number
  day: number
}

/** Months are counted from Nisan; the single Adar of a common year has the number of Adar I. */
export const monthNumber = {
  nisan: 1,
  iyar: 2,
  sivan: 3,
  tamuz: 4,
  av: 5,
  elul: 6,
  tishrei: 7,
  cheshvan: 8,
  kislev: 9,
  teves: 10,
  shevat: 11,
  adar: 12,
  adarII: 13,
} as const

/** Parts (chalakim) in an hour: 1080. */
export const partsPerHour = 1080
const partsPerDay = 24 * partsPerHour
/** Time from one molad to the next: 29 days, 12 hours and 793 parts. */
const partsPerMonth = 29 * partsPerDay + 12 * partsPerHour + 793
/** The first molad (BaHaRaD): Monday, 5 hours and 204 parts after its start. */
const firstMolad = partsPerDay + 5 * partsPerHour + 204
/** The day number of the Sunday before the first molad. */
const firstSunday = -1_373_428
const meanYearDays = 365.2468

/**
 * Whether a year has two Adars: 7 years in 19.
 *
 * @example isLeapYear(5787) // true
 */
export function isLeapYear(year: number): boolean {
  return (7 * year + 1) % 19 < 7
}

/**
 * The month that "Adar" alone means (that of Purim): Adar II in a leap year.
 *
 * @example lastAdar(5787) // monthNumber.adarII
 */
export function lastAdar(year: number): number {
  return isLeapYear(year) ? monthNumber.adarII : monthNumber.adar
}

/**
 * Days of a month, 29 or 30; 0 for Adar II of a year without one.
 *
 * @example daysInMonth(5787, monthNumber.cheshvan) // 30
 */
export function daysInMonth(year: number, month: number): number {
  if (month === monthNumber.cheshvan) return yearLength(year) % 10 === 5 ? 30 : 29
  if (month === monthNumber.kislev) return yearLength(year) % 10 === 3 ? 29 : 30
  if (month === monthNumber.adar) return isLeapYear(year) ? 30 : 29
  if (month === monthNumber.adarII) return isLeapYear(year) ? 29 : 0
  return month % 2 === 1 ? 30 : 29
}

/**
 * The day number of the civil date in whose daytime a Hebrew date falls.
 *
 * @throws RangeError if there is no such date, such as 30 Cheshvan in most years
 * @example hebrewToDayNumber({ year: 5787, month: monthNumber.shevat, day: 4 }) // 739993
 */
export function hebrewToDayNumber({ year, month, day }: HebrewDate): number {
  if (!isHebrewDate({ year, month, day })) throw new RangeError(`date: no ${year}-${month}-${day}`)
  let dayNumber = yearStart(year) + day - 1
  for (
    let passed: number = monthNumber.tishrei;
    passed !== month;
    passed = monthAfter(year, passed)
  ) {
    dayNumber += daysInMonth(year, passed)
  }
  return dayNumber
}

/**
 * The Hebrew date of a day before nightfall.
 *
 * @example dayNumberToHebrew(739993) // { year: 5787, month: 11, day: 4 }
 */
export function dayNumberToHebrew(dayNumber: number): HebrewDate {
  let year = Math.max(1, Math.floor((dayNumber - firstSunday) / meanYearDays))
  while (yearStart(year + 1) <= dayNumber) year += 1
  let month: number = monthNumber.tishrei
  let day = dayNumber - yearStart(year) + 1
  while (day > daysInMonth(year, month)) {
    day -= daysInMonth(year, month)
    month = monthAfter(year, month)
  }
  return { year, month, day }
}

/**
 * The Hebrew day of a civil date and a time of day. Nightfall depends on the place, so the caller
 * says whether it has passed.
 *
 * @returns its day number: that of the civil date itself, or of the next one
 * @example dayNumberToHebrew(
 *   hebrewDayOf({ year: 2027, month: 1, day: 12 }, { afterNightfall: true }),
 * ) // { year: 5787, month: 11, day: 5 }
 */
export function hebrewDayOf(date: CivilDate, at: { afterNightfall: boolean }): number {
  return civilToDayNumber(date) + (at.afterNightfall ? 1 : 0)
}

/**
 * Whether the calendar has a date. Check numbers from outside with it first.
 *
 * @example isHebrewDate({ year: 5786, month: monthNumber.adarII, day: 1 }) // false
 */
export function isHebrewDate({ year, month, day }: HebrewDate): boolean {
  const isWhole = [year, month, day].every(Number.isInteger)
  const isMonth = month >= monthNumber.nisan && month <= monthNumber.adarII
  return isWhole && isMonth && year >= 1 && day >= 1 && day <= daysInMonth(year, month)
}

/**
 * The molad of a month: the day number of its Hebrew day, and the parts since that day began at six
 * in the evening.
 *
 * @example moladParts({ year: 5784, month: monthNumber.nisan }).parts // 5353
 */
export function moladParts({ year, month }: Pick<HebrewDate, 'year' | 'month'>): {
  day: number
  parts: number
} {
  let months = monthsBefore(year)
  for (
    let passed: number = monthNumber.tishrei;
    passed !== month;
    passed = monthAfter(year, passed)
  ) {
    months += 1
  }
  const molad = firstMolad + months * partsPerMonth
  return { day: firstSunday + Math.floor(molad / partsPerDay), parts: molad % partsPerDay }
}

/** Months from the first of the calendar to Tishrei of a year. */
function monthsBefore(year: number): number {
  return Math.floor((235 * year - 234) / 19)
}

/**
 * The day number of 1 Tishrei: the day of the molad of Tishrei, or later by the four postponements.
 *
 * @see Rambam, Kiddush haChodesh 6-7
 */
function yearStart(year: number): number {
  const molad = firstMolad + monthsBefore(year) * partsPerMonth
  const day = Math.floor(molad / partsPerDay) + (isPutOffByHour(year, molad) ? 1 : 0)
  return firstSunday + day + ([0, 3, 5].includes(day % 7) ? 1 : 0)
}

/** Molad after noon; on Tuesday of a common year (GaTRaD); on Monday after a leap year (BeTUTaKPaT). */
function isPutOffByHour(year: number, molad: number): boolean {
  const weekday = Math.floor(molad / partsPerDay) % 7
  const parts = molad % partsPerDay
  if (parts >= 18 * partsPerHour) return true
  if (weekday === 2 && !isLeapYear(year)) return parts >= 9 * partsPerHour + 204
  return weekday === 1 && isLeapYear(year - 1) && parts >= 15 * partsPerHour + 589
}

function yearLength(year: number): number {
  return yearStart(year + 1) - yearStart(year)
}

/** In the order of the year, which begins with Tishrei; no month follows Elul. */
function monthAfter(year: number, month: number): number {
  return month === lastAdar(year) ? monthNumber.nisan : month + 1
}
