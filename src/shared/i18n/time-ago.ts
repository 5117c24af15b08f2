import type { TimeAgoStrings } from './time-ago-strings.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Beyond this, a date says more. */
const maxDays = 30

/**
 * The time since an event, by the calendar days of the local time zone.
 *
 * @param at milliseconds since the epoch, like `now`
 * @example timeAgo(now - 300_000, now, timeAgoStrings.en)
 *   // '5 minutes ago', or 'yesterday' just after midnight
 */
export function timeAgo(at: number, now: number, words: TimeAgoStrings): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / (24 * hourMs))
  if (days > maxDays) return words.date(at)
  if (days > 0) return words.ago(days, 'day')
  if (now - at >= hourMs) return words.ago(Math.floor((now - at) / hourMs), 'hour')
  if (now - at < minuteMs) return words.moment
  return words.ago(Math.floor((now - at) / minuteMs), 'minute')
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
