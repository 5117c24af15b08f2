import { expect, test } from 'vitest'
import { datesAhead } from '../../src/pages/load-coming-up.ts'
import { nextOccasions } from '../../src/shared/calendar/nearness.ts'

const friday = new Date('2026-11-20T10:00:00Z')

test('the next dates are told in both calendars, from their evening on', () => {
  const { occasions, today } = datesAhead({
    now: friday,
    language: 'en',
  })
  const next = nextOccasions(occasions, today, 5)
  expect(next.map(({ name, begins, hebrewDate }) => [name, begins, hebrewDate])).toEqual([
    ['Shabbos', 'From Friday night, November 20', 'י״א כסלו תשפ״ז'],
    ['Chanukah', 'First candle Friday, December 4, before Shabbos', 'כ״ה כסלו תשפ״ז'],
    ['Rosh Chodesh Teves', 'From Wednesday evening, December 9', 'ל׳ כסלו תשפ״ז'],
    ['Tu BiShvat', 'From Friday night, January 22', 'ט״ו שבט תשפ״ז'],
    ['Purim', 'From Monday evening, March 22', 'י״ד אדר ב׳ תשפ״ז'],
  ])
})

test('a visitor a day behind and a page of last week still have five dates', () => {
  const { occasions, today } = datesAhead({
    now: friday,
    language: 'en',
  })
  for (let day = today - 1; day <= today + 8; day += 1) {
    const next = nextOccasions(occasions, day, 5)
    expect(next).toHaveLength(5)
    expect(next[0]?.slug === 'good-shabbos' || next[1]?.slug === 'good-shabbos').toBe(true)
  }
})

test('Shabbos and both days of Yom Tov are days of rest, Chol Hamoed is none', () => {
  // Pesach of 5787 begins on the evening of Wednesday, 21 April 2027.
  const { restDays, today } = datesAhead({
    now: new Date('2027-04-21T10:00:00Z'),
    language: 'en',
  })
  expect(restDays.map((day) => day - today)).toEqual([1, 2, 3, 7, 8])
})
