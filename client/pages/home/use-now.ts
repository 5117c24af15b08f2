import { useSyncExternalStore } from 'react'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { Now } from '#shared/calendar/nearness.ts'

/** From then on candles may have been lit: about the earliest hour of it, anywhere in winter. */
const LATE_HOUR = 16

/** The visitor's day by his own clock; the server's until the browser has taken over. */
export function useNow(serverDay: number): Now {
  const day = useSyncExternalStore(onReturn, visitorsDay, () => serverDay)
  return { today: Math.floor(day), late: day % 1 > 0 }
}

/** A half stands for a late hour: what the store tells must be one value. */
function visitorsDay(): number {
  const now = new Date()
  const day = civilToDayNumber({
    year: now.getFullYear(),
    month: now.getMonth() + 1,
    day: now.getDate(),
  })
  return now.getHours() >= LATE_HOUR ? day + 0.5 : day
}

/** A page left open overnight is looked at again. */
function onReturn(look: () => void): () => void {
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
