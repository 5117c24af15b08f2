import { weekdayOf } from './civil-date.ts'
import type { Moment } from './date-phrase.ts'
import { isInThreeWeeks } from './day-notes.ts'
import { type Festival, festivalOn, isYomTov } from './festival.ts'
import {
  dayNumberToHebrew,
  daysInMonth,
  type HebrewDate,
  hebrewToDayNumber,
  lastAdar,
  monthNumber,
} from './hebrew-date.ts'
import { type Molad, moladOf } from './molad.ts'
import { chanukahCandle, type Fast, fastOn, omerDay } from './occasion.ts'

/** A month that begins, with its molad. */
interface NewMonth {
  year: number
  /** One of `monthNumber`. */
  month: number
  molad: Molad
}

/**
 * What a day is:
 * - `festival`: Yom Tov, or Chol Hamoed with Hoshana Rabbah; Shemini Atzeres where it is a day of
 *   its own
 * - `erev`: it is before a festival, Purim or Shabbos, until nightfall
 * - `chanukah`: `lit` is the candle of this Hebrew day, `tonight` the one of the coming evening
 * - `rosh-chodesh`: the first or the second day of two, or the only one
 * - `mevarchim`: the Shabbos on which the month is announced
 * - `ten-days`: between Rosh Hashanah and Yom Kippur
 * - `nine-days`: the end of the Three Weeks, from Rosh Chodesh Av
 */
export type DayFact =
  | {
      kind: 'festival'
      festival: Festival
      part: 'yom-tov' | 'chol-hamoed' | 'hoshana-rabbah' | 'shemini-atzeres'
    }
  | { kind: 'purim' | 'shushan-purim' | 'tu-bishvat' | 'lag-baomer' }
  | { kind: 'chanukah'; lit: number | undefined; tonight: number | undefined }
  | { kind: 'omer'; count: number }
  | { kind: 'fast'; fast: Exclude<Fast, 'yom-kippur'> }
  | ({ kind: 'rosh-chodesh'; part: 'only' | 'first' | 'second' } & NewMonth)
  | ({ kind: 'mevarchim'; isTwoDays: boolean } & NewMonth)
  | { kind: 'erev'; of: Festival | 'purim' | 'shabbos' }
  | { kind: 'shabbos' | 'motzei-shabbos' }
  | { kind: 'elul' | 'ten-days' | 'three-weeks' | 'nine-days' }

interface Day extends Moment {
  date: HebrewDate
  weekday: number
}

const friday = 5
const saturday = 6

/** In the order in which they are told. */
const rules: readonly ((day: Day) => DayFact | undefined)[] = [
  festivalFact,
  purimFact,
  chanukahFact,
  yearlyFact,
  omerFact,
  fastFact,
  roshChodeshFact,
  erevFact,
  shabbosFact,
  mevarchimFact,
  seasonFact,
]

/**
 * What the calendar says of a day, the weightiest first; nothing of an ordinary weekday.
 *
 * @example factsOf({ dayNumber: 740112, evening: false, place: 'diaspora' })
 *   // [{ kind: 'omer', count: 19 }]
 */
export function factsOf(moment: Moment): DayFact[] {
  const { dayNumber } = moment
  const day = { ...moment, date: dayNumberToHebrew(dayNumber), weekday: weekdayOf(dayNumber) }
  return rules.flatMap((rule) => rule(day) ?? [])
}

/** Whether a day is kept in sober dress: a fast of mourning, or in the Three Weeks. */
export function isSober(facts: readonly DayFact[]): boolean {
  return facts.some(({ kind }) => kind === 'fast' || kind === 'three-weeks' || kind === 'nine-days')
}

function festivalFact({ date, place }: Day): DayFact | undefined {
  const festival = festivalOn(date, place)
  if (!festival) return undefined
  // Outside Eretz Yisroel, Simchas Torah is its second day.
  const isShemini = festival === 'simchas-torah' && date.day === 22 && place === 'diaspora'
  if (isShemini) return { kind: 'festival', festival, part: 'shemini-atzeres' }
  if (isYomTov(date, place)) return { kind: 'festival', festival, part: 'yom-tov' }
  const isLast = festival === 'sukkos' && date.day === 21
  return { kind: 'festival', festival, part: isLast ? 'hoshana-rabbah' : 'chol-hamoed' }
}

function purimFact({ date: { year, month, day } }: Day): DayFact | undefined {
  if (month !== lastAdar(year)) return undefined
  if (day === 14) return { kind: 'purim' }
  return day === 15 ? { kind: 'shushan-purim' } : undefined
}

function chanukahFact({ dayNumber, evening }: Day): DayFact | undefined {
  const lit = chanukahCandle(dayNumber - 1)
  const tonight = evening ? undefined : chanukahCandle(dayNumber)
  return lit || tonight ? { kind: 'chanukah', lit, tonight } : undefined
}

function yearlyFact({ date: { month, day } }: Day): DayFact | undefined {
  if (month === monthNumber.shevat && day === 15) return { kind: 'tu-bishvat' }
  return month === monthNumber.iyar && day === 18 ? { kind: 'lag-baomer' } : undefined
}

function omerFact({ dayNumber }: Day): DayFact | undefined {
  const count = omerDay(dayNumber)
  return count === undefined ? undefined : { kind: 'omer', count }
}

function fastFact({ dayNumber }: Day): DayFact | undefined {
  const fast = fastOn(dayNumber)
  return fast === undefined || fast === 'yom-kippur' ? undefined : { kind: 'fast', fast }
}

function roshChodeshFact({ date }: Day): DayFact | undefined {
  const { year, month, day } = date
  const isFirst = day === 30
  const first = isFirst ? nextMonth(date) : { year, month }
  if ((day !== 1 && !isFirst) || first.month === monthNumber.tishrei) return undefined
  const part = isFirst ? 'first' : lengthBefore(date) === 30 ? 'second' : 'only'
  return { kind: 'rosh-chodesh', part, ...first, molad: moladOf(first) }
}

/** Its Rosh Chodesh begins in the week after this Shabbos; that of Tishrei is not announced. */
function mevarchimFact({ date, weekday }: Day): DayFact | undefined {
  if (weekday !== saturday) return undefined
  const first = nextMonth(date)
  const days = 30 - date.day
  if (days < 1 || days > 7 || first.month === monthNumber.tishrei) return undefined
  const isTwoDays = daysInMonth(date.year, date.month) === 30
  return { kind: 'mevarchim', isTwoDays, ...first, molad: moladOf(first) }
}

function erevFact({ dayNumber, date, place, evening, weekday }: Day): DayFact | undefined {
  if (evening) return undefined
  const next = dayNumberToHebrew(dayNumber + 1)
  const festival = festivalOn(next, place)
  if (festival && festival !== festivalOn(date, place)) return { kind: 'erev', of: festival }
  if (next.month === lastAdar(next.year) && next.day === 14) return { kind: 'erev', of: 'purim' }
  return weekday === friday ? { kind: 'erev', of: 'shabbos' } : undefined
}

function shabbosFact({ dayNumber, date, place, evening, weekday }: Day): DayFact | undefined {
  if (weekday === saturday) return { kind: 'shabbos' }
  const isSoberOrHoly = isYomTov(date, place) || fastOn(dayNumber) !== undefined
  return weekday === 0 && evening && !isSoberOrHoly ? { kind: 'motzei-shabbos' } : undefined
}

function seasonFact({ dayNumber, date: { year, month, day } }: Day): DayFact | undefined {
  if (month === monthNumber.elul) return { kind: 'elul' }
  if (month === monthNumber.tishrei && day > 2 && day < 10) return { kind: 'ten-days' }
  if (!isInThreeWeeks(dayNumber)) return undefined
  const av = hebrewToDayNumber({ year, month: monthNumber.av, day: 1 })
  return { kind: dayNumber >= av ? 'nine-days' : 'three-weeks' }
}

/** The month after that of a date. */
function nextMonth({ year, month }: HebrewDate): { year: number; month: number } {
  const lastDay = hebrewToDayNumber({ year, month, day: daysInMonth(year, month) })
  const next = dayNumberToHebrew(lastDay + 1)
  return { year: next.year, month: next.month }
}

/** Days of the month before that of a date. */
function lengthBefore(date: HebrewDate): number {
  return dayNumberToHebrew(hebrewToDayNumber({ ...date, day: 1 }) - 1).day
}

/** The day numbers of the Rosh Chodesh that a Shabbos announces. */
export function newMonthDays({
  year,
  month,
  isTwoDays,
}: DayFact & { kind: 'mevarchim' }): number[] {
  const last = hebrewToDayNumber({ year, month, day: 1 })
  return isTwoDays ? [last - 1, last] : [last]
}
