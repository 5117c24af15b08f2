import {
  daysInMonth,
  type HebrewDate,
  isHebrewDate,
  isLeapYear,
  monthNumber,
} from './hebrew-date.ts'

/** Events that return each year. A bas mitzvah follows the rules of a bar mitzvah. */
export type Remembered = 'bar-mitzvah' | 'birthday' | 'anniversary' | 'yahrzeit'

/**
 * Why a date is a choice:
 * - `same-date`: the year has the date, and no other is kept
 * - `only-adar`: it was in Adar I or II, and this year has one Adar
 * - `first-adar`: it was in the Adar of a common year, and the first Adar is kept
 * - `second-adar`: the same, and the second is kept: the Adar next to Nisan is the true one
 * - `next-day`: the month has no 30th this year, and the day after the 29th is kept
 * - `last-day`: the same, and the 29th is kept, since it is within the month
 * - `rosh-chodesh-adar`: it was 30 Adar I, the first day of Rosh Chodesh; this year that is 30 Shevat
 */
export type ObservanceReason =
  | 'same-date'
  | 'only-adar'
  | 'first-adar'
  | 'second-adar'
  | 'next-day'
  | 'last-day'
  | 'rosh-chodesh-adar'

export interface Observance {
  date: HebrewDate
  reason: ObservanceReason
}

export interface Observances {
  /** The usual choice first. */
  choices: readonly Observance[]
  /** Customs differ, or the rule is not simple: the visitor should ask his rov. */
  askYourRov: boolean
}

/**
 * The date or dates in a year that observe an event on a Hebrew date. There are choices when the
 * year has a different number of Adars or a shorter month.
 *
 * A yahrzeit of Adar in a leap year is kept in Adar I (Rema), Adar II (Mechaber), or both
 * (Orach Chaim 568:7); a bar mitzvah is in Adar II (Rema, Orach Chaim 55:10).
 *
 * @throws RangeError if there was no such date, or the year is before the event
 * @example observancesOf('yahrzeit', { year: 5786, month: monthNumber.adar, day: 8 }, 5787).choices
 *   // [{ date: { year: 5787, month: monthNumber.adar, day: 8 }, reason: 'first-adar' },
 *   //  { date: { year: 5787, month: monthNumber.adarII, day: 8 }, reason: 'second-adar' }]
 */
export function observancesOf(
  remembered: Remembered,
  original: HebrewDate,
  year: number,
): Observances {
  if (!isHebrewDate(original)) throw new RangeError('original: no such date')
  if (!(year >= original.year)) throw new RangeError(`year: ${year}, before ${original.year}`)
  const choices = choose(remembered, original, year)
  const isShifted = choices.some(({ reason }) => reason === 'next-day')
  return { choices, askYourRov: choices.length > 1 || isShifted }
}

function choose(remembered: Remembered, original: HebrewDate, year: number): Observance[] {
  const { month, day } = original
  if (month < monthNumber.adar || isLeapYear(year) === isLeapYear(original.year)) {
    const isInYear = day <= daysInMonth(year, month)
    return isInYear
      ? [{ date: { year, month, day }, reason: 'same-date' }]
      : withoutThirtieth(remembered, original, year)
  }
  if (isLeapYear(year)) return inTwoAdars(remembered, year, day)
  if (day === 30) return withoutThirtiethOfAdar(remembered, year)
  return [{ date: { year, month: monthNumber.adar, day }, reason: 'only-adar' }]
}

function inTwoAdars(remembered: Remembered, year: number, day: number): Observance[] {
  const first: Observance = { date: { year, month: monthNumber.adar, day }, reason: 'first-adar' }
  const second: Observance = {
    date: { year, month: monthNumber.adarII, day },
    reason: 'second-adar',
  }
  if (remembered === 'bar-mitzvah') return [second]
  return remembered === 'yahrzeit' ? [first, second] : [second, first]
}

/**
 * For Cheshvan and Kislev. A yahrzeit follows the first year's practice, if the 30th was missing
 * then.
 */
function withoutThirtieth(
  remembered: Remembered,
  { year: originalYear, month }: HebrewDate,
  year: number,
): Observance[] {
  const next: Observance = { date: { year, month: month + 1, day: 1 }, reason: 'next-day' }
  const last: Observance = { date: { year, month, day: 29 }, reason: 'last-day' }
  if (remembered === 'bar-mitzvah') return [next]
  const isByFirstYear = remembered === 'yahrzeit' && daysInMonth(originalYear + 1, month) < 30
  return isByFirstYear ? [last, next] : [next, last]
}

function withoutThirtiethOfAdar(remembered: Remembered, year: number): Observance[] {
  const next: Observance = { date: { year, month: monthNumber.nisan, day: 1 }, reason: 'next-day' }
  if (remembered === 'bar-mitzvah') return [next]
  const other: Observance =
    remembered === 'yahrzeit'
      ? { date: { year, month: monthNumber.shevat, day: 30 }, reason: 'rosh-chodesh-adar' }
      : { date: { year, month: monthNumber.adar, day: 29 }, reason: 'last-day' }
  return remembered === 'yahrzeit' ? [other, next] : [next, other]
}
