import type { SimchaStrings } from '#shared/i18n/simcha-strings.ts'
import type { Simcha } from '#shared/simcha/simcha.ts'
import { civilDayOf } from '#shared/simcha/week.ts'
import { weekEvents } from '#shared/simcha/week-events.ts'
import { type CalendarEvent, calendarFile } from '../export/calendar-file.ts'
import { nameOfSimcha } from './name-of-simcha.ts'

/**
 * The week as a calendar file. Times are those of the clock where the simcha is: a guest from
 * abroad sees them right once there. An event has the same id in each file, so that a second file
 * replaces the events of the first.
 */
export function weekFile(simcha: Simcha, words: SimchaStrings, madeAt: Date): string {
  const name = nameOfSimcha(simcha)
  const events = weekEvents(simcha, words).map(
    ({ id, day, title, where, time }): CalendarEvent => ({
      uid: `${simcha.id}-${id}@mazel`,
      title: name ? `${title} · ${name}` : title,
      day: civilDayOf(day),
      time: time || undefined,
      place: where || undefined,
      notes: simcha.phone.trim() || undefined,
    }),
  )
  return calendarFile(events, madeAt)
}
