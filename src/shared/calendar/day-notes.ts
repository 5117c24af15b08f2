import { weekdayOf } from './civil-date.ts'
import { festivalOn, isYomTov, type Place } from './festival.ts'
import { dayNumberToHebrew, hebrewToDayNumber, monthNumber } from './hebrew-date.ts'
import { fastOn, omerDay } from './occasion.ts'

/** What follows from a birth, a wedding or a petirah. */
export type FamilyEvent =
  | 'shalom-zachor'
  | 'bris'
  | 'pidyon-haben'
  | 'upsherin'
  | 'bar-mitzvah'
  | 'bas-mitzvah'
  | 'birthday'
  | 'anniversary'
  | 'yahrzeit'

/**
 * What a family should know of a day:
 * - `put-off`: it is not on its own day, which is Shabbos or Yom Tov
 * - `two-adars`: which Adar is kept, depends on custom
 * - `no-thirtieth`: the month has no 30th this year, and customs differ
 * - `shabbos`, `yom-tov`, `chol-hamoed`, `fast`: it is on such a day
 * - `omer`, `three-weeks`: days in which many cut no hair and make no music
 */
export type DayNote =
  | 'put-off'
  | 'two-adars'
  | 'no-thirtieth'
  | 'shabbos'
  | 'yom-tov'
  | 'chol-hamoed'
  | 'fast'
  | 'omer'
  | 'three-weeks'

const saturday = 6
const lagBaOmer = 33

/** Events on which a fast, or the time of the year, changes nothing. */
const always: readonly FamilyEvent[] = ['birthday', 'anniversary', 'yahrzeit']

/** On which Shabbos is nothing to note: they are on it by custom. */
const onShabbos: readonly FamilyEvent[] = ['shalom-zachor', 'bar-mitzvah', ...always]

/**
 * What a family should know of the day of an event, from the calendar alone.
 *
 * @example dayNotes('bris', hebrewToDayNumber({ year: 5787, month: monthNumber.av, day: 9 }), 'diaspora')
 *   // ['fast']
 */
export function dayNotes(event: FamilyEvent, day: number, place: Place): DayNote[] {
  if (always.includes(event)) return []
  const date = dayNumberToHebrew(day)
  const rest = isYomTov(date, place) ? 'yom-tov' : 'chol-hamoed'
  const notes: (DayNote | false)[] = [
    weekdayOf(day) === saturday && !onShabbos.includes(event) && 'shabbos',
    festivalOn(date, place) !== undefined && rest,
    fastOn(day) !== undefined && 'fast',
    event === 'upsherin' && isInOmer(day) && 'omer',
    event === 'upsherin' && isInThreeWeeks(day) && 'three-weeks',
  ]
  return notes.filter((note) => note !== false)
}

function isInOmer(day: number): boolean {
  const count = omerDay(day)
  return count !== undefined && count !== lagBaOmer
}

/** From 17 Tamuz to the fast of Av, as observed. */
export function isInThreeWeeks(day: number): boolean {
  const { year } = dayNumberToHebrew(day)
  const from = hebrewToDayNumber({ year, month: monthNumber.tamuz, day: 17 })
  const fast = hebrewToDayNumber({ year, month: monthNumber.av, day: 9 })
  return day >= from && day <= (weekdayOf(fast) === saturday ? fast + 1 : fast)
}
