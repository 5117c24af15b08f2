import { type CivilDate, civilToDayNumber, weekdayOf } from './civil-date.ts'
import { isYomTov } from './festival.ts'
import { dayNumberToHebrew } from './hebrew-date.ts'

const saturday = 6
const noon = 12

/**
 * Whether it could be Shabbos or Yom Tov for someone whose clock shows this. The place, and so
 * sunset, is unknown: each begins at noon of its eve and ends at midnight. Yom Tov includes its
 * second day.
 *
 * @param hour 0 to 23
 * @example mayBeRestDay({ year: 2026, month: 11, day: 20 }, 12) // true, a Friday
 * @example mayBeRestDay({ year: 2026, month: 11, day: 22 }, 0) // false, a Sunday
 */
export function mayBeRestDay(date: CivilDate, hour: number): boolean {
  const today = civilToDayNumber(date)
  return isRestDay(today) || (hour >= noon && isRestDay(today + 1))
}

function isRestDay(dayNumber: number): boolean {
  return weekdayOf(dayNumber) === saturday || isYomTov(dayNumberToHebrew(dayNumber), 'diaspora')
}
