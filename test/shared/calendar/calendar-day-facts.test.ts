import { flags, HebrewCalendar } from '@hebcal/core'
import { expect, test } from 'vitest'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { factsOf, isSober } from '#shared/calendar/day-facts.ts'
import type { Place } from '#shared/calendar/festival.ts'
import { hebrewToDayNumber, monthNumber } from '#shared/calendar/hebrew-date.ts'

/** Takes seconds of arithmetic, more on a busy machine. */
const sweep = { timeout: 60_000 }

const places: readonly Place[] = ['diaspora', 'israel']
const firstYear = 5660
const lastYear = 5960

const at = (year: number, month: number, day: number) => civilToDayNumber({ year, month, day })

function kindsOn(dayNumber: number, options: { evening?: boolean; place?: Place } = {}): string[] {
  const { evening = false, place = 'diaspora' } = options
  return factsOf({ dayNumber, evening, place }).map((fact) => {
    if (fact.kind === 'festival') return `${fact.festival} ${fact.part}`
    if (fact.kind === 'erev') return `erev ${fact.of}`
    if (fact.kind === 'fast') return fact.fast
    if (fact.kind === 'omer') return `omer ${fact.count}`
    if (fact.kind === 'chanukah') return `chanukah ${fact.lit ?? '-'} ${fact.tonight ?? '-'}`
    return 'part' in fact ? `${fact.kind} ${fact.part}` : fact.kind
  })
}

test.each([
  ['an ordinary Monday', at(2026, 11, 23), []],
  ['before Rosh Hashanah', at(2027, 10, 1), ['erev rosh-hashanah', 'elul']],
  ['the first day of Rosh Hashanah', at(2027, 10, 2), ['rosh-hashanah yom-tov', 'shabbos']],
  ['Tzom Gedaliah', at(2027, 10, 4), ['tzom-gedaliah', 'ten-days']],
  ['Yom Kippur', at(2027, 10, 11), ['yom-kippur yom-tov']],
  ['Hoshana Rabbah', at(2027, 10, 22), ['sukkos hoshana-rabbah', 'erev simchas-torah']],
  ['Shemini Atzeres', at(2027, 10, 23), ['simchas-torah shemini-atzeres', 'shabbos']],
  ['Simchas Torah', at(2027, 10, 24), ['simchas-torah yom-tov']],
  ['before Chanukah', at(2026, 12, 4), ['chanukah - 1', 'erev shabbos']],
  ['the second day of Chanukah', at(2026, 12, 6), ['chanukah 2 3']],
  ['the last day of Chanukah', at(2026, 12, 12), ['chanukah 8 -', 'shabbos']],
  ['Taanis Esther', at(2027, 3, 22), ['taanis-esther', 'erev purim']],
  ['Purim', at(2027, 3, 23), ['purim']],
  ['Shushan Purim', at(2027, 3, 24), ['shushan-purim']],
  ['before Pesach', at(2027, 4, 21), ['erev pesach']],
  ['Chol Hamoed', at(2027, 4, 26), ['pesach chol-hamoed', 'omer 4']],
  ['day 20 of the Omer', at(2027, 5, 12), ['omer 20']],
  ['Lag BaOmer', at(2027, 5, 25), ['lag-baomer', 'omer 33']],
  ['17 Tamuz', at(2027, 7, 22), ['shivah-asar-btamuz', 'three-weeks']],
  ['Rosh Chodesh Av', at(2027, 8, 4), ['rosh-chodesh only', 'nine-days']],
  ['Tisha B’Av', at(2027, 8, 12), ['tisha-bav', 'nine-days']],
  ['after Tisha B’Av', at(2027, 8, 13), ['erev shabbos']],
  ['the first day of Rosh Chodesh Elul', at(2027, 9, 2), ['rosh-chodesh first']],
  ['the second', at(2027, 9, 3), ['rosh-chodesh second', 'erev shabbos', 'elul']],
  ['a Shabbos of announcement', at(2026, 12, 5), ['chanukah 1 2', 'shabbos', 'mevarchim']],
])('%s', (_, day, facts) => {
  expect(kindsOn(day)).toEqual(facts)
})

test.each([
  ['the third night of Chanukah', at(2026, 12, 7), ['chanukah 3 -']],
  ['the evening after Shabbos', at(2026, 11, 22), ['motzei-shabbos']],
  ['the eve of Shabbos', at(2026, 11, 21), ['shabbos']],
  ['Friday night before Pesach', at(2025, 4, 13), ['pesach yom-tov']],
  ['the night of Tisha B’Av after Shabbos', at(2025, 8, 3), ['tisha-bav', 'nine-days']],
])('%s, after nightfall', (_, day, facts) => {
  expect(kindsOn(day, { evening: true })).toEqual(facts)
})

test('second days are kept outside Eretz Yisroel', () => {
  const day = hebrewToDayNumber({ year: 5787, month: monthNumber.nisan, day: 16 })
  expect(kindsOn(day)).toEqual(['pesach yom-tov', 'omer 1', 'erev shabbos'])
  expect(kindsOn(day, { place: 'israel' })).toEqual([
    'pesach chol-hamoed',
    'omer 1',
    'erev shabbos',
  ])
})

test('fasts of mourning and the Three Weeks are sober; Yom Kippur is not', () => {
  const sober = [at(2027, 7, 22), at(2027, 7, 30), at(2027, 8, 12), at(2026, 12, 20)]
  const other = [at(2027, 10, 11), at(2027, 5, 12), at(2026, 11, 23)]
  const soberOn = (dayNumber: number) =>
    isSober(factsOf({ dayNumber, evening: false, place: 'diaspora' }))
  expect(sober.map(soberOn)).toEqual([true, true, true, true])
  expect(other.map(soberOn)).toEqual([false, false, false])
})

test.each(places)('for three centuries the days are those of hebcal: %s', sweep, (place) => {
  const differing: string[] = []
  for (let year = firstYear; year < lastYear; year += 1) {
    const il = place === 'israel'
    const events = HebrewCalendar.calendar({
      year,
      isHebrewYear: true,
      il,
      noModern: true,
      omer: true,
      shabbatMevarchim: true,
    })
    const byDay = Map.groupBy(events, (event) => event.getDate().abs())
    const first = hebrewToDayNumber({ year, month: monthNumber.tishrei, day: 1 })
    const last = hebrewToDayNumber({ year: year + 1, month: monthNumber.tishrei, day: 1 }) - 1
    for (let day = first; day <= last; day += 1) {
      const today = byDay.get(day) ?? []
      const has = (flag: number) => today.some((event) => (event.getFlags() & flag) !== 0)
      const facts = factsOf({ dayNumber: day, evening: false, place })
      const kinds = facts.map(({ kind }) => kind as string)
      const pairs: [string, boolean, boolean][] = [
        ['omer', kinds.includes('omer'), has(flags.OMER_COUNT)],
        ['mevarchim', kinds.includes('mevarchim'), has(flags.SHABBAT_MEVARCHIM)],
        ['rosh-chodesh', kinds.includes('rosh-chodesh'), has(flags.ROSH_CHODESH)],
        ['chol-hamoed', facts.some(isCholHamoed), has(flags.CHOL_HAMOED)],
        ['yom-tov', facts.some(isYomTovFact), has(flags.CHAG)],
      ]
      for (const [name, ours, theirs] of pairs)
        if (ours !== theirs) differing.push(`${day} ${name}: ${ours}`)
    }
  }
  expect(differing).toEqual([])
})

type Fact = ReturnType<typeof factsOf>[number]

function isCholHamoed(fact: Fact): boolean {
  return fact.kind === 'festival' && /chol-hamoed|hoshana/.test(fact.part)
}

function isYomTovFact(fact: Fact): boolean {
  return fact.kind === 'festival' && !isCholHamoed(fact)
}
