import { type CivilDate, civilToDayNumber, dayNumberToCivil } from '#shared/calendar/civil-date.ts'

export interface CalendarEvent {
  /** Globally unique; a calendar replaces an event of the same id. */
  uid: string
  title: string
  day: CivilDate
  /** Of the clock where the event is, '17:30'; default: the whole day. */
  time?: string | undefined
  place?: string | undefined
  notes?: string | undefined
  /** Address of a page about it. */
  url?: string | undefined
  /** Days between an alarm and the event; default: no alarm. */
  alarmDays?: number | undefined
}

/** Maximum length of a line without its break, bytes of UTF-8. */
const maxLineBytes = 75

/**
 * Events as an iCalendar file. They have no time zone, so each calendar shows them on those dates,
 * and those with a time at that hour of its own clock. The days stay free for other events.
 *
 * @see RFC 5545
 */
export function calendarFile(events: readonly CalendarEvent[], madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mazel//Card//EN',
    ...events.flatMap((event) => eventLines(event, madeAt)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function eventLines(event: CalendarEvent, madeAt: Date): string[] {
  const { uid, title, day, time, place, notes, url, alarmDays } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${madeAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    ...(time ? [`DTSTART:${digitsOf(day)}T${time.replace(':', '')}00`] : dayLines(day)),
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(notes ? [`DESCRIPTION:${escapeText(notes)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    ...(alarmDays === undefined ? [] : alarmLines(alarmDays, title)),
    'END:VEVENT',
  ]
}

function dayLines(day: CivilDate): string[] {
  const nextDay = dayNumberToCivil(civilToDayNumber(day) + 1)
  // The end is exclusive.
  return [`DTSTART;VALUE=DATE:${digitsOf(day)}`, `DTEND;VALUE=DATE:${digitsOf(nextDay)}`]
}

function alarmLines(days: number, title: string): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(title)}`,
    `TRIGGER:-P${days}D`,
    'END:VALARM',
  ]
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
