import { type CivilDate, dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import {
  dayNumberToHebrew,
  type HebrewDate,
  hebrewDayOf,
  hebrewToDayNumber,
  isHebrewDate,
  isLeapYear,
  monthNumber,
} from '#shared/calendar/hebrew-date.ts'

/** The parts of a Hebrew date as chosen; may name no day yet, as 30 Cheshvan or an open Adar. */
export interface HebrewPick {
  year: number
  /** One of `monthNumber`; `monthNumber.adar` stands for either Adar. */
  month: number
  day: number
  /** Which Adar of a leap year: `monthNumber.adar` or `monthNumber.adarII`. */
  adar: number | undefined
}

export interface DateChoice {
  by: 'civil' | 'hebrew'
  /** In the format of `<input type="date">`. */
  civil: string
  hebrew: HebrewPick
  /** After nightfall of the civil date: the Hebrew day has begun. */
  evening: boolean
}

/** Range of the civil dates on offer: all before the Hebrew year 6000. */
export const civilRange = { min: '1700-01-01', max: '2239-09-01' }

/** @example choiceOf(739993).civil // '2027-01-12' */
export function choiceOf(dayNumber: number, evening = false): DateChoice {
  return withDay({ by: 'civil', evening }, dayNumber)
}

/** Day number of the chosen Hebrew day; `undefined` while a part of it is open. */
export function dayOf({ by, civil, hebrew, evening }: DateChoice): number | undefined {
  if (by === 'civil') {
    const date = readCivil(civil)
    return date && hebrewDayOf(date, { afterNightfall: evening })
  }
  const date = hebrewDateOf(hebrew)
  return date && hebrewToDayNumber(date)
}

/** Switches the calendar and keeps the day. */
export function chooseBy(choice: DateChoice, by: DateChoice['by']): DateChoice {
  const day = dayOf(choice)
  return day === undefined ? { ...choice, by } : withDay({ ...choice, by }, day)
}

export function asksWhichAdar({ year, month }: HebrewPick): boolean {
  return month === monthNumber.adar && isLeapYear(year)
}

/** `undefined` also while the choice of Adar is open. */
function hebrewDateOf(pick: HebrewPick): HebrewDate | undefined {
  const { year, day } = pick
  const month = asksWhichAdar(pick) ? pick.adar : pick.month
  const date = month && { year, month, day }
  return date && isHebrewDate(date) ? date : undefined
}

function withDay(choice: Pick<DateChoice, 'by' | 'evening'>, dayNumber: number): DateChoice {
  const civilDay = choice.evening ? dayNumber - 1 : dayNumber
  return {
    ...choice,
    civil: writeCivil(dayNumberToCivil(civilDay)),
    hebrew: pickOf(dayNumberToHebrew(dayNumber)),
  }
}

function pickOf({ year, month, day }: HebrewDate): HebrewPick {
  const isAdarOfTwo = month >= monthNumber.adar && isLeapYear(year)
  return {
    year,
    month: Math.min(month, monthNumber.adar),
    day,
    adar: isAdarOfTwo ? month : undefined,
  }
}

/** The input gives a date or an empty string, but also years that are still being typed. */
function readCivil(value: string): CivilDate | undefined {
  if (value < civilRange.min || value > civilRange.max) return undefined
  const [year = 0, month = 0, day = 0] = value.split('-').map(Number)
  return { year, month, day }
}

function writeCivil({ year, month, day }: CivilDate): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}`
}
