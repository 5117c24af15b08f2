import { expect, test } from 'vitest'
import { cardEventOf } from '../../../src/shared/card/event/card-event.ts'
import { eventTimeIn } from '../../../src/shared/card/event/event-time.ts'

test.each([
  ['בשעה 8:30 בערב', '20:30'],
  ['בשעה 8.30 בערב', '20:30'],
  ['אום 7:30 ביינאכט', '19:30'],
  ['8:30 PM', '20:30'],
  ['7 p.m.', '19:00'],
  ['12:15 am', '00:15'],
  ['12:30 PM', '12:30'],
  ['at 10:00 in the morning', '10:00'],
  ['בשעה 1:45 בצהריים', '13:45'],
  ['שחרית 8:15 בבוקר', '08:15'],
  ['19:30', '19:30'],
  ['Reception 6:00 PM, chuppah 7:30 PM', '18:00'],
])('"%s" is at %s', (text, time) => {
  expect(eventTimeIn([text], false)).toBe(time)
})

test.each([
  'בשעה 8:30',
  'at 11:30',
  'קבלת פנים 6:30, חופה 7:30',
  '25:00',
  '8:75 PM',
  'on 12.11',
  'רחוב הנביאים 12',
  '052-765-4321',
  'בבוקר או בערב 8:00',
])('"%s" says no hour for sure', (text) => {
  expect(eventTimeIn([text], false)).toBeUndefined()
})

test('the evening of a date is that of its hour', () => {
  expect(eventTimeIn(['אור לד׳ שבט תשפ״ז', 'בשעה 8:30'], true)).toBe('20:30')
})

const field = (id: string, value: string) => ({ id, value, label: { en: id, he: id, yi: id } })
const eventOf = (date: string, time: string) =>
  cardEventOf({ fields: [field('date', date), field('time', time)] }, { values: {} })

test.each([
  // The evening before its daytime, or that after it: nobody knows.
  ['ד׳ שבט תשפ״ז', '8:30 PM', null],
  ['ד׳ שבט תשפ״ז', '11:00 AM', '11:00'],
  ['יום שלישי, ד׳ שבט תשפ״ז', '8:30 PM', '20:30'],
  ['אור לד׳ שבט תשפ״ז', '8:30', '20:30'],
  ['January 12, 2027', '8:30 PM', '20:30'],
])('an event on "%s" at %s is at %s', (date, words, time) => {
  expect(eventOf(date, words)).toMatchObject({ time, when: `${date} · ${words}` })
})
