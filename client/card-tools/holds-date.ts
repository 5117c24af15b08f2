import { readCivilDate } from '#shared/calendar/read-civil-date.ts'
import { readHebrewDate } from '#shared/calendar/read-date.ts'

/** Whether a text is a whole date. Words may stand before and after it, for example an hour. */
export function holdsDate(value: string): boolean {
  const words = value.split(/\s+/)
  const starts = words.map((_, last) => words.slice(0, last + 1).join(' '))
  return readCivilDate(value) !== undefined || starts.some(readHebrewDate)
}
