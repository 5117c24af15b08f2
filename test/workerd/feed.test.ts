import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, expect, test } from 'vitest'
import { writeFeed } from '../../src/feed/atom.ts'
import { dayFeed } from '../../src/feed/day-feed.ts'
import { civilToDayNumber } from '../../src/shared/calendar/civil-date.ts'
import type { DayPosters } from '../../src/shared/calendar/posters-ahead.ts'
import { feedPath } from '../../src/shared/feed-path.ts'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { todayPath } from '../../src/shared/routes.ts'
import { documentOf } from './catalogue.ts'
import { askSite, clearStorage } from './site.ts'

afterAll(clearStorage)

const where = { origin: 'https://mazel.example', siteName: 'Mazel & <co>', language: 'en' } as const
/** A Friday. */
const today = civilToDayNumber({ year: 2026, month: 11, day: 20 })
const { summary: card } = documentOf('papercut-arch')

/** A poster for Shabbos on the next day, and none on the others. */
function postersOn(days: readonly number[], server = today): DayPosters {
  return {
    today: server,
    posters: [{ about: 'shabbos', card, values: {} }],
    moments: days.map((dayNumber) => ({ dayNumber, evening: false, posters: [0] })),
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['entry', 'link'].includes(name),
})

function read(text: string) {
  expect(XMLValidator.validate(text)).toBe(true)
  return parser.parse(text).feed
}

test('a day with posters has an entry, with its pictures as files', () => {
  const feed = read(writeFeed(dayFeed(postersOn([today + 1, today - 6]), where)))
  expect(feed.title).toBe('Today · Mazel & <co>')
  expect(feed.entry).toHaveLength(2)
  expect(feed.entry[0]).toMatchObject({
    id: 'tag:mazel.example,2026:today:en:2026-11-21',
    published: '2026-11-18T00:00:00.000Z',
    updated: '2026-11-18T00:00:00.000Z',
  })
  expect(feed.entry[0].title).toContain('Shabbos')
  expect(feed.entry[0].content['#text']).toContain('<img src="https://mazel.example/images/cards/')
  expect(feed.updated).toBe('2026-11-18T00:00:00.000Z')
})

test('an entry stays the same from day to day, and none is of the future', () => {
  const shabbos = today + 1
  const seen = new Set<string>()
  for (let server = shabbos - 3; server <= shabbos + 7; server += 1) {
    const { entries } = dayFeed(postersOn([shabbos], server), where)
    seen.add(JSON.stringify(entries))
    expect(entries).toHaveLength(1)
  }
  expect(seen.size).toBe(1)
  const early = dayFeed(postersOn([shabbos], shabbos - 4), where)
  expect(early.entries).toEqual([])
})

test.each(languages)('the feed in %s is linked from its page, and is its own', async (language) => {
  const path = baseOf(language) + feedPath
  const page = await (await askSite(baseOf(language) + todayPath)).text()
  expect(page).toMatch(
    new RegExp(`<link rel="alternate" type="application/atom\\+xml"[^>]* href="${path}"/>`),
  )
  const answer = await askSite(path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = read(await answer.text())
  const self = feed.link.find((link: Record<string, string>) => link['@rel'] === 'self')
  expect(self['@href']).toBe(`http://localhost${path}`)
  const tag = answer.headers.get('etag') ?? ''
  expect((await askSite(path, { headers: { 'If-None-Match': tag } })).status).toBe(304)
})
