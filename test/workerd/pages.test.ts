import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'
import { createApp } from '../../src/app.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import type { Category } from '../../src/shared/category.ts'
import { documentOf, shelfCardOf } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, breakDown, clearStorage } from './site.ts'

afterEach(clearStorage)

function categoryOf(slug: string): Category {
  const category = builtinCategories.find((one) => one.slug === slug)
  if (!category) throw new RangeError(`there is no category ${slug}`)
  return category
}

describe('pages', () => {
  test.each([
    '/',
    '/cards/wedding',
    '/cards/wedding?subCategory=thank-you',
    '/cards/status_posters',
    '/videos',
  ])('%s is a cacheable document with a tag', async (path) => {
    const page = await askSite(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toContain('stale-while-revalidate')
    expect(page.headers.get('cache-control')).not.toMatch(/s-maxage|must-revalidate/)
    expect(page.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/)
    expect(page.headers.get('set-cookie')).toBeNull()
  })

  test('two requests for a page get the same bytes', async () => {
    const [first, second] = await Promise.all([askSite('/'), askSite('/')])
    expect(await first.text()).toBe(await second.text())
  })

  test('a page that the browser holds is not sent again', async () => {
    const tag = (await askSite('/')).headers.get('etag') ?? ''
    const again = await askSite('/', { headers: { 'If-None-Match': `W/${tag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const other = await askSite('/', { headers: { 'If-None-Match': '"something else"' } })
    expect(other.status).toBe(200)
  })

  test('published categories change the page and its tag', async () => {
    const before = await askSite('/')
    const wedding = categoryOf('wedding')
    await publishContent({ categories: [{ ...wedding, name: 'Chasunah' }] })
    const after = await askSite('/')
    expect(await after.text()).toContain('Chasunah')
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'))
  })

  test.each([
    ['/nonsense', null],
    ['/wedding', null],
    ['/cards', null],
    ['/cards/weding', '/cards/wedding'],
    ['/cards/wedding?subCategory=thank-yuo', '/cards/wedding?subCategory=thank-you'],
    ['/cards/wedding?subCategory=qqqqqqqq', '/cards/wedding'],
    ['/card/papercut-arc', '/card/papercut-arch'],
    ['/card/nonsense', null],
    ['/card/%E0%A4%A', null],
    ['/card/..%2f..%2fetc', null],
    ['/video/nonsense', null],
    ['/cards/wedding/more', null],
    ['/%00/robots.txt', null],
    ['/builtin/catalog/categories.json', null],
  ])('%s is not found, and leads home and to %s', async (path, nearest) => {
    const card = documentOf('papercut-arch')
    await publishContent({ cards: [card], shelfCards: [shelfCardOf(card.design)] })
    const page = await askSite(path)
    expect(page.status).toBe(404)
    expect(page.headers.get('cache-control')).toBe('public, max-age=30')
    const html = await page.text()
    expect(html).toContain('<title>Page not found · Mazel</title>')
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(html).not.toContain('rel="canonical"')
    const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>((?:(?!<\/a>).)*)<\/a>/gs)]
    const hrefOf = (words: string) => links.find(([, , text]) => text?.includes(words))?.[1]
    expect(hrefOf('To the home page')).toBe('/')
    expect(hrefOf('Did you mean') ?? null).toBe(nearest)
  })

  test('a page is only to be read', async () => {
    const answer = await askSite('/cards/wedding', { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test('names in data cannot end the block that carries them', async () => {
    const wedding = categoryOf('wedding')
    const name = '</script><script>alert(1)</script>'
    await publishContent({ categories: [{ ...wedding, name }] })
    const page = await (await askSite('/cards/wedding')).text()
    expect(page).not.toContain('<script>alert')
    expect(page).toContain('\\u003c/script>')
  })
})

describe('a fault of our own', () => {
  test('gives a page with status 500 that shows nothing of its cause', async () => {
    const app = createApp()
    app.get('/fault', () => {
      throw new Error('secret of the house')
    })
    const page = await app.request('/fault', {}, env)
    expect(page.status).toBe(500)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const text = await page.text()
    expect(text).toContain('The fault is on our side')
    expect(text).not.toContain('secret')
  })

  test('does not come from KV or the assets being down', async () => {
    const page = await askSite(
      '/',
      {},
      { CONTENT: breakDown(env.CONTENT), ASSETS: breakDown(env.ASSETS) },
    )
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('href="/cards/wedding"')
  })
})

describe('GET /api/page', () => {
  test('gives what a page shows', async () => {
    const answer = await askSite('/api/page?address=%2Fcards%2Fwedding%3FsubCategory%3Dthank-you')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('max-age=60')
    expect(await answer.json()).toMatchObject({
      name: 'category',
      subCategory: 'thank-you',
      category: { slug: 'wedding' },
    })
  })

  test.each(['/api/page', '/api/page?address=wedding', `/api/page?address=/${'a'.repeat(3000)}`])(
    'refuses %s and says how to fix it',
    async (path) => {
      const answer = await askSite(path)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('?address=/path'),
      })
    },
  )

  test('names of the prototype are no page', async () => {
    const answer = await askSite('/api/page?address=/cards/constructor')
    expect(await answer.json()).toMatchObject({ name: 'not-found' })
  })

  test('a call that is not there answers in JSON', async () => {
    const answer = await askSite('/api/nonsense')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ message: 'There is no call /api/nonsense.' })
  })
})
