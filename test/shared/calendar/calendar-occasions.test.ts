import { type Event, flags, HDate, HebrewCalendar } from '@hebcal/core'
import { expect, test } from 'vitest'
import { civilToDayNumber, weekdayOf } from '#shared/calendar/civil-date.ts'
import { isYomTov, type Place } from '#shared/calendar/festival.ts'
import { dayNumberToHebrew, hebrewToDayNumber, monthNumber } from '#shared/calendar/hebrew-date.ts'
import {
  chanukahCandle,
  fastOn,
  type OccasionSlug,
  occasionsOn,
  omerDay,
  upcoming,
} from '#shared/calendar/occasion.ts'
import { builtinCategories } from '#shared/categories.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 30_000 }

const places: readonly Place[] = ['diaspora', 'israel']
const firstYear = 5690
const lastYear = 5890

function dayOf(year: number, month: number, day: number): number {
  return civilToDayNumber({ year, month, day })
}

/** Hebcal's names for the days of each occasion; for Chanukah it names evenings, one day early. */
const names: readonly (readonly [OccasionSlug, RegExp])[] = [
  ['rosh-hashanah', /^Rosh Hashana (\d{4}|II)$/],
  ['yom-kippur', /^Yom Kippur$/],
  ['sukkos', /^Sukkot /],
  ['simchas-torah', /^(Shmini Atzeret|Simchat Torah)$/],
  ['chanukah', /^Chanukah: ([2-8] Candles|8th Day)$/],
  ['tu-bishvat', /^Tu BiShvat$/],
  ['purim', /^(Shushan )?Purim$/],
  ['pesach', /^Pesach [IV]+/],
  ['lag-baomer', /^Lag BaOmer$/],
  ['shavuos', /^Shavuot/],
  ['rosh-chodesh', /^Rosh Chodesh /],
]

const fasts: readonly (readonly [string, RegExp])[] = [
  ['tzom-gedaliah', /^Tzom Gedaliah$/],
  ['yom-kippur', /^Yom Kippur$/],
  ['asarah-bteves', /^Asara B'Tevet$/],
  ['taanis-esther', /^Ta'anit Esther$/],
  ['shivah-asar-btamuz', /^Tzom Tammuz$/],
  ['tisha-bav', /^Tish'a B'Av/],
]

function eventsOf(year: number, place: Place): Map<number, Event[]> {
  const il = place === 'israel'
  const events = HebrewCalendar.calendar({ year, isHebrewYear: true, il, noModern: true })
  return Map.groupBy(events, (event) => event.getDate().abs())
}

function named(events: Event[], table: readonly (readonly [string, RegExp])[]): string[] {
  return table.flatMap(([slug, pattern]) =>
    events.some((event) => pattern.test(event.getDesc())) ? [slug] : [],
  )
}

test.each(places)('each day of two centuries is what hebcal says: %s', sweep, (place) => {
  const differing: string[] = []
  for (let year = firstYear; year < lastYear; year += 1) {
    const events = eventsOf(year, place)
    const first = new HDate(1, 'Tishrei', year).abs()
    const last = new HDate(1, 'Tishrei', year + 1).abs() - 1
    for (let day = first; day <= last; day += 1) {
      const today = events.get(day) ?? []
      const theirs = named(today, names).concat(weekdayOf(day) === 6 ? 'good-shabbos' : [])
      const ours = occasionsOn(day, place).map(({ slug }) => slug)
      if (`${ours.sort()}` !== `${theirs.sort()}`) differing.push(`${day}: ${ours} / ${theirs}`)
      const fast = named(today, fasts)[0]
      const isChag = today.some((event) => (event.getFlags() & flags.CHAG) !== 0)
      if (isYomTov(dayNumberToHebrew(day), place) !== isChag) differing.push(`${day}: ${isChag}`)
      if (fastOn(day) !== fast) differing.push(`${day}: ${fastOn(day)} / ${fast}`)
    }
  }
  expect(differing).toEqual([])
})

test('the candles of Chanukah and the days of the Omer are those of hebcal', sweep, () => {
  for (let year = firstYear; year < lastYear; year += 1) {
    const events = HebrewCalendar.calendar({ year, isHebrewYear: true, omer: true })
    const candles = events.flatMap((event) => {
      const count = /^Chanukah: (\d) Candle/.exec(event.getDesc())?.[1]
      return count === undefined ? [] : [[event.getDate().abs(), Number(count)] as const]
    })
    expect(candles.map(([day]) => chanukahCandle(day))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const counted = events.filter((event) => event.getFlags() === flags.OMER_COUNT)
    const days = counted.map((event) => omerDay(event.getDate().abs()))
    expect(days).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
  }
})

test('no candle and no counting on the evenings before and after', () => {
  expect(chanukahCandle(dayOf(2026, 12, 3))).toBeUndefined()
  expect(chanukahCandle(dayOf(2026, 12, 4))).toBe(1)
  expect(chanukahCandle(dayOf(2026, 12, 11))).toBe(8)
  expect(chanukahCandle(dayOf(2026, 12, 12))).toBeUndefined()
  const pesach = hebrewToDayNumber({ year: 5787, month: monthNumber.nisan, day: 15 })
  expect([pesach, pesach + 1, pesach + 49, pesach + 50].map(omerDay)).toEqual([
    undefined,
    1,
    49,
    undefined,
  ])
})

test.each([
  ['Tzom Gedaliah is put off from Shabbos', dayOf(2024, 10, 6), 'tzom-gedaliah'],
  ['Taanis Esther is held on Thursday before', dayOf(2024, 3, 21), 'taanis-esther'],
  ['Tisha BeAv is put off to Sunday', dayOf(2022, 8, 7), 'tisha-bav'],
  ['its own date is then no fast', dayOf(2022, 8, 6), undefined],
  ['Yom Kippur is held on Shabbos', dayOf(2024, 10, 12), 'yom-kippur'],
])('%s', (_, day, fast) => {
  expect(fastOn(day)).toBe(fast)
})

test('the rail of the home page on 21 November 2026', () => {
  expect(upcoming(dayOf(2026, 11, 21), 6, 'diaspora')).toEqual([
    { slug: 'good-shabbos', firstDay: dayOf(2026, 11, 21), lastDay: dayOf(2026, 11, 21) },
    { slug: 'chanukah', firstDay: dayOf(2026, 12, 5), lastDay: dayOf(2026, 12, 12) },
    { slug: 'rosh-chodesh', firstDay: dayOf(2026, 12, 10), lastDay: dayOf(2026, 12, 11) },
    { slug: 'tu-bishvat', firstDay: dayOf(2027, 1, 23), lastDay: dayOf(2027, 1, 23) },
    { slug: 'purim', firstDay: dayOf(2027, 3, 23), lastDay: dayOf(2027, 3, 24) },
    { slug: 'pesach', firstDay: dayOf(2027, 4, 22), lastDay: dayOf(2027, 4, 29) },
  ])
})

test('what lasts is proposed until it is over', () => {
  const slugsOn = (day: number, place: Place) => upcoming(day, 2, place).map(({ slug }) => slug)
  expect(slugsOn(dayOf(2027, 4, 29), 'diaspora')).toEqual(['pesach', 'good-shabbos'])
  expect(slugsOn(dayOf(2027, 4, 29), 'israel')).toEqual(['good-shabbos', 'rosh-chodesh'])
})

test('each occasion is proposed once, under a category of the site', () => {
  const slugs = upcoming(dayOf(2026, 11, 21), 100, 'diaspora').map(({ slug }) => slug)
  expect(slugs).toHaveLength(12)
  expect(new Set(slugs).size).toBe(12)
  const categories = builtinCategories.map(({ slug }) => slug)
  expect(categories).toEqual(expect.arrayContaining(slugs))
})
