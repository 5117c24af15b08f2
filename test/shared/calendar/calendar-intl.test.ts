import { expect, test } from 'vitest'
import { civilToDayNumber, dayNumberToCivil } from '../../../src/shared/calendar/civil-date.ts'
import {
  dayNumberToHebrew,
  hebrewToDayNumber,
  monthNumber,
} from '../../../src/shared/calendar/hebrew-date.ts'

/*
 * The Hebrew calendar of ICU, by `Intl`, as a second oracle beside Hebcal. It has no fault in these
 * years. A list of faults is here, so that one of another version of ICU is written down and not
 * passed over.
 */

/** Civil days, as in '2025-03-01', that ICU converts wrongly. */
const knownFaults: readonly string[] = []

const firstDay = civilToDayNumber({ year: 1900, month: 1, day: 1 })
const lastDay = civilToDayNumber({ year: 2200, month: 12, day: 31 })
const dayMs = 86_400_000

const format = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** The names of ICU; the only Adar of a year has the number of Adar I. */
const months: Readonly<Record<string, number>> = {
  Nisan: monthNumber.nisan,
  Iyar: monthNumber.iyar,
  Sivan: monthNumber.sivan,
  Tamuz: monthNumber.tamuz,
  Av: monthNumber.av,
  Elul: monthNumber.elul,
  Tishri: monthNumber.tishrei,
  Heshvan: monthNumber.cheshvan,
  Kislev: monthNumber.kislev,
  Tevet: monthNumber.teves,
  Shevat: monthNumber.shevat,
  Adar: monthNumber.adar,
  'Adar I': monthNumber.adar,
  'Adar II': monthNumber.adarII,
}

/** @example readDate('14 Kislev 5787') // '14 9 5787' */
function readDate(text: string): string {
  const [, day, name = '', year] = /^(\d+) (.+) (\d+)$/.exec(text) ?? []
  return `${day} ${months[name]} ${year}`
}

function timeOf(dayNumber: number): number {
  const { year, month, day } = dayNumberToCivil(dayNumber)
  return Date.UTC(year, month - 1, day)
}

test('each day of 1900 to 2200 is the day that Intl says', () => {
  const start = timeOf(firstDay)
  const faults: string[] = []
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber += 1) {
    const { year, month, day } = dayNumberToHebrew(dayNumber)
    const time = start + (dayNumber - firstDay) * dayMs
    if (readDate(format.format(time)) !== `${day} ${month} ${year}`) {
      faults.push(new Date(time).toISOString().slice(0, 10))
    }
  }
  expect(faults).toEqual(knownFaults)
})

test('the way back from the date of Intl leads to the same day', () => {
  for (let dayNumber = firstDay; dayNumber <= lastDay; dayNumber += 13) {
    const [day = 0, month = 0, year = 0] = readDate(format.format(timeOf(dayNumber)))
      .split(' ')
      .map(Number)
    expect(hebrewToDayNumber({ year, month, day })).toBe(dayNumber)
  }
})
