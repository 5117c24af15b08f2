import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { writeDateLine, writeParshaLine } from '#shared/calendar/date-line.ts'
import type { Language } from '#shared/i18n/language.ts'

/** The Hebrew date of a day, and the parsha of its week if there is one. */
export function writeToday(now: Date, language: Language): { date: string; parsha: string } {
  const day = civilToDayNumber(civilDateOf(now))
  return {
    date: writeDateLine(day, { language }),
    parsha: writeParshaLine(day, { language: 'he', place: 'diaspora' }),
  }
}
