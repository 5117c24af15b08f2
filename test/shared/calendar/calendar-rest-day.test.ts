import { expect, test } from 'vitest'
import { mayBeRestDay } from '#shared/calendar/rest-day.ts'

test.each([
  ['Friday morning', 2026, 11, 20, 11, false],
  ['Friday noon', 2026, 11, 20, 12, true],
  ['Shabbos, its first hour', 2026, 11, 21, 0, true],
  ['Shabbos night', 2026, 11, 21, 23, true],
  ['Sunday', 2026, 11, 22, 0, false],
  ['an ordinary Tuesday', 2026, 11, 24, 20, false],
  ['the eve of Rosh Hashanah 5788, a Friday', 2027, 10, 1, 12, true],
  ['its second day', 2027, 10, 3, 23, true],
  ['the fast after it', 2027, 10, 4, 9, false],
  ['Yom Kippur 5788', 2027, 10, 11, 9, true],
  ['Chol Hamoed Sukkos', 2027, 10, 18, 9, false],
  ['the eve of the last days of Pesach 5787', 2027, 4, 27, 15, true],
  ['the eighth day of Pesach', 2027, 4, 29, 9, true],
  ['Isru Chag', 2027, 4, 30, 9, false],
])('%s: %i-%i-%i, %i h: %s', (_, year, month, day, hour, isRest) => {
  expect(mayBeRestDay({ year, month, day }, hour)).toBe(isRest)
})
