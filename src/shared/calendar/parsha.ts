import { weekdayOf } from './civil-date.ts'
import { type Festival, festivalOn, type Place } from './festival.ts'
import { dayNumberToHebrew, hebrewToDayNumber, isLeapYear, monthNumber } from './hebrew-date.ts'
import { parshaNames } from './parsha-names.ts'
import { type Spelling, spell } from './spelling.ts'

/** What a Shabbos is named after. */
export interface ShabbosReading {
  /** The parsha, or two combined, from 1 (Bereishis) to 53; none on a festival. */
  numbers: readonly number[]
  /** The festival whose reading replaces the parsha; the reading itself is not given. */
  festival: Festival | undefined
}

/** Consecutive parshiyos of the Shabbosos between two fixed points of the year. */
interface Portion {
  first: number
  last: number
  /** Its last Shabbos is on this date or earlier, and after the last one of the portion before. */
  until: { month: number; day: number }
  /** First parshiyos of the pairs that can be combined, in the order of combining. */
  pairs: readonly number[]
}

const MAQAF = '\u05be'

const vayakhel = 22
const tazria = 27
const acharei = 29
const behar = 32
const chukas = 39
const matos = 42
const nitzavim = 51

const afterTishaBav: Portion = {
  first: 45,
  last: 53,
  until: { month: monthNumber.tishrei, day: 14 },
  pairs: [nitzavim],
}

/**
 * Tzav is read before Pesach (except in leap years), Devarim before Tisha B'Av, Haazinu before
 * Sukkos.
 *
 * @see Shulchan Aruch, Orach Chaim 428:4
 */
const commonYear: readonly Portion[] = [
  { first: 1, last: 25, until: { month: monthNumber.nisan, day: 14 }, pairs: [vayakhel] },
  {
    first: 26,
    last: 44,
    until: { month: monthNumber.av, day: 9 },
    pairs: [tazria, acharei, matos, behar, chukas],
  },
  afterTishaBav,
]
const leapYear: readonly Portion[] = [
  { first: 1, last: 44, until: { month: monthNumber.av, day: 9 }, pairs: [matos, chukas] },
  afterTishaBav,
]

/**
 * The parsha of a Shabbos, or of the week of a weekday.
 *
 * @param dayNumber of the Hebrew day: the evening after Shabbos is in the next week
 * @example readingOf(739993, 'diaspora').numbers // [15], Bo
 */
export function readingOf(dayNumber: number, place: Place): ShabbosReading {
  const shabbos = dayNumber + 6 - weekdayOf(dayNumber)
  const date = dayNumberToHebrew(shabbos)
  const isBeforeBereishis = date.month === monthNumber.tishrei && date.day <= 22
  const schedule = scheduleOf(isBeforeBereishis ? date.year - 1 : date.year, place)
  const numbers = schedule.find((reading) => reading.shabbos === shabbos)?.numbers ?? []
  return { numbers, festival: festivalOn(date, place) }
}

/**
 * The name of a week's reading, without the word "parsha"; empty where a festival replaces it.
 *
 * @example parshaName(readingOf(739993, 'diaspora'), 'hebrew') // 'בא'
 * @example parshaName({ numbers: [42, 43], festival: undefined }, 'ashkenazi') // 'Matos-Masei'
 */
export function parshaName({ numbers }: ShabbosReading, spelling: Spelling): string {
  const names = parshaNames.filter((_, index) => numbers.includes(index + 1))
  return names.map((name) => spell(name, spelling)).join(spelling === 'hebrew' ? MAQAF : '-')
}

interface Scheduled {
  shabbos: number
  numbers: readonly number[]
}

/** From Shabbos Bereishis of a year to the Shabbos before Sukkos of the next. */
function scheduleOf(year: number, place: Place): Scheduled[] {
  let after = hebrewToDayNumber({ year, month: monthNumber.tishrei, day: 22 })
  return (isLeapYear(year) ? leapYear : commonYear).flatMap((portion) => {
    const isNextYear = portion.until.month === monthNumber.tishrei
    const until = hebrewToDayNumber({ year: isNextYear ? year + 1 : year, ...portion.until })
    const shabbosos = shabbososBetween(after, until, place)
    after = until
    const readings = divide(portion, shabbosos.length)
    return shabbosos.map((shabbos, index) => ({ shabbos, numbers: readings[index] ?? [] }))
  })
}

/** Without Yom Tov and Chol Hamoed. */
function shabbososBetween(after: number, until: number, place: Place): number[] {
  const first = after + 7 - weekdayOf(after + 1)
  const count = Math.floor((until - first) / 7) + 1
  return Array.from({ length: count }, (_, week) => first + week * 7).filter(
    (shabbos) => !festivalOn(dayNumberToHebrew(shabbos), place),
  )
}

/** Combines one pair for each missing Shabbos. */
function divide({ first, last, pairs }: Portion, shabbosos: number): number[][] {
  const joined = pairs.slice(0, last - first + 1 - shabbosos)
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return all
    .filter((number) => !joined.includes(number - 1))
    .map((number) => (joined.includes(number) ? [number, number + 1] : [number]))
}
