import { createElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpackCategories } from '#shared/packed-categories.ts'
import { Document } from '../../client/document.tsx'
import { SearchBox, ShellTop } from '../../client/later-code.ts'
import { loadPage } from '../../client/pages/pages.ts'
import { SearchBoxCode } from '../../client/search/later-search-box.tsx'
import type { ShellData, WrittenShell } from '../../client/shell-data.ts'
import { keptPages } from '../../src/pages/kept-pages.ts'
import { keptParts } from '../../src/pages/kept-parts.tsx'
import { keptTops } from '../../src/pages/kept-tops.ts'
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

test.each([...addresses, '/search?q=wedding', '/none'])(
  '%s below a kept top is exactly as if it was rendered whole',
  async (address) => {
    const whole = await answerOf(address)
    keptPages.clear()
    await answerOf('/accessibility')
    expect(keptTops.size).toBeGreaterThan(0)
    keptPages.clear()
    expect((await answerOf(address)).html).toBe(whole.html)
  },
)

test.each([...addresses, '/search?q=wedding'])(
  '%s with kept faces is exactly as if they were written again',
  async (address) => {
    const { html } = await answerOf(address)
    const { size } = keptParts
    keptPages.clear()
    expect((await answerOf(address)).html).toBe(html)
    expect(keptParts.size).toBe(size)
    expect(html).not.toContain('id="piece-')
    expect(html.match(/<a [^>]*data-link=""[^>]*><\/a>/g)).toBeNull()
  },
)

test.each([
  ...addresses,
  '/he/',
  '/yi/cards/wedding',
  '/search?q=wedding',
  '/search?q=nothing-of-it',
])('%s with parts that were written apart is as React writes it whole', async (address) => {
  const { html } = await answerOf(address)
  const [, json = ''] = /<script id="shell-data"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  expect(bodyOf(html)).toBe(bodyOf(await renderWhole(JSON.parse(json))))
})

/** The document without anything that is kept or written apart. */
async function renderWhole({ categories, ...rest }: WrittenShell): Promise<string> {
  const shell: ShellData = { ...rest, categories: unpackCategories(categories) }
  const assets = { styles: [], inlined: [], linked: [], modules: [] }
  const top = createElement(Suspense, null, createElement(ShellTop))
  const pages = await loadPage(shell.page.name)
  const document = createElement(Document, { shell, data: '', assets, pages, top })
  return renderToString(createElement(SearchBoxCode, { value: SearchBox }, document))
}

function bodyOf(html: string): string {
  return html.slice(html.indexOf('<body>'), html.indexOf('<script id="shell-data"'))
}

test('a face is written once for all pages', async () => {
  await answerOf('/')
  expect(keptParts.size).toBeGreaterThan(0)
})

test('each section has its own top, which pages without a section share', async () => {
  await answerOf('/videos')
  const { size } = keptTops
  await answerOf('/find')
  expect(keptTops.size).toBe(size)
  await answerOf('/cards/wedding')
  await answerOf('/')
  expect(keptTops.size).toBeGreaterThan(size * 2.5)
  expect((await answerOf('/cards/wedding?page=2')).html).toMatch(/<a[^>]*aria-current="page"/)
  expect((await answerOf('/videos?page=2')).html).not.toMatch(
    /<nav[^>]*>.*aria-current="page".*<main/,
  )
})

test.each(addresses)(
  'the first chunk of %s is the head and all above the page',
  async (address) => {
    for (const kept of [false, true]) {
      if (kept) keptPages.clear()
      const { body } = await askSite(address)
      const chunks = []
      for await (const chunk of body ?? []) chunks.push(new TextDecoder().decode(chunk))
      const [first = '', ...rest] = chunks
      expect(first).toMatch(
        /^<!DOCTYPE html><html.*<\/head><body>.*<header.*<\/header>.*<\/nav><!--\/\$-->$/s,
      )
      expect(rest.join('')).toMatch(/^<main.*<\/html>$/s)
    }
  },
)

test('a visitor who has the page gets a 304, with and without a page in memory', async () => {
  const { headers, html } = await answerOf('/')
  const init = { headers: { 'If-None-Match': headers.etag ?? '' } }
  const held = await answerOf('/', init)
  const { etag, 'cache-control': policy, 'cache-tag': tags } = headers
  expect(held).toEqual({
    status: 304,
    html: '',
    headers: { etag, 'cache-control': policy, 'cache-tag': tags },
  })
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
