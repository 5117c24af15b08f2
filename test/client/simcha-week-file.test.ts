import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { simchaStrings } from '#shared/i18n/simcha-strings.ts'
import { newSimcha, type Simcha } from '#shared/simcha/simcha.ts'
import { weekFile } from '../../client/simcha/week-file.ts'

const madeAt = new Date('2026-11-22T21:35:22.000Z')
const wedding: Simcha = {
  ...newSimcha({
    ...{ id: 'one', occasion: 'wedding', language: 'en', land: 'diaspora', changedAt: 0 },
  }),
  words: {
    chosson: { he: '', en: 'Yosef' },
    kallah: { he: '', en: 'Chaya' },
    place: { he: '', en: 'Hadar Hall; Monsey, NY' },
  },
  date: { year: 2027, month: 1, day: 26, evening: true },
  time: '18:30',
  welcomeTime: '17:00',
  hosts: [{ he: '', en: 'Fruchter' }],
}

function readEvents(simcha: Simcha) {
  const file = weekFile(simcha, simchaStrings.en, madeAt)
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, location, startDate } = new ICAL.Event(each)
    return { uid, summary, location, start: String(startDate), zone: startDate.zone?.tzid }
  })
}

test('a calendar reads every event of the week, on its day and at its hour', () => {
  const events = readEvents(wedding)
  expect(events).toHaveLength(9)
  expect(events.slice(0, 4)).toEqual([
    {
      ...{ uid: 'one-aufruf@mazel', summary: 'Aufruf · Yosef & Chaya', location: null },
      ...{ start: '2027-01-23', zone: 'floating' },
    },
    {
      ...{ uid: 'one-welcome@mazel', summary: 'Kabbolas ponim · Yosef & Chaya' },
      ...{ location: 'Hadar Hall; Monsey, NY', start: '2027-01-26T17:00:00', zone: 'floating' },
    },
    {
      ...{ uid: 'one-main@mazel', summary: 'Wedding · Yosef & Chaya' },
      ...{ location: 'Hadar Hall; Monsey, NY', start: '2027-01-26T18:30:00', zone: 'floating' },
    },
    {
      ...{ uid: 'one-sheva-brachos-1@mazel', summary: 'Sheva brachos 1 · Yosef & Chaya' },
      ...{ location: 'Fruchter', start: '2027-01-27', zone: 'floating' },
    },
  ])
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(9)
})

test('a simcha without a date has an empty calendar', () => {
  expect(readEvents({ ...wedding, date: null })).toEqual([])
})
