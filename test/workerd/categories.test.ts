import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { builtinCategories } from '../../src/shared/categories.ts'
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
  expect(await response.json()).toEqual(builtinCategories)
  expect(log).not.toHaveBeenCalled()
})

test('a published list wins, without the entries that are no categories', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published, { name: 'no slug' }, null, 3]))
  const response = await askSite('/api/categories')
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=60, stale-while-revalidate=86400',
  )
  expect(response.headers.get('x-data-source')).toBe('kv')
  expect(await response.json()).toEqual([{ ...published, id: '7' }])
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
  expect(await response.json()).toEqual(builtinCategories)
  expect(log).toHaveBeenCalledTimes(1)
})

test('the last good list stands in while KV is down or holds nonsense', async () => {
  await env.CONTENT.put('categories', JSON.stringify([published]))
  await askSite('/api/categories')
  const down = await askSite('/api/categories', {}, { CONTENT: breakDown(env.CONTENT) })
  expect(down.headers.get('x-data-source')).toBe('last-known-good')
  expect(down.headers.get('cache-control')).toBe('public, max-age=30')
  expect(await down.json()).toEqual([{ ...published, id: '7' }])
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
