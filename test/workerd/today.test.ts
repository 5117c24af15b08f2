import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { factsOf } from '../../src/shared/calendar/day-facts.ts'
import { postersOf } from '../../src/shared/calendar/day-posters.ts'
import { momentIn } from '../../src/shared/calendar/nightfall.ts'
import { type DayPosters, dayPostersSchema } from '../../src/shared/calendar/posters-ahead.ts'
import { postersAt } from '../../src/shared/calendar/posters-at.ts'
import { baseOf } from '../../src/shared/i18n/language.ts'
import { languages } from '../../src/shared/i18n/languages.ts'
import { todayStrings } from '../../src/shared/i18n/today-strings.ts'
import { posterDocuments } from '../fixtures/known-documents.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage, forgetDocuments } from './site.ts'

/*
 * Seven days, each at one time of the clock on the wall in New York and in Jerusalem: what the server
 * sends for home and for the page of the day, and what the device makes of it there.
 */

/** The offset of each zone from UTC in winter and in summer. */
const zones = {
  'America/New_York': ['-05:00', '-04:00'],
  'Asia/Jerusalem': ['+02:00', '+03:00'],
} as const
type Zone = keyof typeof zones

interface Day {
  name: string
  /** On the wall, without a zone. */
  time: string
  season: 'winter' | 'summer'
  facts: { en: string[]; he: string[]; yi: string[] }
  /** Slug of the first poster, and the words of the day on it. */
  poster: string
  words: readonly string[]
}

const days: readonly Day[] = [
  {
    name: 'before Rosh Hashanah',
    time: '2027-10-01T10:00:00',
    season: 'summer',
    facts: {
      en: ['Erev Rosh Hashanah', 'Elul'],
      he: ['ערב ראש השנה', 'אלול'],
      yi: ['ערב ראש השנה', 'אלול'],
    },
    poster: 'honey-and-shofar-window',
    words: [],
  },
  {
    name: 'the third night of Chanukah',
    time: '2026-12-06T20:00:00',
    season: 'winter',
    facts: { en: ['Third night of Chanukah'], he: ['נר שלישי'], yi: ['נר שלישי'] },
    poster: 'third-night-of-chanukah',
    words: [],
  },
  {
    name: 'Purim',
    time: '2027-03-23T10:00:00',
    season: 'summer',
    facts: { en: ['Purim'], he: ['פורים'], yi: ['פורים'] },
    poster: 'megillah-over-the-city',
    words: [],
  },
  {
    name: 'day 20 of the Omer',
    time: '2027-05-12T10:00:00',
    season: 'summer',
    facts: { en: ['Day 20 of the Omer'], he: ['כ׳ לעומר'], yi: ['כ׳ לעומר'] },
    poster: 'omer-sheaf-print',
    words: ['היום עשרים יום שהם שני שבועות ושישה ימים לעומר', 'Day 20 of the Omer'],
  },
  {
    name: 'Tisha B’Av',
    time: '2027-08-12T10:00:00',
    season: 'summer',
    facts: {
      en: ['Tisha B’Av', 'The Nine Days'],
      he: ['תשעה באב', 'תשעת הימים'],
      yi: ['תשעה באב', 'תשעת הימים'],
    },
    poster: 'candle-on-kippur-night',
    words: ['תשעה באב', 'Tisha B’Av'],
  },
  {
    name: 'before Shabbos',
    time: '2026-11-20T10:00:00',
    season: 'winter',
    facts: { en: ['Erev Shabbos'], he: ['ערב שבת'], yi: ['ערב שבת'] },
    poster: 'shabbos-at-the-gate',
    words: ['פרשת ויצא'],
  },
  {
    name: 'an ordinary Tuesday',
    time: '2026-11-24T10:00:00',
    season: 'winter',
    facts: { en: [], he: [], yi: [] },
    poster: 'candlesticks-in-the-garden',
    words: ['פרשת וישלח'],
  },
]

const visits = days.flatMap((day) =>
  (Object.keys(zones) as Zone[]).map((zone) => ({ ...day, zone, at: instantOf(day, zone) })),
)

function instantOf({ time, season }: Day, zone: Zone): Date {
  // Israel has changed its clocks by the end of March, America before.
  const [winter, summer] = zones[zone]
  const isSummer = season === 'summer' && !(zone === 'Asia/Jerusalem' && time < '2027-03-26')
  return new Date(`${time}${isSummer ? summer : winter}`)
}

/** The designs of the posters of these days. */
const slugs = new Set(
  visits.flatMap(({ at, zone }) => postersOf(momentIn(zone, at)).map(({ slug }) => slug)),
)

beforeAll(async () => {
  await publishContent({ cards: await posterDocuments(slugs) })
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  forgetDocuments()
})

afterEach(() => vi.useRealTimers())
afterAll(clearStorage)

async function dayPostersOn(address: string): Promise<DayPosters> {
  const answer = await askSite(`/api/page?address=${encodeURIComponent(address)}`)
  expect(answer.status).toBe(200)
  const { dayPosters } = (await answer.json()) as { dayPosters: unknown }
  return v.parse(dayPostersSchema, dayPosters)
}

test.each(visits)('$name in $zone: home and the page of the day have its poster', async (visit) => {
  vi.setSystemTime(visit.at)
  const moment = momentIn(visit.zone, visit.at)
  for (const language of languages) {
    for (const path of ['/', '/today']) {
      const address = baseOf(language) + path
      const [first] = postersAt(await dayPostersOn(address), moment, 'לעומר')
      expect(first?.card.slug, address).toBe(visit.poster)
      expect(Object.values(first?.values ?? {}), address).toEqual(visit.words)
    }
  }
})

test.each(visits)('$name in $zone has its words in each language', ({ at, zone, facts }) => {
  const moment = momentIn(zone, at)
  const options = { evening: moment.evening, word: 'לעומר' } as const
  for (const language of languages) {
    const words = factsOf(moment).map((fact) => todayStrings[language].fact(fact, options).name)
    expect(words).toEqual(facts[language])
  }
})

test.each(days)('$name: the page is sent with the day, before any script', async (day) => {
  // Noon in Greenwich is the same Hebrew day by day, except for the night of Chanukah.
  vi.setSystemTime(new Date(`${day.time.slice(0, 10)}T12:00:00Z`))
  const isNight = day.poster === 'third-night-of-chanukah'
  for (const language of languages) {
    const html = await (await askSite(`${baseOf(language)}/today`)).text()
    const wanted = isNight ? [] : day.facts[language]
    expect(wanted.filter((fact) => !html.includes(fact))).toEqual([])
    expect(html.includes(`data-card="${day.poster}"`), day.poster).toBe(true)
  }
})
