import { inCustom } from '#shared/custom/word-forms.ts'
import type { SimchaStrings } from '#shared/i18n/simcha-strings.ts'
import { placeOf } from '#shared/simcha/place-of.ts'
import type { Simcha } from '#shared/simcha/simcha.ts'
import { civilDayOf, type DayOfWeek, weekOf } from '#shared/simcha/week.ts'
import { type CalendarEvent, calendarFile } from '../export/calendar-file.ts'
import { nameOfMember } from './name-of-member.ts'
import { nameOfSimcha } from './name-of-simcha.ts'

/** An event of the week in words. */
export interface WeekEvent {
  id: string
  day: DayOfWeek
  title: string
  /** The hall or the hosts; empty if not said. */
  where: string
  /** '17:30'; empty if not said. */
  time: string
}

/** The events of a simcha in the order of their days; the kabbolas ponim is one of its own. */
export function weekEvents(simcha: Simcha, words: SimchaStrings): WeekEvent[] {
  return weekOf(simcha).flatMap((day): WeekEvent[] => {
    const { event } = day
    const { he = '', en = '' } = placeOf(simcha, event) ?? {}
    const [first, second] = simcha.language === 'en' ? [en, he] : [he, en]
    const where = first.trim() || second.trim()
    const isMain = event === 'main'
    const named = isMain ? words.occasions[simcha.occasion] : nameOfMember(event, words.events)
    const title = inCustom(named, simcha.custom)
    const main = { id: event, day, title, where, time: isMain ? simcha.time : '' }
    if (!isMain || simcha.welcomeTime === '') return [main]
    return [
      {
        ...main,
        id: 'welcome',
        title: inCustom(words.welcome, simcha.custom),
        time: simcha.welcomeTime,
      },
      main,
    ]
  })
}

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
