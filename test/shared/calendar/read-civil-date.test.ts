import { expect, test } from 'vitest'
import { readCivilDate } from '../../../src/shared/calendar/read-civil-date.ts'

test.each([
  ['Tuesday, January 12, 2027', { year: 2027, month: 1, day: 12 }],
  ['7 March 2027, at six', { year: 2027, month: 3, day: 7 }],
  ['יום שלישי, 12 בינואר 2027', { year: 2027, month: 1, day: 12 }],
  ['דעם 5 אויגוסט 2027', { year: 2027, month: 8, day: 5 }],
  ['February 30, 2027', undefined],
  ['January 2027', undefined],
  ['Hall 12, 2027', undefined],
  ['ד׳ שבט תשפ״ז', undefined],
])('the civil date in %s', (text, date) => {
  expect(readCivilDate(text)).toEqual(date)
})
