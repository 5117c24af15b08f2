import type { Moment } from '#shared/calendar/date-phrase.ts'
import { momentIn } from '#shared/calendar/nightfall.ts'

/** The Hebrew day by the clock and the time zone of this device. */
export function deviceMoment(): Moment {
  return momentIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date())
}
