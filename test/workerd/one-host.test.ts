import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { encodeDraft } from '#shared/draft-link.ts'
import { documentOf, newest } from './catalogue.ts'
import { publishContent } from './publish-content.ts'
import { askSite, clearStorage } from './site.ts'

const siteOrigin = 'https://mazel.example'
const otherOrigin = 'http://other.example:8080'

beforeEach(async () => {
  await publishContent({ shelfCards: newest, cards: [documentOf('papercut-arch')] })
})
afterEach(clearStorage)

const draftText = await encodeDraft({ version: 1, values: { greeting: 'מזל טוב' } })
const paths = [
  '/',
  '/cards/wedding',
  '/cards/status_posters',
  '/card/papercut-arch',
  `/card/papercut-arch?d=${draftText}`,
  '/videos',
  '/search?q=wedding',
  '/privacy',
  '/nonsense',
  '/api/categories',
  '/api/page?address=/card/papercut-arch',
  '/api/card/papercut-arch',
  '/api/video/nonsense',
  '/api/search?q=wedding',
  '/api/nonsense',
  '/api/contact',
  '/images/category/wedding.svg',
  '/images/cards/lights.png?width=320',
  '/preview/card/papercut-arch.jpg',
  '/robots.txt',
  '/assets/gone-1a2b3c4d.js',
]

/** Like the cache in front of the worker: by path and query, with RFC 9111's shared cache rules. */
function createSharedCache(bindings: Partial<Env>) {
  const kept = new Map<string, Response>()
  async function ask(origin: string, path: string): Promise<Response> {
    const held = kept.get(path)
    if (held) return held.clone()
    const answer = await askSite(origin + path, {}, bindings)
    const directives = answer.headers.get('Cache-Control') ?? ''
    if (!/no-store|private|no-cache/.test(directives)) kept.set(path, answer.clone())
    return answer
  }
  return { ask, kept }
}

async function textOf(answer: Response): Promise<string> {
  const body = new TextDecoder().decode(await answer.arrayBuffer())
  return JSON.stringify([...answer.headers]) + body
}

test('of two hosts that ask through one cache the other leaves no trace', async () => {
  const { ask, kept } = createSharedCache({ SITE_ORIGIN: siteOrigin })
  for (const path of paths) {
    const led = await ask(otherOrigin, path)
    expect([led.status, led.headers.get('Location'), led.headers.get('Cache-Control')]).toEqual([
      308,
      siteOrigin + path,
      'no-store',
    ])
    const answer = await ask(siteOrigin, path)
    expect(answer.status).not.toBe(308)
    expect(await textOf(answer)).not.toContain('other.example')
  }
  expect(kept.size).toBeGreaterThan(8)
})

test('all that is absolute in a page is of the one origin', async () => {
  const page = await (
    await askSite(`${siteOrigin}/card/papercut-arch`, {}, { SITE_ORIGIN: siteOrigin })
  ).text()
  expect(page).toContain(`<link rel="canonical" href="${siteOrigin}/card/papercut-arch"/>`)
  expect(page).toContain(`<meta property="og:url" content="${siteOrigin}/card/papercut-arch"/>`)
  expect(page).toContain(`<meta property="og:image" content="${siteOrigin}/`)
  expect(page).toContain(`"origin":"${siteOrigin}"`)
})

test.each(['', 'https://mazel.example/', 'nonsense'])(
  'without an origin, as with %j, no shared cache keeps anything, and each host is served as itself',
  async (SITE_ORIGIN) => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { ask, kept } = createSharedCache({ SITE_ORIGIN })
    for (const path of paths) {
      await ask('http://192.168.1.7:8787', path)
      const answer = await ask(otherOrigin, path)
      expect(answer.status).not.toBe(308)
      expect(await textOf(answer)).not.toContain('192.168.1.7')
    }
    expect([...kept.keys()]).toEqual([])
    expect(await (await ask(otherOrigin, '/')).text()).toContain(`"origin":"${otherOrigin}"`)
  },
)

test.each([
  ['http://mazel.example/', '/'],
  ['https://www.mazel.example/cards/wedding?page=2&x=%2F%2F', '/cards/wedding?page=2&x=%2F%2F'],
  ['https://mazel.example:8443/', '/'],
  ['https://evil.example//evil.example/%2e%2e', '/'],
  ['https://mazel.example//evil.example', '/evil.example'],
  ['https://mazel.example/\\evil.example/x', '/evil.example/x'],
  ['https://mazel.example//x/builtin/catalog/search.json', '/x/builtin/catalog/search.json'],
  ['https://mazel.example//1.2.3.999/x.js', '/1.2.3.999/x.js'],
  ['https://mazel.example/cards//wedding', '/cards/wedding'],
])('%s leads to %s of the one origin', async (address, path) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const led = await askSite(address, { method }, { SITE_ORIGIN: siteOrigin })
    expect(led.status).toBe(308)
    expect(led.headers.get('Location')).toBe(siteOrigin + path)
    expect(led.headers.get('Cache-Control')).toBe('no-store')
    expect(led.headers.get('Strict-Transport-Security')).toContain('max-age=')
  }
})

test('without an origin two slashes lead to one, on the same host', async () => {
  const led = await askSite(`${otherOrigin}//evil.example/x?y=//z`, {}, { SITE_ORIGIN: '' })
  expect(led.headers.get('Location')).toBe('/evil.example/x?y=//z')
})

test('a message that goes to another host is not taken there, and is led on whole', async () => {
  const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  const led = await askSite(`${otherOrigin}/api/contact`, init, { SITE_ORIGIN: siteOrigin })
  expect([led.status, led.headers.get('Location')]).toEqual([308, `${siteOrigin}/api/contact`])
})
