import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
import { parseCategories } from '../../src/shared/category.ts'
import { nameSongs, parseSongs } from '../../src/shared/song.ts'
import { askSite, breakDown, clearStorage, replaceMethods } from './site.ts'

const published = {
  id: 7,
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
const song = {
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
const shipped = async () => {
  const songs = await env.ASSETS.fetch('https://assets.local/builtin/catalog/songs.json')
  return nameSongs(builtinCategories, parseSongs(await songs.json()))
}

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

test('a published list without songs, as old ones are, has those that name its categories', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published]))
  await env.CONTENT.put(
    'songs',
    JSON.stringify([{ ...song, slug: 'other', categories: ['x'] }, song]),
  )
  const categories = await (await askSite('/api/categories')).json()
  expect(categories).toEqual([{ ...published, id: '7', songs: [hymn] }])
})

test('songs that a published category names itself win, in its order', async () => {
  const second = { ...song, slug: 'second', titles: { en: 'Second' } }
  const songs = [
    { slug: 'second', titles: { en: 'Old title' } },
    { slug: 'gone', titles: { en: 'Gone' } },
    hymn,
    'no song',
  ]
  await env.CONTENT.put('categories', JSON.stringify([{ ...published, songs }]))
  await env.CONTENT.put('songs', JSON.stringify([song, second]))
  const [category] = parseCategories(await (await askSite('/api/categories')).json())
  expect(category?.songs).toEqual([{ slug: 'second', titles: { en: 'Second' } }, hymn])
})

test('a published list wins, without the entries that are no categories', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published, { name: 'no slug' }, null, 3]))
  const response = await askSite('/api/categories')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, stale-while-revalidate=86400',
  )
  expect(response.headers.get('x-data-source')).toBe('kv')
  expect(await response.json()).toMatchObject([{ slug: 'siyum', id: '7' }])
})

test.each([
  ['no JSON', '[{"id":'],
  ['no list', '{"categories":[]}'],
  ['an empty list', '[]'],
  ['a list without a category', '[1, "two", {"slug": "UPPER CASE"}]'],
  ['nothing', ''],
  ['more than five million characters', JSON.stringify([published]).padEnd(5_000_001)],
])('a published value that is %s gives the built-in list, logged once', async (_, text) => {
  await env.CONTENT.put('categories', text)
  const response = await askSite('/api/categories')
  expect(response.status).toBe(200)
  expect(response.headers.get('x-data-source')).toBe('builtin')
  expect(await response.json()).toEqual(await shipped())
  expect(log).toHaveBeenCalledTimes(1)
})

test('the last good list stands in while KV is down or holds nonsense', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published]))
  await askSite('/api/categories')
  const down = await askSite('/api/categories', {}, { CONTENT: breakDown(env.CONTENT) })
  expect(down.headers.get('x-data-source')).toBe('last-known-good')
  expect(down.headers.get('cache-control')).toBe('public, max-age=30')
  expect(await down.json()).toMatchObject([{ slug: 'siyum', id: '7' }])
  await env.CONTENT.put('categories', 'nonsense')
  const poisoned = await askSite('/api/categories')
  expect(poisoned.headers.get('x-data-source')).toBe('last-known-good')
})

test('a list that is withdrawn is gone, for outages too', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published]))
  await askSite('/api/categories')
  await env.CONTENT.delete('categories')
  expect((await askSite('/api/categories')).headers.get('x-data-source')).toBe('builtin')
  const down = await askSite('/api/categories', {}, { CONTENT: breakDown(env.CONTENT) })
  expect(down.headers.get('x-data-source')).toBe('builtin')
})

test('a KV that never answers costs a visitor less than half a second', async () => {
  const hanging = replaceMethods(env.CONTENT, { get: () => new Promise(() => {}) })
  const start = Date.now()
  const response = await askSite('/api/categories', {}, { CONTENT: hanging })
  expect(Date.now() - start).toBeLessThan(500)
  expect(response.headers.get('x-data-source')).toBe('builtin')
})
