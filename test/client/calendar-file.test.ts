import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from '../../client/export/calendar-file.ts'
import { eventTitle } from '../../src/shared/card/event/event-title.ts'

const event = {
  uid: 'papercut-arch-1@mazel',
  title: 'חתונה',
  day: { year: 2027, month: 1, day: 26 },
}
const madeAt = new Date('2026-11-22T21:35:22.123Z')
const fileOf = (event: CalendarEvent) => calendarFile([event], madeAt)

/** Lines as a calendar reads them: unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('a day is a whole day that ends on the next', () => {
  expect(fileOf({ ...event, place: 'ירושלים' }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mazel//Card//EN',
    'BEGIN:VEVENT',
    'UID:papercut-arch-1@mazel',
    'DTSTAMP:20261122T213522Z',
    'DTSTART;VALUE=DATE:20270126',
    'DTEND;VALUE=DATE:20270127',
    'TRANSP:TRANSPARENT',
    'SUMMARY:חתונה',
    'LOCATION:ירושלים',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('an hour is that of the place, and ends nothing', () => {
  const lines = linesOf(fileOf({ ...event, time: '19:30' }))
  expect(lines.filter((line) => /^DT(?:START|END)/.test(line))).toEqual(['DTSTART:20270126T193000'])
})

test.each([
  [{ year: 2026, month: 12, day: 31 }, '20270101'],
  [{ year: 2028, month: 2, day: 28 }, '20280229'],
  [{ year: 2027, month: 2, day: 28 }, '20270301'],
])('the day after %o is %s', (day, end) => {
  expect(fileOf({ ...event, day })).toContain(`DTEND;VALUE=DATE:${end}\r\n`)
})

test.each([
  ['one; two, three\\four', 'SUMMARY:one\\; two\\, three\\\\four'],
  ['one\r\ntwo\nthree\rfour', 'SUMMARY:one\\ntwo\\nthree\\nfour'],
  ['tab\tand bell\u0007', 'SUMMARY:tab and bell '],
  ['half \ud800 pair', 'SUMMARY:half \ufffd pair'],
  ['END:VEVENT', 'SUMMARY:END:VEVENT'],
])('%j cannot break its line', (title, line) => {
  expect(linesOf(fileOf({ ...event, title }))).toContain(line)
})

test.each([
  ['א'.repeat(200)],
  ['a'.repeat(75 - 'SUMMARY:'.length)],
  ['a'.repeat(76 - 'SUMMARY:'.length)],
  ['💐'.repeat(50)],
])('no line of %s has more than 75 bytes or half a character', (title) => {
  const file = fileOf({ ...event, title })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.isWellFormed()).toBe(true)
  expect(linesOf(file)).toContain(`SUMMARY:${title}`)
})

test.each([
  [{ chosson: 'יוסף', with: 'עם', kallah: 'רבקה' }, 'חתונה', 'חתונה: יוסף עם רבקה'],
  [{ chosson: 'יוסף', kallah: 'רבקה', greeting: 'מזל טוב' }, 'חתונה', 'חתונה: יוסף · רבקה'],
  [{ greeting: 'קידושא\nרבה', date: 'שבת' }, 'קידוש', 'קידוש: קידושא רבה'],
  [{ greeting: ' ', name: 'יעקב' }, '', 'יעקב'],
])('the title of %o is "%s"', (values, occasion, title) => {
  const fields = Object.keys(values).map((id) => ({ id, value: 'sample' }))
  expect(eventTitle(fields, values, occasion)).toBe(title)
})
