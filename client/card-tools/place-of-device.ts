import type { Place } from '#shared/calendar/festival.ts'

/** How far behind the clock of Eretz Yisroel the world's is in winter, minutes. */
const winterOffset = -120

/** Whose customs of the calendar are meant, by the time zone of the device. */
export function placeOfDevice(): Place {
  // The first name of a zone takes a browser some 15 ms, so most clocks are told by their hour.
  if (new Date(2026, 0).getTimezoneOffset() !== winterOffset) return 'diaspora'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'Asia/Jerusalem' ? 'israel' : 'diaspora'
}
