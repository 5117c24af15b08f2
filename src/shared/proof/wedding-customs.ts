import { weekdayOf } from '../calendar/civil-date.ts'
import { isInThreeWeeks } from '../calendar/day-notes.ts'
import { dayNumberToHebrew, hebrewToDayNumber, monthNumber } from '../calendar/hebrew-date.ts'
import { omerDay } from '../calendar/occasion.ts'
import type { Custom } from '../custom/custom.ts'

/** Days in which a custom makes no weddings. */
interface WeddingCustom {
  /** Days of the Omer without weddings, from the first to the last. */
  omer: readonly [first: number, last: number]
  /** Days of the Omer within these that are free. */
  freeOmer: readonly number[]
  /** Days of joy in Eretz Yisroel on which many of this custom marry. */
  freeDays?: readonly JoyfulDay[]
  threeWeeks: '17-tamuz' | '1-av'
  source: string
}

type JoyfulDay = 'independence-day' | 'jerusalem-day'

/**
 * Without a chosen custom: every day on which some make no weddings.
 * Litvish, Chassidish and Chabad communities hold several parts of the Omer, so theirs are the same.
 */
const any: WeddingCustom = {
  omer: [1, 49],
  freeOmer: [33],
  threeWeeks: '17-tamuz',
  source: 'Rema, Orach Chaim 493:2-3 and 551:2; several customs, to be read by a rov',
}

/** Customs whose days differ from those of all. */
const customDays: Partial<Record<Custom, WeddingCustom>> = {
  sefardi: {
    omer: [1, 33],
    freeOmer: [],
    threeWeeks: '1-av',
    source: 'Shulchan Aruch, Orach Chaim 493:1-2 and 551:2; many wait from 17 Tamuz',
  },
  israeli: {
    ...any,
    freeDays: ['independence-day', 'jerusalem-day'],
    source: `${any.source}; usual in Religious Zionist communities`,
  },
}

/**
 * Why many of a custom make no wedding on a Hebrew day; `undefined` if nothing is known against it.
 *
 * @example noWeddingOn(day, 'sefardi') // 'omer', until the 33rd of the Omer
 */
export function noWeddingOn(day: number, custom: Custom | undefined): NoWedding | undefined {
  const { omer, freeOmer, freeDays = [], threeWeeks } = (custom && customDays[custom]) ?? any
  const count = omerDay(day)
  const [first, last] = omer
  const isInOmer = count !== undefined && count >= first && count <= last
  if (isInOmer && !freeOmer.includes(count) && !freeDays.some((free) => dayOf(free, day) === day)) {
    return 'omer'
  }
  return isInThreeWeeks(day) && (threeWeeks === '17-tamuz' || isInAv(day))
    ? 'three-weeks'
    : undefined
}

type NoWedding = 'omer' | 'three-weeks'

/** Customs that invite guests to a bris; others announce it. */
export const invitingToBris: readonly Custom[] = ['sefardi']

function isInAv(day: number): boolean {
  return dayNumberToHebrew(day).month === monthNumber.av
}

/** The day of joy in the Hebrew year of a day. */
function dayOf(free: JoyfulDay, day: number): number {
  const { year } = dayNumberToHebrew(day)
  const at = (date: number) => hebrewToDayNumber({ year, month: monthNumber.iyar, day: date })
  return free === 'jerusalem-day' ? at(28) : independenceDay(at(5))
}

const monday = 1
const friday = 5
const saturday = 6

/**
 * 5 Iyar, moved so that neither it nor the day before it touches Shabbos.
 *
 * @see Independence Day Law, 5709, as amended in 5764
 */
function independenceDay(fifth: number): number {
  const weekday = weekdayOf(fifth)
  if (weekday === friday) return fifth - 1
  if (weekday === saturday) return fifth - 2
  return weekday === monday ? fifth + 1 : fifth
}
