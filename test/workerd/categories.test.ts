import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
import { type Category, parseCategories } from '../../src/shared/category.ts'
import { pointerKey } from '../../src/shared/release/release.ts'
import { nameSongs, type Song } from '../../src/shared/song.ts'
import { publishContent, shippedSongs } from './publish-content.ts'
import { askFor, askSite, breakDown, clearStorage, hanging, replaceMethods } from './site.ts'

const published: Category = {
  id: '7',
  name: 'Siyum',
  slug: 'siyum',
  season: false,
  yomTov: false,
  seasonType: 0,
  otherCategory: false,
  image: 'siyum.svg',
  show_filters: false,
  sub_categories: [],
  songs: [],
}

const hymn = { slug: 'hymn', titles: { en: 'Hymn', he: 'שיר' } }

/** A song for a siyum, as published. */
const song: Song = {
  version: 1,
  ...hymn,
  credit: 'Written here',
  licence: 'MIT',
  reason: 'An original tune',
  bpm: 66,
  mood: 'stately',
  categories: ['siyum'],
  cuts: [{ seconds: 15, file: 'hymn.0f.m4a', bytes: 200_000, durationMs: 15_000 }],
}

/** The list that ships, with the names of the songs that ship. */
const shipped = async () => nameSongs(builtinCategories, await shippedSongs())

let log: MockInstance

beforeEach(async () => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  await askSite('/api/categories')
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

test('the built-in list stands where none is published', async () => {
  const response = await askSite('/api/categories')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('cache-control')).toBe('public, max-age=30')
  expect(response.headers.get('x-data-source')).toBe('builtin')
  expect(await response.json()).toEqual(await shipped())
  expect(log).not.toHaveBeenCalled()
})

test('each built-in category names its songs, a wedding those of a wedding', async () => {
  const categories = parseCategories(await (await askSite('/api/categories')).json())
  for (const { slug, songs } of categories) expect(songs.length, slug).toBeGreaterThan(0)
  const wedding = categories.find(({ slug }) => slug === 'wedding')
  expect(wedding?.songs[0]).toEqual({
    slug: 'freilach-for-the-couple',
    titles: { en: 'Freilach for the couple', he: 'פריילך לחתן ולכלה', yi: expect.any(String) },
  })
})

test('a published category without songs has those that name it', async () => {
  const other = { ...song, slug: 'other', categories: ['x'] }
  await publishContent({ categories: [published], songs: [other, song] })
  const categories = await (await askSite('/api/categories')).json()
  expect(categories).toEqual([{ ...published, songs: [hymn] }])
})

test('songs that a published category names itself win, in its order', async () => {
  const second = { ...song, slug: 'second', titles: { en: 'Second' } }
  const songs = [
    { slug: 'second', titles: { en: 'Old title' } },
    { slug: 'gone', titles: { en: 'Gone' } },
    hymn,
  ]
  await publishContent({ categories: [{ ...published, songs }], songs: [song, second] })
  const [category] = parseCategories(await (await askSite('/api/categories')).json())
  expect(category?.songs).toEqual([{ slug: 'second', titles: { en: 'Second' } }, hymn])
})

test('a published list wins', async () => {
  await publishContent({ categories: [published] })
  const response = await askSite('/api/categories')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, stale-while-revalidate=86400',
  )
  expect(response.headers.get('x-data-source')).toBe('kv')
  expect(await response.json()).toMatchObject([{ slug: 'siyum', id: '7' }])
})

test.each([
  ['no JSON', '{"version":1,'],
  ['a list', '[1, "two"]'],
  ['without an id', '{"version":1,"number":1}'],
  ['with a path as its id', '{"version":1,"number":1,"id":"../../../../../etc/passwd/0000000"}'],
  ['nothing', ''],
])('a pointer that is %s gives the built-in list, logged once', async (_, text) => {
  await env.CONTENT.put(pointerKey, text)
  const response = await askSite('/api/categories')
  expect(response.status).toBe(200)
  expect(response.headers.get('x-data-source')).toBe('builtin')
  expect(await response.json()).toEqual(await shipped())
  expect(log).toHaveBeenCalledTimes(1)
})

test('the last good list stands in while KV is down or holds nonsense', async () => {
  await publishContent({ categories: [published] })
  await askSite('/api/categories')
  const down = await askSite('/api/categories', {}, { CONTENT: breakDown(env.CONTENT) })
  expect(down.headers.get('x-data-source')).toBe('last-known-good')
  expect(down.headers.get('cache-control')).toBe('public, max-age=30')
  expect(await down.json()).toMatchObject([{ slug: 'siyum', id: '7' }])
  await env.CONTENT.put(pointerKey, 'nonsense')
  const poisoned = await askSite('/api/categories')
  expect(poisoned.headers.get('x-data-source')).toBe('last-known-good')
})

test('a release that is removed is gone, for outages too', async () => {
  await publishContent({ categories: [published] })
  await askSite('/api/categories')
  await env.CONTENT.delete(pointerKey)
  expect((await askSite('/api/categories')).headers.get('x-data-source')).toBe('builtin')
  const down = await askSite('/api/categories', {}, { CONTENT: breakDown(env.CONTENT) })
  expect(down.headers.get('x-data-source')).toBe('builtin')
})

test('a KV that never answers costs a visitor less than half a second', async () => {
  const { call, begun } = hanging()
  const CONTENT = replaceMethods(env.CONTENT, { get: call })
  const ask = () => askSite('/api/categories', {}, { CONTENT })
  const response = await askFor(499, { begun }, ask)
  expect(response.headers.get('x-data-source')).toBe('builtin')
})
