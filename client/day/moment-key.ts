import type { Moment } from '#shared/calendar/date-phrase.ts'

/*
 * A moment as one value: the snapshot of a store must be equal as long as nothing has changed.
 */

export function keyOfMoment({ dayNumber, evening, place }: Moment): string {
  return `${dayNumber} ${evening ? 'evening' : 'day'} ${place}`
}

export function momentOfKey(key: string): Moment {
  const [day = '', time, place] = key.split(' ')
  return {
    dayNumber: Number(day),
    evening: time === 'evening',
    place: place === 'israel' ? 'israel' : 'diaspora',
  }
}

/** Before the clock of the device is known: the server's day, where most visitors live. */
export function serverMoment(today: number): string {
  return keyOfMoment({ dayNumber: today, evening: false, place: 'diaspora' })
}
