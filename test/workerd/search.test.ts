import { env } from 'cloudflare:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
import { searchCallPath, searchPath } from '../../src/shared/routes.ts'
import { searchTables } from '../../src/shared/search/search-table.ts'
import { searchAnswerSchema } from '../../src/shared/search.ts'
import { hostileQuery } from '../fixtures/hostile-query.ts'
import { documents, searchRows } from './catalogue.ts'
import { publishContent, type TestContent } from './publish-content.ts'
import { askFor, askSite, breakDown, clearStorage, hanging, replaceMethods } from './site.ts'

let log: MockInstance

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await publish()
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

function publish(search = searchRows, content: TestContent = {}) {
  return publishContent({ cards: documents, search, ...content })
}

async function ask(query: string, bindings: Partial<Env> = {}) {
  const response = await askSite(searchCallPath(query), {}, bindings)
  expect(response.status).toBe(200)
  return v.parse(searchAnswerSchema, await response.json())
}

/** An index with only the first card, so that results from D1 can be recognised. */
const firstOnly = searchRows.slice(0, 1)

test('the call gives the best cards and categories for a list', async () => {
  const response = await askSite(searchCallPath('Channukah'))
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, stale-while-revalidate=86400',
  )
  const answer = v.parse(searchAnswerSchema, await response.json())
  expect(answer.query).toBe('Channukah')
  expect(answer.categories.map(({ slug }) => slug)).toEqual(['chanukah'])
  expect(answer.cards.map(({ slug }) => slug)).toEqual([
    'menorah-lights',
    'rambam-menorah',
    'quiet-lights',
  ])
  expect(answer.total).toBe(3)
})

test('a list holds six cards and four categories, the page all', async () => {
  const answer = await ask('mazel tov')
  expect(answer.categories).toHaveLength(4)
  const wide = await ask('card')
  expect(wide.cards).toHaveLength(6)
  const page = await askSite(`/api/page?address=${encodeURIComponent(searchPath('card'))}`)
  const data = v.parse(
    v.looseObject({ total: v.number(), cards: v.array(v.unknown()) }),
    await page.json(),
  )
  expect(data.total).toBe(wide.total)
  expect(data.cards).toHaveLength(wide.total)
})

test.each(['', '   ', '\u0000'])('an empty query %j finds nothing', async (query) => {
  expect(await ask(query)).toEqual({
    query: '',
    categories: [],
    cards: [],
    total: 0,
    nothing: null,
  })
  expect((await askSite('/api/search')).status).toBe(200)
})

test('a long query is cut', async () => {
  const { query, categories } = await ask(`wedding ${'x'.repeat(10_000)}`)
  expect(query).toHaveLength(200)
  expect(categories[0]?.slug).toBe('wedding')
})

test('what is published is searched, each release by its own rows', async () => {
  await publish(firstOnly)
  expect((await ask('velvet')).cards).toEqual([])
  await publish()
  expect((await ask('velvet')).total).toBe(5)
  await publish(searchRows.slice(2))
  expect((await ask('velvet')).total).toBe(4)
  expect(log).not.toHaveBeenCalled()
})

test('while D1 is down nothing is found that the release does not have', async () => {
  const down = { SEARCH_DB: withAnswer(failing) }
  expect((await ask('velvet', down)).total).toBe(5)
  await publish(searchRows.slice(2), { cards: documents.slice(2) })
  expect((await ask('velvet', down)).total).toBe(4)
})

test('the rows of an occasion or a word are read once', async () => {
  const session = env.SEARCH_DB.withSession()
  const statementsOf = async (query: string) => {
    const asked: number[] = []
    const counted = replaceMethods(session, {
      batch<Row>(statements: D1PreparedStatement[]) {
        asked.push(statements.length)
        return session.batch<Row>(statements)
      },
    })
    await ask(query, { SEARCH_DB: replaceMethods(env.SEARCH_DB, { withSession: () => counted }) })
    return asked
  }
  expect(await statementsOf('bris')).toEqual([1])
  expect(await statementsOf('bris wedding')).toEqual([1])
  expect(await statementsOf('wedding')).toEqual([])
  expect(await statementsOf('velvet pillow')).toEqual([2])
  expect(await statementsOf('velvet')).toEqual([])
})

test('a published category is found by its own names', async () => {
  const [first] = builtinCategories
  if (!first) throw new RangeError('there is no category')
  const category = {
    ...first,
    slug: 'hachtarah',
    name: 'Hachtarah of a rav',
    hebrew: 'הכתרת הרב',
  }
  await publish(searchRows, { categories: [category] })
  expect((await ask('hachtarah')).categories[0]?.slug).toBe('hachtarah')
  expect((await ask('הכתרת')).categories[0]?.slug).toBe('hachtarah')
})

/** A database with this answer to every statement. */
function withAnswer(all: () => Promise<unknown>): D1Database {
  const statement = replaceMethods(env.SEARCH_DB.prepare('SELECT 1'), {
    bind: () => statement,
    all,
  })
  const session = replaceMethods(env.SEARCH_DB.withSession(), {
    prepare: () => statement,
    batch: async (statements: unknown[]) => Promise.all(statements.map(all)),
  })
  return replaceMethods(env.SEARCH_DB, { withSession: () => session })
}

const failing = () => Promise.reject(new Error('the service is down'))

test.each([
  ['throws', withAnswer(failing)],
  ['gives nonsense', withAnswer(async () => ({ results: [{ slug: 7 }] }))],
  ['gives half a row', withAnswer(async () => ({ results: [{ number: 1, rows: '1\tvelvet' }] }))],
])('where D1 %s the index that ships is searched', async (_, SEARCH_DB) => {
  const answer = await ask('bar mitzva', { SEARCH_DB })
  expect(answer.cards[0]?.slug).toBe('velvet-and-gold')
  expect(answer.total).toBe(4)
  expect(log).toHaveBeenCalledTimes(1)
})

test('where D1 hangs the index that ships is searched, within half a second', async () => {
  const { call, begun } = hanging()
  const SEARCH_DB = withAnswer(call)
  const answer = await askFor(499, { begun }, () => ask('bar mitzva', { SEARCH_DB }))
  expect(answer.cards[0]?.slug).toBe('velvet-and-gold')
  expect(answer.total).toBe(4)
  expect(log).toHaveBeenCalledTimes(1)
})

test('a release that is not in D1 is searched in the isolate', async () => {
  const { id } = await publish()
  await env.SEARCH_DB.prepare(`DELETE FROM ${searchTables.releases} WHERE release = ?`)
    .bind(id)
    .run()
  expect((await ask('bar mitzva')).total).toBe(4)
  expect(log).not.toHaveBeenCalled()
})

test('without any index categories are still found', async () => {
  const SEARCH_DB = withAnswer(failing)
  const down = { ASSETS: breakDown(env.ASSETS), CONTENT: breakDown(env.CONTENT), SEARCH_DB }
  const answer = await ask('chasunah', down)
  expect(answer.categories[0]?.slug).toBe('wedding')
  expect(answer.cards).toEqual([])
})

test('what has no cards yet is told apart from what nobody knows', async () => {
  const asked = await ask('bridal shower invitation')
  expect(asked.nothing).toMatchObject({ about: 'cards for that', sober: false })
  expect(asked.nothing?.nearest.map(({ category }) => category.slug)).toEqual(['wedding', 'vort'])
  const sad = await ask('after a divorce')
  expect(sad.nothing).toMatchObject({ about: 'cards for that', sober: true, nearest: [] })
  const parents = (await ask('thank you mommy')).nothing?.nearest ?? []
  expect(parents.map(({ category, subCategory }) => [category.slug, subCategory])).toEqual([
    ['thank-you', null],
  ])
  expect((await ask('xylophone')).nothing).toEqual({ about: null, sober: false, nearest: [] })
  expect((await ask('wedding')).nothing).toBeNull()
})

test('no query brings the call down', async () => {
  await fc.assert(
    fc.asyncProperty(hostileQuery, async (query) => void (await ask(query.toWellFormed()))),
    {
      numRuns: 200,
    },
  )
  const raw = await askSite('/api/search?q=%ED%A0%80%00%FF"*')
  expect(raw.status).toBe(200)
  expect(log).not.toHaveBeenCalled()
}, 60_000)
