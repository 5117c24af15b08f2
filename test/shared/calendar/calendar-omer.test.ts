import { HDate, OmerEvent } from '@hebcal/core'
import { expect, test } from 'vitest'
import { omerDays, writeOmerCount } from '#shared/calendar/omer.ts'

const days = Array.from({ length: omerDays }, (_, i) => i + 1)

test.each([
  [1, 'היום יום אחד לעומר'],
  [2, 'היום שני ימים לעומר'],
  [7, 'היום שבעה ימים שהם שבוע אחד לעומר'],
  [8, 'היום שמונה ימים שהם שבוע אחד ויום אחד לעומר'],
  [10, 'היום עשרה ימים שהם שבוע אחד ושלושה ימים לעומר'],
  [11, 'היום אחד עשר יום שהם שבוע אחד וארבעה ימים לעומר'],
  [12, 'היום שנים עשר יום שהם שבוע אחד וחמישה ימים לעומר'],
  [14, 'היום ארבעה עשר יום שהם שני שבועות לעומר'],
  [20, 'היום עשרים יום שהם שני שבועות ושישה ימים לעומר'],
  [22, 'היום שניים ועשרים יום שהם שלושה שבועות ויום אחד לעומר'],
  [30, 'היום שלושים יום שהם ארבעה שבועות ושני ימים לעומר'],
  [33, 'היום שלושה ושלושים יום שהם ארבעה שבועות וחמישה ימים לעומר'],
  [49, 'היום תשעה וארבעים יום שהם שבעה שבועות לעומר'],
])('day %i is counted %s', (day, count) => {
  expect(writeOmerCount(day)).toBe(count)
})

test.each(days)('day %i is counted as another calendar counts it', (day) => {
  const other = new OmerEvent(new HDate(HDate.hebrew2abs(5787, 1, 15) + day), day).getTodayIs('he')
  expect(spelledShort(writeOmerCount(day))).toBe(lettersOf(other))
})

test('those who say בעומר have it in the same place', () => {
  expect(writeOmerCount(30, 'בעומר')).toBe('היום שלושים יום שהם ארבעה שבועות ושני ימים בעומר')
})

test.each([0, 50, 1.5, Number.NaN])('there is no day %d', (day) => {
  expect(() => writeOmerCount(day)).toThrow(`day: ${day}, not whole and 1 to 49`)
})

/** Without points and commas. */
function lettersOf(text: string): string {
  return text.normalize('NFD').replace(/[\u0591-\u05c7,]/g, '')
}

/** Without the letters that stand for points. */
function spelledShort(count: string): string {
  return count.replaceAll('חמיש', 'חמש').replaceAll('שיש', 'שש').replaceAll('שניים', 'שנים')
}
