import { useSyncExternalStore } from 'react'
import { civilDateOf, civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { Now } from '#shared/calendar/nearness.ts'
import { onReturn } from '../../day/on-return.ts'

/** From this hour candles may be lit: about the earliest time anywhere in winter. */
const lateHour = 16

/** The day by the visitor's own clock; the server's day until hydration. */
export function useNow(serverDay: number): Now {
  const day = useSyncExternalStore(onReturn, visitorsDay, () => serverDay)
  return { today: Math.floor(day), late: day % 1 > 0 }
}

/** A half marks a late hour: the store's snapshot must be a single value. */
function visitorsDay(): number {
  const now = new Date()
  const day = civilToDayNumber(civilDateOf(now))
  return now.getHours() >= lateHour ? day + 0.5 : day
}
