import type { Place } from '#shared/calendar/festival.ts'

/** What `getTimezoneOffset` gives in Eretz Yisroel in winter, minutes. */
const winterOffset = -120

/** Whose customs of the calendar are meant, by the time zone of the device. */
export function placeOfDevice(): Place {
  // The name of a zone takes a browser some 15 ms at first. Most devices do not need it.
  if (new Date(2026, 0).getTimezoneOffset() !== winterOffset) return 'diaspora'
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'Asia/Jerusalem' ? 'israel' : 'diaspora'
}
