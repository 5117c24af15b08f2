import { env } from 'cloudflare:test'
import fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { cardSummarySchema } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import { categorySchema, maxCategories } from '../../src/shared/category.ts'
import { pageSchema } from '../../src/shared/page.ts'
import { categoryPath, pageDataPath } from '../../src/shared/routes.ts'
import { itemsAPage } from '../../src/shared/shelf-pages.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import { newest } from './catalogue.ts'
import { runMs, runs } from './run-counts.ts'
import { fromNewHousehold, replaceMethods } from './site.ts'

const numRuns = runs({ usually: 2000, long: 100_000 })
const app = createApp()

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterAll(() => {
  vi.restoreAllMocks()
})

const names = fc.constantFrom(
  ...['id', 'slug', 'name', 'image', 'seasonType', 'sub_categories', 'picture', 'file', 'titles'],
  ...['__proto__', 'constructor', 'toString', 'length', 'categories', 'formatPictures'],
)

/** Good entries with one value replaced by anything. */
const nearlyGood = fc
  .tuple(fc.constantFrom(...builtinCategories, ...newest), names, fc.jsonValue({ maxDepth: 3 }))
  .map(([entry, name, value]) => ({ ...entry, [name]: value }))

/** Values in KV that any program could have written. */
const kvValue = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.json(),
  fc
    .array(fc.oneof(nearlyGood, fc.jsonValue()), { maxLength: 8 })
    .map((list) => JSON.stringify(list)),
  fc
    .tuple(fc.array(nearlyGood, { minLength: 1, maxLength: 3 }), fc.nat(400))
    .map(([list, cut]) => JSON.stringify(list).slice(0, -cut)),
  fc.uint8Array().map((bytes) => new TextDecoder().decode(bytes)),
  fc.constantFrom(null, undefined, 7, {}, []),
)

function ask(path: string, value: unknown): Promise<Response> {
  const CONTENT = replaceMethods(env.CONTENT, { get: async () => value })
  return Promise.resolve(app.request(path, fromNewHousehold(), { ...env, CONTENT }))
}

test(`whatever KV holds, the list of categories is one (${numRuns} values)`, {
  timeout: runMs,
}, async () => {
  const listSchema = v.pipe(
    v.array(categorySchema),
    v.minLength(1),
    v.maxLength(maxCategories),
    v.check((list) => new Set(list.map(({ slug }) => slug)).size === list.length),
  )
  await fc.assert(
    fc.asyncProperty(kvValue, async (value) => {
      const response = await ask('/api/categories', value)
      expect(response.status).toBe(200)
      v.parse(listSchema, await response.json())
    }),
    { numRuns: numRuns },
  )
})

test(`whatever KV holds, a page shows what it can (${numRuns / 20} values)`, {
  timeout: runMs,
}, async () => {
  const addresses = fc.constantFrom('/', '/cards/wedding', '/cards/status_posters', '/videos')
  await fc.assert(
    fc.asyncProperty(addresses, kvValue, async (address, value) => {
      const response = await ask(pageDataPath(address), value)
      expect([200, 503]).toContain(response.status)
      if (response.status !== 200) return
      const page = v.parse(pageSchema, await response.json())
      if (page.name === 'category') v.parse(v.array(cardSummarySchema), page.cards)
    }),
    { numRuns: numRuns / 20 },
  )
})

test.each([
  ['is down', () => Promise.reject(new Error('KV is down'))],
  ['holds bytes', async () => '\u0000\u0001'],
  ['holds lists of something else', async () => '[1, {}, "card", null]'],
  ['holds an object', async () => '{}'],
])('when KV %s from the start, every page of a shelf that ships is there', async (_, get) => {
  // Missing content is not cached: the isolate stays as at its start.
  await ask(pageDataPath(categoryPath('its-a-girl')), null)
  const CONTENT = replaceMethods(env.CONTENT, { get })
  for (const [page, cards] of [itemsAPage, 7].entries()) {
    const path = pageDataPath(categoryPath('its-a-girl', { page: page + 1 }))
    const response = await app.request(path, fromNewHousehold(), { ...env, CONTENT })
    expect(response.status).toBe(200)
    const shelf = v.parse(pageSchema, await response.json())
    expect(shelf).toMatchObject({ name: 'category', total: itemsAPage + 7 })
    expect('cards' in shelf && shelf.cards).toHaveLength(cards)
  }
})
