import { gematriya, HDate } from '@hebcal/hdate'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CivilDate,
  civilToDayNumber,
  dayNumberToCivil,
  weekdayOf,
} from '#shared/calendar/civil-date.ts'
import { readGematria, readYear, writeGematria, writeYear } from '#shared/calendar/gematria.ts'
import {
  dayNumberToHebrew,
  daysInMonth,
  hebrewDayOf,
  hebrewToDayNumber,
  isHebrewDate,
  isLeapYear,
  monthNumber,
} from '#shared/calendar/hebrew-date.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 30_000 }

/** Dates that people know by heart, or that are printed on old documents. */
test.each<[string, [number, number, number], [number, number, number], number]>([
  ['Rosh Hashanah 5787', [2026, 9, 12], [5787, monthNumber.tishrei, 1], 6],
  ['Tuesday of parshas Bo 5787', [2027, 1, 12], [5787, monthNumber.shevat, 4], 2],
  ['the fifth of Iyar 5708', [1948, 5, 14], [5708, monthNumber.iyar, 5], 5],
  ['the leap day of the year 2000', [2000, 2, 29], [5760, monthNumber.adar, 23], 2],
  ['Rosh Hashanah 6000', [2239, 9, 30], [6000, monthNumber.tishrei, 1], 1],
  ['the end of Adar I', [2024, 3, 10], [5784, monthNumber.adar, 30], 0],
  ['the day after it', [2024, 3, 11], [5784, monthNumber.adarII, 1], 1],
])('%s', (_, [year, month, day], [hebrewYear, hebrewMonth, hebrewDay], weekday) => {
  const hebrew = { year: hebrewYear, month: hebrewMonth, day: hebrewDay }
  const dayNumber = civilToDayNumber({ year, month, day })
  expect(dayNumberToHebrew(dayNumber)).toEqual(hebrew)
  expect(hebrewToDayNumber(hebrew)).toBe(dayNumber)
  expect(weekdayOf(dayNumber)).toBe(weekday)
})

test('each day of 1750 to 2250 is the day that hebcal says', sweep, () => {
  const last = civilToDayNumber({ year: 2250, month: 12, day: 31 })
  const differing: number[] = []
  for (let day = civilToDayNumber({ year: 1750, month: 1, day: 1 }); day <= last; day += 1) {
    const ours = dayNumberToHebrew(day)
    const theirs = new HDate(day)
    const isSame =
      ours.year === theirs.getFullYear() &&
      ours.month === theirs.getMonth() &&
      ours.day === theirs.getDate() &&
      weekdayOf(day) === theirs.getDay() &&
      hebrewToDayNumber(ours) === day
    if (!isSame) differing.push(day)
  }
  expect(differing).toEqual([])
})

test(
  'civil dates go to day numbers and back, and agree with the dates of JavaScript',
  sweep,
  () => {
    const dayOne = Date.UTC(2000, 0, 1) / 86_400_000 - civilToDayNumber(newYear(2000))
    for (let day = 1; day <= civilToDayNumber(newYear(2500)); day += 1) {
      const { year, month, day: dayOfMonth } = dayNumberToCivil(day)
      const date = new Date((day + dayOne) * 86_400_000)
      const isSame =
        year === date.getUTCFullYear() &&
        month === date.getUTCMonth() + 1 &&
        dayOfMonth === date.getUTCDate() &&
        civilToDayNumber({ year, month, day: dayOfMonth }) === day
      if (!isSame) expect.fail(`${year}-${month}-${dayOfMonth} is ${date.toISOString()}`)
    }
  },
)

function newYear(year: number): CivilDate {
  return { year, month: 1, day: 1 }
}

test('lengths of years are the six that there are', () => {
  const lengths = Array.from({ length: 500 }, (_, index) => {
    const year = 5510 + index
    const days = newYearOf(year + 1) - newYearOf(year)
    return `${isLeapYear(year) ? 'leap' : 'common'} ${days}`
  })
  expect([...new Set(lengths)].sort()).toEqual([
    'common 353',
    'common 354',
    'common 355',
    'leap 383',
    'leap 384',
    'leap 385',
  ])
})

function newYearOf(year: number): number {
  return hebrewToDayNumber({ year, month: monthNumber.tishrei, day: 1 })
}

test.each([
  ['30 Cheshvan of a full year', { year: 5788, month: monthNumber.cheshvan, day: 30 }, true],
  ['30 Cheshvan of a regular year', { year: 5786, month: monthNumber.cheshvan, day: 30 }, false],
  ['Adar II of a common year', { year: 5786, month: monthNumber.adarII, day: 1 }, false],
  ['Adar II of a leap year', { year: 5787, month: monthNumber.adarII, day: 29 }, true],
  ['day 0', { year: 5787, month: monthNumber.nisan, day: 0 }, false],
  ['month 14', { year: 5787, month: 14, day: 1 }, false],
  ['half a day', { year: 5787, month: monthNumber.nisan, day: 1.5 }, false],
  ['not a number', { year: Number.NaN, month: monthNumber.nisan, day: 1 }, false],
])('%s', (_, date, exists) => {
  expect(isHebrewDate(date)).toBe(exists)
  if (!exists) expect(() => hebrewToDayNumber(date)).toThrow(RangeError)
})

test('months that change their length', () => {
  expect(daysInMonth(5787, monthNumber.cheshvan)).toBe(30)
  expect(daysInMonth(5784, monthNumber.kislev)).toBe(29)
  expect(daysInMonth(5787, monthNumber.adar)).toBe(30)
  expect(daysInMonth(5786, monthNumber.adarII)).toBe(0)
})

test.each([
  [2027, 2, 29],
  [2026, 13, 1],
  [2026, 4, 31],
  [2026, 1, 0],
  [2026, 1, 1.5],
  [2026.5, 1, 1],
  [Number.NaN, 1, 1],
])('there is no civil date %d-%d-%d', (year, month, day) => {
  expect(() => civilToDayNumber({ year, month, day })).toThrow(RangeError)
})

test('the Hebrew day begins the evening before', () => {
  const date = { year: 2027, month: 1, day: 12 }
  const hebrewAt = (afterNightfall: boolean) =>
    dayNumberToHebrew(hebrewDayOf(date, { afterNightfall }))
  expect(hebrewAt(false)).toEqual({ year: 5787, month: monthNumber.shevat, day: 4 })
  expect(hebrewAt(true)).toEqual({ year: 5787, month: monthNumber.shevat, day: 5 })
})

test.each([
  [1, 'א\u05f3'],
  [10, 'י\u05f3'],
  [15, 'ט\u05f4ו'],
  [16, 'ט\u05f4ז'],
  [30, 'ל\u05f3'],
  [115, 'קט\u05f4ו'],
  [400, 'ת\u05f3'],
  [744, 'תשד\u05f4מ'],
  [787, 'תשפ\u05f4ז'],
  [999, 'תתקצ\u05f4ט'],
])('%d is written %s', (number, letters) => {
  expect(writeGematria(number)).toBe(letters)
  expect(readGematria(letters)).toBe(number)
})

test.each([0, 1000, -3, 1.5, Number.NaN])('%d is not written in letters', (number) => {
  expect(() => writeGematria(number)).toThrow(RangeError)
})

test.each([
  [5787, 'תשפ\u05f4ז', 'ה\u05f3תשפ\u05f4ז'],
  [5708, 'תש\u05f4ח', 'ה\u05f3תש\u05f4ח'],
  [5744, 'תשד\u05f4מ', 'ה\u05f3תשד\u05f4מ'],
  [5800, 'ת\u05f4ת', 'ה\u05f3ת\u05f4ת'],
  [6000, 'ו\u05f3 אלפים', 'ו\u05f3 אלפים'],
])('the year %d is %s or %s', (year, small, full) => {
  expect(writeYear(year)).toBe(small)
  expect(writeYear(year, { thousands: true })).toBe(full)
  expect(readYear(full)).toBe(year)
  expect(readYear(small)).toBe(year)
})

test.each([
  ['תשפ"ז', 787],
  ["תשפ''ז", 787],
  ['תשפז', 787],
  ['תשמ״ד', 744],
  ['ך', 20],
  ['שלום', undefined],
  ['יה', undefined],
  ['תתתת', undefined],
  ['א1', undefined],
  ['', undefined],
])('%s is read as %s', (text, number) => {
  expect(readGematria(text)).toBe(number)
})

test('letters are those of hebcal, but for the one year that custom respells', () => {
  const differing = Array.from({ length: 999 }, (_, index) => index + 1).filter(
    (number) => writeGematria(number) !== gematriya(number),
  )
  expect(differing).toEqual([744])
})

test('what is written is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), (year) => {
      expect(readYear(writeYear(year, { thousands: true }))).toBe(year < 1000 ? year + 5000 : year)
    }),
  )
})
