import { dayNumberToCivil } from '#shared/calendar/civil-date.ts'
import { writeDateLine } from '#shared/calendar/date-line.ts'
import type { FamilyDate } from '#shared/calendar/family-dates.ts'
import type { DatesStrings } from '#shared/i18n/dates-strings.ts'
import { calendarFile } from '../../export/calendar-file.ts'
import { downloadFile } from '../../export/download-file.ts'
import { titleOf } from './title-of.ts'

const alarmDays = 7

interface SavingOptions {
  words: DatesStrings
  /** Address of the card for a day. */
  linkOf: (date: FamilyDate) => string | undefined
}

/** Saves days as `mazel-dates.ics`. */
export function saveDates(dates: readonly FamilyDate[], options: SavingOptions): void {
  const file = datesFile(dates, options, new Date())
  downloadFile(new Blob([file], { type: 'text/calendar;charset=utf-8' }), 'mazel-dates.ics')
}

/**
 * A calendar file of days. An event in the evening is on the civil date of that evening. A day has
 * the same id in each file, so a second file replaces the events of the first.
 */
export function datesFile(
  dates: readonly FamilyDate[],
  { words, linkOf }: SavingOptions,
  madeAt: Date,
): string {
  const events = dates.map((date) => {
    const { event, day, evening, years, notes } = date
    const civil = dayNumberToCivil(evening ? day - 1 : day)
    return {
      uid: `${event}-${years}-${day}@mazel`,
      title: titleOf(date, words),
      day: civil,
      notes: [
        writeDateLine(day, { language: 'he', evening }),
        ...notes.map((note) => words.notes[note]),
      ].join('\n'),
      url: linkOf(date),
      alarmDays,
    }
  })
  return calendarFile(events, madeAt)
}
