import { writeDateLine, writeParshaLine } from '#shared/calendar/date-line.ts'
import type { Moment } from '#shared/calendar/date-phrase.ts'
import type { Language } from '#shared/i18n/language.ts'

/** The Hebrew date of a moment, and the parsha of its week if there is one. */
export function writeToday(
  { dayNumber, evening, place }: Moment,
  language: Language,
): { date: string; parsha: string } {
  return {
    date: writeDateLine(dayNumber, { language, evening }),
    parsha: writeParshaLine(dayNumber, { language: 'he', place }),
  }
}
