import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { Moment } from '#shared/calendar/date-phrase.ts'
import { momentByClock } from '#shared/calendar/nightfall.ts'

const minutesPerHour = 60

/**
 * The Hebrew day by the clock and the time zone of this device. Without a formatter of `Intl` where
 * the browser allows it: the first one takes 20 ms, on a phone a long task.
 */
export function deviceMoment(): Moment {
  const now = new Date()
  const clock = {
    today: civilToDayNumber(civilDateOf(now)),
    offsetHours: -now.getTimezoneOffset() / minutesPerHour,
  }
  return momentByClock(clock, deviceZone(), now)
}

function deviceZone(): string {
  if ('Temporal' in globalThis) return Temporal.Now.timeZoneId()
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
