import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine, writeParshaLine } from '#shared/calendar/date-line.ts'

/** The Hebrew date of a day, and the parsha of its week if there is one. */
export function writeToday(now: Date): { date: string; parsha: string } {
  const day = civilToDayNumber(civilDateOf(now))
  return {
    date: writeDateLine(day, { language: 'en' }),
    parsha: writeParshaLine(day, { language: 'he', place: 'diaspora' }),
  }
}
