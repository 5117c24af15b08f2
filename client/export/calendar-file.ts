import { type CivilDate, civilToDayNumber, dayNumberToCivil } from '#shared/calendar/civil-date.ts'

interface CalendarEvent {
  /** Globally unique; a calendar replaces an event of the same id. */
  uid: string
  title: string
  day: CivilDate
  place?: string | undefined
  notes?: string | undefined
  /** When the file was made. */
  madeAt: Date
}

/** Maximum length of a line without its break, bytes of UTF-8. */
const maxLineBytes = 75

/**
 * An event of a whole day as an iCalendar file. It has no time zone, so each calendar shows it on
 * that date. The day stays free for other events.
 *
 * @see RFC 5545
 */
export function calendarFile(event: CalendarEvent): string {
  const { uid, title, day, place, notes, madeAt } = event
  const nextDay = dayNumberToCivil(civilToDayNumber(day) + 1)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mazel//Card//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${digitsOf(day)}`,
    // The end is exclusive.
    `DTEND;VALUE=DATE:${digitsOf(nextDay)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Section 3.3.11; other control characters are not allowed. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n]/g, '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

/** Breaks a long line between two characters; each further line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > maxLineBytes) {
      folded += '\r\n '
      bytes = 1
    }
    folded += character
    bytes += size
  }
  return folded
}

function digitsOf({ year, month, day }: CivilDate): string {
  const padded = (number: number, length: number) => String(number).padStart(length, '0')
  return padded(year, 4) + padded(month, 2) + padded(day, 2)
}
