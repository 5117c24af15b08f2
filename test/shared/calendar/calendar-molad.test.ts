import { HDate, Molad } from '@hebcal/core'
import { expect, test } from 'vitest'
import { civilToDayNumber, weekdayOf } from '#shared/calendar/civil-date.ts'
import { isLeapYear, monthNumber } from '#shared/calendar/hebrew-date.ts'
import { moladOf, writeMolad } from '#shared/calendar/molad.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 30_000 }

const partsPerMonth = 29 * 25_920 + 12 * 1080 + 793

/** The Hebrew years of 1900 to 2200. */
const years = Array.from({ length: 302 }, (_, i) => 5660 + i)

function monthsOf(year: number): { year: number; month: number }[] {
  const rest = isLeapYear(year) ? [11, 12, 13] : [11, 12]
  return [7, 8, 9, 10, ...rest, 1, 2, 3, 4, 5, 6].map((month) => ({ year, month }))
}

test('the molad of each month of three centuries is that of hebcal', sweep, () => {
  const differing = years.flatMap(monthsOf).filter(({ year, month }) => {
    const theirs = new Molad(year, month)
    const { day, hour, minute, chalakim } = moladOf({ year, month })
    const ours = [weekdayOf(day), hour, minute, chalakim]
    const other = [theirs.getDow(), theirs.getHour(), theirs.getMinutes(), theirs.getChalakim()]
    return `${ours}` !== `${other}`
  })
  expect(differing).toEqual([])
})

test('from one molad to the next are 29 days, 12 hours and 793 parts', sweep, () => {
  const parts = years.flatMap(monthsOf).map((month) => {
    const { day, hour, minute, chalakim } = moladOf(month)
    return ((day * 24 + hour) * 60 + minute) * 18 + chalakim
  })
  const steps = parts.slice(1).map((next, i) => next - (parts[i] ?? 0))
  expect(new Set(steps)).toEqual(new Set([partsPerMonth]))
  expect(parts).toHaveLength(3736)
})

test('Rosh Chodesh is at most three days after it', sweep, () => {
  for (const { year, month } of years.flatMap(monthsOf)) {
    const first = new HDate(1, month, year).abs()
    const before = first - moladOf({ year, month }).day
    expect(before).toBeGreaterThanOrEqual(-1)
    expect(before).toBeLessThanOrEqual(3)
  }
})

test('it is announced by the weekday, the hour, the minutes and the chalakim', () => {
  const molad = moladOf({ year: 5784, month: monthNumber.nisan })
  const day = civilToDayNumber({ year: 2024, month: 4, day: 8 })
  expect(molad).toEqual({ day, hour: 22, minute: 57, chalakim: 7 })
  expect(writeMolad(molad, 'en')).toBe('Monday, 10:57 pm and 7 chalakim')
  expect(writeMolad(molad, 'he')).toBe('יום שני בערב, שעה 10:57 ו־7 חלקים')
})

const friday = civilToDayNumber({ year: 2026, month: 12, day: 4 })

test.each([
  [{ day: friday, hour: 0, minute: 5, chalakim: 1 }, 'Friday, 12:05 am and 1 chelek'],
  [{ day: friday, hour: 12, minute: 0, chalakim: 0 }, 'Friday, 12:00 pm'],
  [{ day: friday + 1, hour: 9, minute: 59, chalakim: 17 }, 'Shabbos, 9:59 am and 17 chalakim'],
  [{ day: friday + 1, hour: 18, minute: 0, chalakim: 2 }, 'Motzei Shabbos, 6:00 pm and 2 chalakim'],
])('in English %o is %s', (molad, words) => {
  expect(writeMolad(molad, 'en')).toBe(words)
})

test.each([
  [{ day: friday, hour: 0, minute: 5, chalakim: 1 }, 'יום שישי לפנות בוקר, שעה 12:05 וחלק אחד'],
  [{ day: friday, hour: 12, minute: 0, chalakim: 0 }, 'יום שישי אחר הצהריים, שעה 12:00'],
  [{ day: friday + 1, hour: 9, minute: 59, chalakim: 17 }, 'שבת בבוקר, שעה 9:59 ו־17 חלקים'],
  [{ day: friday + 1, hour: 18, minute: 0, chalakim: 2 }, 'מוצאי שבת, שעה 6:00 ו־2 חלקים'],
])('in Hebrew %o is %s', (molad, words) => {
  expect(writeMolad(molad, 'he')).toBe(words)
})
