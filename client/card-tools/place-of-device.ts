import type { Place } from '#shared/calendar/festival.ts'

/** Whose customs of the calendar are meant, by the time zone of the device. */
export function placeOfDevice(): Place {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return timeZone === 'Asia/Jerusalem' ? 'israel' : 'diaspora'
}
