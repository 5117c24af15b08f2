import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect, test } from 'vitest'
import { simchasOf, yearlyDates } from '#shared/calendar/family-dates.ts'
import { datesStrings } from '#shared/i18n/dates-strings.ts'
import { type CalendarEvent, calendarFile } from '../../client/export/calendar-file.ts'
import { datesFile } from '../../client/pages/dates/save-dates.ts'

/* What our calendar files say to programs that others wrote. */

const madeAt = new Date('2026-11-22T21:35:22.000Z')

/** Every kind of character that a file escapes or folds. */
const events: CalendarEvent[] = [
  {
    uid: 'one@mazel',
    title: 'חתונה; רחל, משה \\ ״מזל טוב״',
    day: { year: 2026, month: 12, day: 31 },
    place: 'Hall, 5th floor; Brooklyn',
    notes: `${'מזל טוב '.repeat(40)}\nsecond line`,
    url: 'https://mazel.example/card/gate?x=1,2;3',
    alarmDays: 7,
  },
  { uid: 'two@mazel', title: `💐${'a'.repeat(80)}`, day: { year: 2028, month: 2, day: 29 } },
]

test('ical.js reads each event as it was written', () => {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile(events, madeAt)))
  const read = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  expect(read).toHaveLength(events.length)
  for (const [index, event] of events.entries()) {
    const found = read[index]
    expect(found?.uid).toBe(event.uid)
    expect(found?.summary).toBe(event.title)
    expect(found?.location ?? undefined).toBe(event.place)
    expect(found?.description ?? undefined).toBe(event.notes)
    expect(found?.startDate.isDate).toBe(true)
    const { year, month, day } = found?.startDate ?? {}
    expect({ year, month, day }).toEqual(event.day)
    // The end is exclusive.
    expect(found?.duration.toSeconds()).toBe(86_400)
  }
  const [alarmed, plain] = calendar.getAllSubcomponents('vevent')
  const alarms = alarmed?.getAllSubcomponents('valarm') ?? []
  expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-P7D'])
  expect(alarmed?.getFirstPropertyValue('url')).toBe(events[0]?.url)
  expect(plain?.getAllSubcomponents('valarm')).toEqual([])
})

test('node-ical reads each event as it was written', () => {
  const read = nodeIcal.sync.parseICS(calendarFile(events, madeAt))
  for (const event of events) {
    const found = read[event.uid]
    if (found?.type !== 'VEVENT') throw new Error(`no event ${event.uid}`)
    expect(found.summary).toBe(event.title)
    expect(found.description).toBe(event.notes)
    expect(found.location).toBe(event.place)
    expect(found.datetype).toBe('date')
    // In the local time zone.
    const { year, month, day } = event.day
    expect(found.start.getTime()).toBe(new Date(year, month - 1, day).getTime())
    expect(found.end?.getTime()).toBe(new Date(year, month - 1, day + 1).getTime())
  }
})

test.each(['en', 'he', 'yi'] as const)('both read all days of a family in %s', (language) => {
  const born = { date: { year: 2026, month: 11, day: 12 }, afterNightfall: true }
  const range = { from: 739_944, count: 20, place: 'diaspora' } as const
  const dates = [...simchasOf('boy', born, 'diaspora'), ...yearlyDates('birthday', born, range)]
  const words = datesStrings[language]
  const file = datesFile(dates, { words, linkOf: () => 'https://mazel.example/' }, madeAt)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const uids = calendar
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')))
  expect(uids).toHaveLength(dates.length)
  const others = Object.values(nodeIcal.sync.parseICS(file)).flatMap((each) =>
    each?.type === 'VEVENT' ? [each.uid] : [],
  )
  expect(others.toSorted()).toEqual(uids.toSorted())
})

test('both read the hour of an event, without a time zone', () => {
  const timed = { ...(events[1] ?? fail()), time: '19:30' }
  const file = calendarFile([timed], madeAt)
  const [component] = new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')
  const start = component && new ICAL.Event(component).startDate
  expect(start?.toString()).toBe('2028-02-29T19:30:00')
  expect(start?.zone?.tzid).toBe('floating')
  const found = nodeIcal.sync.parseICS(file)[timed.uid]
  const read = found?.type === 'VEVENT' ? found.start : undefined
  expect([read?.getHours(), read?.getMinutes(), read?.getDate()]).toEqual([19, 30, 29])
})

function fail(): never {
  throw new Error('no event')
}
