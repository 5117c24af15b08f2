import { env } from 'cloudflare:test'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPopularity } from '../../src/popularity/read-popularity.ts'
import { popularityKey } from '../../src/shared/insight/popularity.ts'
import { searchCallPath, searchPath } from '../../src/shared/routes.ts'
import { searchAnswerSchema } from '../../src/shared/search.ts'
import { documents, searchRows } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await publishContent({ cards: documents, search: searchRows })
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearStorage()
})

async function find(query: string): Promise<string[]> {
  const response = await askSite(searchCallPath(query))
  expect(response.status).toBe(200)
  return v.parse(searchAnswerSchema, await response.json()).cards.map(({ slug }) => slug)
}

/** Writes an order, for an isolate that has not read one. */
function order(cards: readonly string[], madeAt = '2026-11-20T10:00:00Z') {
  return write(JSON.stringify({ version: 1, madeAt, cards }))
}

function write(text: string) {
  forgetPopularity()
  return env.CONTENT.put(popularityKey, text)
}

test('cards that match equally well come in the order of their popularity', async () => {
  const plain = await find('wedding')
  expect(plain.length).toBeGreaterThan(2)
  const swapped = [plain[1] ?? '', plain[0] ?? '']
  await order(swapped)
  const found = await find('wedding')
  expect(found.slice(0, 2)).toEqual(swapped)
  // The others keep their order.
  expect(found.slice(2)).toEqual(plain.slice(2))
})

test('a card that matches better comes first, however popular another is', async () => {
  const plain = await find('menorah lights')
  await order([...plain].reverse())
  expect((await find('menorah lights'))[0]).toBe('menorah-lights')
})

test('popularity adds no card that the release does not have', async () => {
  const plain = await find('wedding')
  await order(['no-such-card', ...plain])
  expect(await find('wedding')).toEqual(plain)
})

test.each([
  ['text', 'nonsense'],
  ['another version', '{"version":2,"cards":["papercut-arch"]}'],
  ['no slugs', '{"version":1,"madeAt":"","cards":["Sarah Cohen"]}'],
  [
    'too many',
    JSON.stringify({ version: 1, madeAt: '', cards: Array(2001).fill('papercut-arch') }),
  ],
])('a document with %s changes nothing', async (_, text) => {
  const plain = await find('wedding')
  await write(text)
  expect(await find('wedding')).toEqual(plain)
  const page = await askSite(searchPath('wedding'))
  expect(page.headers.get('cache-control')).toContain('public, max-age=60')
})
