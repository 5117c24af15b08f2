import { getSedra, HDate, Locale, parshiot } from '@hebcal/core'
import { expect, test } from 'vitest'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import type { Place } from '#shared/calendar/festival.ts'
import { parshaName, readingOf } from '#shared/calendar/parsha.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 30_000 }

const places: readonly Place[] = ['diaspora', 'israel']

function dayOf(year: number, month: number, day: number): number {
  return civilToDayNumber({ year, month, day })
}

test.each<[string, number, Place, string]>([
  ['a weekday', dayOf(2027, 1, 12), 'diaspora', 'Bo'],
  ['the Sunday of that week', dayOf(2027, 1, 10), 'diaspora', 'Bo'],
  ['its Shabbos', dayOf(2027, 1, 16), 'diaspora', 'Bo'],
  ['the day after', dayOf(2027, 1, 17), 'diaspora', 'Beshalach'],
  ['doubled in a common year', dayOf(2026, 3, 14), 'diaspora', 'Vayakhel-Pekudei'],
  ['apart in a leap year', dayOf(2027, 3, 6), 'diaspora', 'Vayakhel'],
  ['after Shavuos on Friday, abroad', dayOf(2027, 7, 17), 'diaspora', 'Chukas-Balak'],
  ['after Shavuos on Friday, at home', dayOf(2027, 7, 17), 'israel', 'Balak'],
  ['after Pesach on Shabbos, abroad', dayOf(2018, 5, 12), 'diaspora', 'Behar-Bechukosai'],
  ['after Pesach on Shabbos, at home', dayOf(2018, 5, 12), 'israel', 'Bechukosai'],
  ['before Sukkos', dayOf(2027, 10, 13), 'diaspora', ''],
  ['between Rosh Hashanah and Yom Kippur', dayOf(2027, 10, 9), 'diaspora', 'Haazinu'],
])('%s', (_, day, place, name) => {
  expect(parshaName(readingOf(day, place), 'ashkenazi')).toBe(name)
})

test.each<[string, number, Place, string | undefined]>([
  ['Chol Hamoed Sukkos', dayOf(2027, 10, 16), 'diaspora', 'sukkos'],
  ['Shemini Atzeres', dayOf(2026, 10, 3), 'diaspora', 'simchas-torah'],
  ['the eighth day of Pesach, abroad', dayOf(2016, 4, 30), 'diaspora', 'pesach'],
  ['the day after Pesach, at home', dayOf(2016, 4, 30), 'israel', undefined],
  ['Yom Kippur', dayOf(2024, 10, 12), 'israel', 'yom-kippur'],
])('%s on Shabbos', (_, day, place, festival) => {
  const reading = readingOf(day, place)
  expect(reading.festival).toBe(festival)
  expect(reading.numbers.length === 0).toBe(festival !== undefined)
})

test('names in each spelling', () => {
  const reading = readingOf(dayOf(2018, 5, 12), 'diaspora')
  expect(parshaName(reading, 'hebrew')).toBe('בהר\u05beבחוקותי')
  expect(parshaName(reading, 'ashkenazi')).toBe('Behar-Bechukosai')
  expect(parshaName(reading, 'sefardi')).toBe('Behar-Bechukotai')
})

test.each(places)('each Shabbos of 5650 to 5900 has the parsha of hebcal: %s', sweep, (place) => {
  const first = new HDate(1, 'Tishrei', 5650).onOrAfter(6).abs()
  const last = new HDate(29, 'Elul', 5900).abs()
  const differing: number[] = []
  for (let shabbos = first; shabbos <= last; shabbos += 7) {
    const year = new HDate(shabbos).getFullYear()
    const theirs = getSedra(year, place === 'israel').lookup(shabbos)
    const ours = readingOf(shabbos, place)
    const numbers = theirs.chag ? [] : [theirs.num ?? []].flat()
    const isSame = `${ours.numbers}` === `${numbers}` && Boolean(ours.festival) === theirs.chag
    if (!isSame) differing.push(shabbos)
  }
  expect(differing).toEqual([])
})

/** Only the sounds: without vowel letters, points and hyphens, which differ by writer. */
function skeleton(name: string): string {
  return name.replace(/[וי\u0591-\u05c7\s]/g, '')
}

test('each parsha has its own name', () => {
  const ours = Array.from({ length: 53 }, (_, index) =>
    parshaName({ numbers: [index + 1], festival: undefined }, 'hebrew'),
  )
  const theirs = parshiot.slice(0, 53).map((name) => Locale.gettext(name, 'he-x-NoNikud'))
  // Hebcal calls the last of these Shlach Lecha, with the next word.
  const differing = ours.filter((name, index) => skeleton(name) !== skeleton(theirs[index] ?? ''))
  expect(differing).toEqual(['שלח'])
})
