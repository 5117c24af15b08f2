import type { Language, Strings } from './language.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
/** Beyond this, a date says more. */
const maxDays = 30

const moment: Strings<string> = { en: 'a moment ago' }

/**
 * The time since an event, by the calendar days of the local time zone.
 *
 * @param at milliseconds since the epoch, like `now`
 * @example timeAgo(now - 300_000, now, 'en') // '5 minutes ago', or 'yesterday' just after midnight
 */
export function timeAgo(at: number, now: number, language: Language): string {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const days = Math.round((startOfDay(now) - startOfDay(at)) / (24 * hourMs))
  if (days > maxDays) return new Date(at).toLocaleDateString(language, { dateStyle: 'long' })
  if (days > 0) return relative.format(-days, 'day')
  if (now - at >= hourMs) return relative.format(-Math.floor((now - at) / hourMs), 'hour')
  if (now - at < minuteMs) return moment[language]
  return relative.format(-Math.floor((now - at) / minuteMs), 'minute')
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
