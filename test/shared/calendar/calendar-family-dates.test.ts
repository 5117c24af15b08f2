import { abs2hebrew, getBirthdayHD, getYahrzeitHD, hebrew2abs } from '@hebcal/hdate'
import { expect, test } from 'vitest'
import { civilToDayNumber, dayNumberToCivil, weekdayOf } from '#shared/calendar/civil-date.ts'
import { dayNotes } from '#shared/calendar/day-notes.ts'
import {
  type EventTime,
  type FamilyDate,
  simchasOf,
  yearlyDates,
} from '#shared/calendar/family-dates.ts'
import { hebrewToDayNumber, monthNumber } from '#shared/calendar/hebrew-date.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 60_000 }

const at = (year: number, month: number, day: number, afterNightfall = false): EventTime => ({
  date: { year, month, day },
  afterNightfall,
})

const civil = (dates: readonly FamilyDate[]) =>
  dates.map(({ event, day }) => {
    const { year, month, day: date } = dayNumberToCivil(day)
    return `${event} ${year}-${month}-${date}`
  })

test('a boy born on the evening of 3 Kislev 5787', () => {
  const simchas = simchasOf('boy', at(2026, 11, 12, true), 'diaspora')
  expect(civil(simchas)).toEqual([
    'shalom-zachor 2026-11-14',
    'bris 2026-11-20',
    'pidyon-haben 2026-12-13',
    'upsherin 2029-11-11',
    'bar-mitzvah 2039-11-26',
  ])
  const [shalomZachor, , , upsherin, barMitzvah] = simchas
  expect(shalomZachor?.evening).toBe(true)
  expect(upsherin?.notes).toEqual(['put-off'])
  expect(barMitzvah?.comesOfAge).toBe(civilToDayNumber({ year: 2039, month: 11, day: 20 }))
})

test.each([
  ['on Friday night', at(2026, 11, 13, true), 'shalom-zachor 2026-11-14'],
  ['on Shabbos by day', at(2026, 11, 14), 'shalom-zachor 2026-11-21'],
  ['on Motzei Shabbos', at(2026, 11, 14, true), 'shalom-zachor 2026-11-21'],
])('of a boy born %s the shalom zachor is on the first Friday night', (_time, born, first) => {
  expect(civil(simchasOf('boy', born, 'diaspora'))[0]).toBe(first)
})

test('a pidyon haben is not on Yom Tov; its second day depends on the place', () => {
  // The 31st day is 15 Tishrei 5788, a Shabbos, and Sukkos goes on.
  const born = at(2027, 9, 16)
  const [, , abroad] = simchasOf('boy', born, 'diaspora')
  const [, , inIsrael] = simchasOf('boy', born, 'israel')
  expect(abroad?.day).toBe(hebrewToDayNumber({ year: 5788, month: monthNumber.tishrei, day: 17 }))
  expect(inIsrael?.day).toBe(hebrewToDayNumber({ year: 5788, month: monthNumber.tishrei, day: 16 }))
  expect(abroad?.notes).toEqual(['put-off', 'chol-hamoed'])
})

test('a girl comes of age at twelve', () => {
  const [only, ...others] = simchasOf('girl', at(2026, 11, 12, true), 'diaspora')
  expect(others).toEqual([])
  expect(only).toMatchObject({ event: 'bas-mitzvah', years: 12 })
  expect(only?.day).toBe(hebrewToDayNumber({ year: 5799, month: monthNumber.kislev, day: 3 }))
})

test.each([
  ['bris', monthNumber.av, 9, ['fast']],
  ['bris', monthNumber.tishrei, 10, ['yom-tov', 'fast']],
  ['upsherin', monthNumber.iyar, 10, ['omer']],
  ['upsherin', monthNumber.iyar, 18, []],
  ['upsherin', monthNumber.av, 3, ['three-weeks']],
  ['upsherin', monthNumber.nisan, 18, ['chol-hamoed', 'omer']],
  ['yahrzeit', monthNumber.av, 9, []],
] as const)('notes of a day: %s on %i-%i', (event, month, day, notes) => {
  expect(dayNotes(event, hebrewToDayNumber({ year: 5787, month, day }), 'diaspora')).toEqual(notes)
})

test('twenty yahrzeits from a day on, with the other custom for Adar', () => {
  const from = civilToDayNumber({ year: 2026, month: 11, day: 23 })
  // 8 Adar 5785; 5787 has two Adars.
  const yahrzeits = yearlyDates('yahrzeit', at(2025, 3, 8), { from, count: 20, place: 'diaspora' })
  expect(yahrzeits).toHaveLength(20)
  const [next, after] = yahrzeits
  expect(next).toMatchObject({ years: 2, notes: ['two-adars'] })
  expect(next?.day).toBe(hebrewToDayNumber({ year: 5787, month: monthNumber.adar, day: 8 }))
  expect(next?.otherDays).toEqual([
    hebrewToDayNumber({ year: 5787, month: monthNumber.adarII, day: 8 }),
  ])
  expect(after).toMatchObject({ years: 3, notes: [], otherDays: [] })
})

test('an anniversary of today is listed, and one that has passed is not', () => {
  const wedding = at(2020, 6, 9)
  const day = hebrewToDayNumber({ year: 5787, month: monthNumber.sivan, day: 17 })
  const years = (from: number) =>
    yearlyDates('anniversary', wedding, { from, count: 2, place: 'diaspora' }).map(
      (date) => date.years,
    )
  expect(years(day)).toEqual([7, 8])
  expect(years(day + 1)).toEqual([8, 9])
})

test('nothing differs from hebcal for births and petiros of three centuries', sweep, () => {
  const first = civilToDayNumber({ year: 1900, month: 1, day: 1 })
  const last = civilToDayNumber({ year: 2200, month: 12, day: 31 })
  const differences: unknown[] = []
  for (let day = first; day <= last; day += 17) {
    const born: EventTime = { date: dayNumberToCivil(day), afterNightfall: false }
    const original = abs2hebrew(day)
    const barMitzvah = simchasOf('boy', born, 'diaspora').at(-1)
    const ofAge = dayOf(getBirthdayHD(original.yy + 13, original))
    const isRight = barMitzvah?.comesOfAge === ofAge
    const isFirstShabbos =
      barMitzvah && weekdayOf(barMitzvah.day) === 6 && barMitzvah.day - ofAge < 7
    const [yahrzeit] = yearlyDates('yahrzeit', born, { from: day, count: 1, place: 'diaspora' })
    const remembered = dayOf(getYahrzeitHD(original.yy + 1, original))
    if (!isRight || !isFirstShabbos || yahrzeit?.day !== remembered)
      differences.push({ born, barMitzvah, ofAge, yahrzeit, remembered })
  }
  expect(differences).toEqual([])
})

function dayOf(date: ReturnType<typeof getBirthdayHD>): number {
  return date ? hebrew2abs(date.yy, date.mm, date.dd) : Number.NaN
}
