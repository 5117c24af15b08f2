import { expect, test } from 'vitest'
import { loadArt } from '#shared/art/families.ts'
import { civilToDayNumber } from '#shared/calendar/civil-date.ts'
import { factsOf } from '#shared/calendar/day-facts.ts'
import { postersOf } from '#shared/calendar/day-posters.ts'
import { cardFaces } from '#shared/card/card-faces.ts'
import { layoutCard } from '#shared/card/layout-card.ts'
import { loadFontTables } from '#shared/card/load-font-tables.ts'
import { designOf } from '../fixtures/designs.ts'

/** Lays out some hundred posters. */
const sweep = { timeout: 120_000 }

const dayOf = (year: number, month: number, day: number) => civilToDayNumber({ year, month, day })
const firstDay = dayOf(2026, 9, 1)
/** Years of each length, with one and with two Adars, and every combination of parshiyos. */
const days = Array.from({ length: 20 * 365 }, (_, i) => firstDay + i)

const moments = days.flatMap((dayNumber) =>
  (['diaspora', 'israel'] as const).flatMap((place) =>
    [false, true].map((evening) => ({ dayNumber, evening, place })),
  ),
)

const posters = new Map(moments.flatMap(postersOf).map((each) => [JSON.stringify(each), each]))

test('each moment of twenty years has its posters, at most four for a custom', () => {
  for (const moment of moments) {
    const found = postersOf(moment)
    for (const word of ['לעומר', 'בעומר']) {
      const own = found.filter((each) => each.word === undefined || each.word === word)
      expect(own.length, JSON.stringify(moment)).toBeLessThanOrEqual(4)
      expect(new Set(own.map(({ slug }) => slug)).size).toBe(own.length)
    }
  }
})

test('a weekday has the greetings of what comes within a week, and the posters of Shabbos', () => {
  const namesOn = (month: number, day: number) =>
    postersOf({ dayNumber: dayOf(2026, month, day), evening: false, place: 'diaspora' }).map(
      ({ about, ahead }) => (ahead ? `for ${about}` : about),
    )
  // The first day of Chanukah is December 5.
  expect(namesOn(11, 26)).toEqual(['for shabbos', 'for shabbos'])
  expect(namesOn(11, 27)).toEqual(['shabbos', 'shabbos'])
  expect(namesOn(11, 30)).toEqual(['for chanukah', 'for chanukah', 'for shabbos', 'for shabbos'])
})

test('a holy or a sober day looks at no later one', () => {
  const apart = moments.filter((moment) =>
    factsOf(moment).some(
      (fact) =>
        fact.kind === 'fast' ||
        fact.kind === 'nine-days' ||
        (fact.kind === 'festival' && fact.part === 'yom-tov'),
    ),
  )
  expect(apart.length).toBeGreaterThan(0)
  expect(apart.flatMap(postersOf).filter(({ ahead }) => ahead)).toEqual([])
})

test('only the Three Weeks and fasts can have days without a poster', () => {
  const without = moments.filter((moment) => postersOf(moment).length === 0)
  expect(without.length).toBeGreaterThan(0)
  expect(without.length / moments.length).toBeLessThan(0.05)
})

test('each is a poster of the collection in the format of a status, with the lines that it fills', () => {
  for (const poster of posters.values()) {
    const { kind, formats, fields } = designOf(poster.slug)
    expect([kind, formats.includes('status')], poster.slug).toEqual(['poster', true])
    const ids = fields.map(({ id }) => id)
    for (const field of Object.keys(poster.values)) expect(ids, poster.slug).toContain(field)
    for (const { id, maxLength } of fields)
      expect(poster.values[id]?.length ?? 0).toBeLessThanOrEqual(maxLength)
  }
})

test('the words of every day fit their poster', sweep, async () => {
  const problems: string[] = []
  for (const poster of posters.values()) {
    const design = designOf(poster.slug)
    const draft = { values: poster.values, format: 'status' } as const
    const tables = await loadFontTables(cardFaces(design, draft))
    const family = await loadArt(design.art)
    const found = layoutCard({ design, draft, family, tables }).problems
    problems.push(
      ...found.map(({ kind, field }) => `${poster.slug} ${field} ${kind}: ${poster.values[field]}`),
    )
  }
  expect([...new Set(problems)]).toEqual([])
})
