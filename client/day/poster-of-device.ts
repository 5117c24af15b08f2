import type { DayPosters } from '#shared/calendar/posters-ahead.ts'
import { postersAt } from '#shared/calendar/posters-at.ts'
import { deviceMoment } from './device-moment.ts'
import { keptOmerWord } from './omer-word.ts'

/** The index of the first poster of the day by the clock of the device; -1 if it has none. */
export function posterOfDevice(dayPosters: DayPosters): number {
  const [first] = postersAt(dayPosters, deviceMoment(), keptOmerWord())
  return first ? dayPosters.posters.indexOf(first) : -1
}
