import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keptPages } from '../../src/pages/kept-pages.ts'
import { documentOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage, forgetDocuments } from './site.ts'

const addresses = ['/', '/cards/wedding', '/card/papercut-arch', '/videos', '/find', '/privacy']
const content = { cards: [documentOf('papercut-arch')] }

beforeEach(async () => {
  await clearStorage()
  await publishContent(content)
})
afterEach(async () => {
  vi.useRealTimers()
  await clearStorage()
})

/** What a visitor gets, without the id of the request. */
async function answerOf(address: string, init?: RequestInit) {
  const response = await askSite(address, init)
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  return { status: response.status, headers, html: await response.text() }
}

test.each(addresses)('%s comes from memory exactly as it was rendered', async (address) => {
  const first = await answerOf(address)
  const size = keptPages.size
  const kept = await answerOf(address)
  expect(keptPages.size).toBe(size)
  forgetDocuments()
  expect(kept).toEqual(first)
  expect(await answerOf(address)).toEqual(first)
  expect(size).toBeGreaterThan(first.html.length)
})

test('a visitor who has the page gets a 304, with and without a page in memory', async () => {
  const { headers, html } = await answerOf('/')
  const init = { headers: { 'If-None-Match': headers.etag ?? '' } }
  const held = await answerOf('/', init)
  expect([held.status, held.html, held.headers['cache-tag']]).toEqual([
    304,
    '',
    headers['cache-tag'],
  ])
  forgetDocuments()
  expect(await answerOf('/', init)).toEqual(held)
  expect((await answerOf('/', init)).status).toBe(304)
  expect((await answerOf('/')).html).toBe(html)
})

test('a publication changes the page at once', async () => {
  expect((await answerOf('/card/papercut-arch')).status).toBe(200)
  await publishContent({ cards: [] })
  expect((await answerOf('/card/papercut-arch')).status).toBe(404)
})

test('a new day has a new page', async () => {
  const before = await answerOf('/')
  vi.setSystemTime(Date.now() + 90 * 86_400_000)
  expect((await answerOf('/')).html).not.toBe(before.html)
})

test('a page of another setting is another page', async () => {
  await answerOf('/')
  const other = await askSite('/', {}, { SITE_NAME: 'Simchas' })
  expect(await other.text()).toContain('Simchas')
})

test.each(['/card/papercut-arch?d=1abc', '/search?q=wedding', '/none', '/card/none'])(
  '%s is not kept',
  async (address) => {
    await answerOf(address)
    expect(keptPages.size).toBe(0)
  },
)
