import { addTime, getTimes } from 'suncalc'
import { civilToDayNumber } from './civil-date.ts'
import type { Moment } from './date-phrase.ts'
import type { Place } from './festival.ts'
import { type City, cityOf } from './time-zones.ts'

/** The sun below the horizon when three stars are out by the usual reckoning, degrees. */
const nightfallDegrees = 8.5
const hourMs = 3_600_000
const minuteMs = 60_000
const degreesPerHour = 15

addTime(-nightfallDegrees, 'firstLight', 'nightfall')

/**
 * The Hebrew day at an instant in a time zone. It turns at nightfall in the city of the zone: the
 * place of a visitor is unknown, so people elsewhere in the zone may be some minutes away from it.
 *
 * @param timeZone a name of the IANA, as in `Intl`
 * @example momentIn('America/New_York', new Date('2027-05-11T20:00:00-04:00'))
 *   // { dayNumber: 740112, evening: false, place: 'diaspora' }
 */
export function momentIn(timeZone: string, instant: Date): Moment {
  return momentByClock(clockIn(timeZone, instant), timeZone, instant)
}

/** What a clock shows. */
export interface Clock {
  /** Day number of the civil date. */
  today: number
  /** Ahead of UTC. */
  offsetHours: number
}

/** The same, by a clock of that zone. */
export function momentByClock(clock: Clock, timeZone: string, instant: Date): Moment {
  const { today, offsetHours } = clock
  const nightfall = nightfallOf(today, cityOf(timeZone, offsetHours))
  const evening = nightfall !== undefined && instant >= nightfall
  return { dayNumber: evening ? today + 1 : today, evening, place: placeOf(timeZone) }
}

/**
 * The instant of nightfall that a Hebrew day begins with, in a zone whose city is known.
 *
 * @example nightfallBefore(740112, 'Asia/Jerusalem').toISOString() // '2027-05-10T17:04:54.000Z'
 * @throws RangeError where the sun does not set so far
 */
export function nightfallBefore(dayNumber: number, timeZone: string): Date {
  const nightfall = nightfallOf(dayNumber - 1, cityOf(timeZone, 0))
  if (!nightfall) throw new RangeError(`no nightfall in ${timeZone} before ${dayNumber}`)
  return nightfall
}

/** By the time zone: only Eretz Yisroel has this one. */
export function placeOf(timeZone: string): Place {
  return timeZone === 'Asia/Jerusalem' || timeZone === 'Israel' ? 'israel' : 'diaspora'
}

/** Day number of 1 January 1970. */
const epochDay = civilToDayNumber({ year: 1970, month: 1, day: 1 })

/** On a civil date; undefined in a summer without night. */
function nightfallOf(civilDay: number, { latitude, longitude }: City): Date | undefined {
  const noonMs = (civilDay - epochDay) * 24 * hourMs + (12 - longitude / degreesPerHour) * hourMs
  const { nightfall } = getTimes(new Date(noonMs), latitude, longitude)
  return nightfall instanceof Date ? nightfall : undefined
}

function clockIn(timeZone: string, instant: Date): Clock {
  const parts = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant)
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const date = { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') }
  const today = civilToDayNumber(date)
  const localMinutes = ((today - epochDay) * 24 + numberOf('hour')) * 60 + numberOf('minute')
  const offsetHours = (localMinutes - Math.floor(instant.getTime() / minuteMs)) / 60
  return { today, offsetHours }
}
