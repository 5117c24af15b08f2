import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reportsPath, securityTextPath } from '../../src/shared/routes.ts'
import { baseUrl, taggedUrl } from './site.ts'

const script = readdirSync('dist/client/assets').find((file) => file.endsWith('.js')) ?? ''

const questions: [path: string, status: number, init?: RequestInit][] = [
  ['/', 200],
  ['/cards/wedding', 200],
  ['/card/papercut-arch', 200],
  ['/privacy', 200],
  ['/licences', 200],
  ['/nonsense', 404],
  ['/api/categories', 200],
  ['/api/page?address=/videos', 200],
  ['/api/page', 400],
  ['/api/card/papercut-arch', 200],
  ['/api/card/nonsense', 404],
  ['/api/video/nonsense', 404],
  ['/api/nonsense', 404],
  ['/api/contact', 405],
  [reportsPath, 405],
  ['/privacy?fbclid=x', 308, { redirect: 'manual' }],
  [securityTextPath, 200],
  ['/cards/wedding', 405, { method: 'POST' }],
  ['/', 404, { method: 'OPTIONS' }],
  ['/images/category/wedding.svg', 200],
  ['/images/category/wedding.svg', 206, { headers: { Range: 'bytes=0-0' } }],
  ['/images/category/wedding.svg', 416, { headers: { Range: 'bytes=99999999-' } }],
  ['/images/category/wedding.svg', 412, { headers: { 'If-Match': '"other"' } }],
  ['/images/cards/papercut-arch.png?width=0', 400],
  ['/preview/card/nonsense.jpg', 404],
  ['/preview/video/nonsense.jpg', 404],
  ['/robots.txt', 200],
  ['/licences.txt', 200],
  ['/fonts/ui-heebo.woff2', 200],
  [`/assets/${script}`, 200],
  ['/assets/gone-1a2b3c4d.js', 404],
]

test.each(questions)('%s with %d says how it may be used', async (path, status, init = {}) => {
  for (const site of [baseUrl, taggedUrl]) {
    const response = await fetch(site + path, init)
    await response.arrayBuffer()
    const { headers } = response
    if (init.method !== 'OPTIONS') expect(response.status).toBe(status)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toMatch(
      /^(strict-origin-when-cross-origin|no-referrer)$/,
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('cross-origin-resource-policy')).toMatch(/^(same-origin|cross-origin)$/)
    expect(headers.get('content-security-policy')).toBeTruthy()
    expect(headers.get('cache-control')).toBeTruthy()
    expect(headers.get('set-cookie')).toBeNull()
  }
})

/** Directives by name, of each policy of a page. */
async function policiesOf(site: string): Promise<Map<string, string[]>[]> {
  const header = (await fetch(site)).headers.get('content-security-policy') ?? ''
  return header.split(', ').map((policy) => {
    const rules = policy.split('; ').map((rule) => rule.split(' '))
    return new Map(rules.map(([name = '', ...sources]) => [name, sources]))
  })
}

test('of two policies one names the scripts that the document names, the other hosts alone', async () => {
  const [own, fromHosts, ...more] = await policiesOf(baseUrl)
  expect(more).toEqual([])
  const html = await (await fetch(baseUrl)).text()
  const named = [...html.matchAll(/integrity="(sha256-.{44})"/g)].map(([, digest]) => `'${digest}'`)
  expect(named.length).toBeGreaterThan(4)
  const allowed = own?.get('script-src') ?? []
  expect(allowed.slice(-2)).toEqual(["'strict-dynamic'", "'wasm-unsafe-eval'"])
  expect(new Set(allowed.slice(0, -2))).toEqual(new Set(named))
  const reports = { 'report-to': ['csp'], 'report-uri': [reportsPath] }
  expect(Object.fromEntries(fromHosts ?? [])).toEqual({
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    ...reports,
  })
  expect(Object.fromEntries(own ?? [])).toMatchObject(reports)
  const { headers } = await fetch(baseUrl)
  expect(headers.get('reporting-endpoints')).toBe(`csp="${reportsPath}"`)
  expect(own?.get('default-src')).toEqual(["'none'"])
  expect(own?.get('form-action')).toEqual(["'self'"])
  expect(own?.get('base-uri')).toEqual(["'none'"])
  expect(own?.get('frame-ancestors')).toEqual(["'none'"])
})

test('hosts of others are those of the tags and the challenge that are configured, and no more', async () => {
  const hostsOf = (policies: Map<string, string[]>[]) =>
    new Set(policies.flatMap((policy) => [...policy.values()].flat()).filter(isHost))
  expect(hostsOf(await policiesOf(baseUrl))).toEqual(new Set())
  expect(hostsOf(await policiesOf(taggedUrl))).toEqual(
    new Set([
      'https://www.googletagmanager.com',
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.clarity.ms',
      'https://challenges.cloudflare.com',
    ]),
  )
})

function isHost(source: string): boolean {
  return source.includes('://')
}

test('pages use no camera, and leave sharing and playing as the browser has them', async () => {
  const policy = (await fetch(baseUrl)).headers.get('permissions-policy')
  expect(policy).toContain('camera=()')
  expect(policy).not.toMatch(/web-share|fullscreen|autoplay/)
})

/**
 * Mozilla's HTTP Observatory gives bonus points beyond 100 (its charts.js of 2026) to a site
 * without faults: https://github.com/mdn/mdn-http-observatory
 */
test('a page earns 145 points by the chart of the HTTP Observatory', async () => {
  const { headers } = await fetch(baseUrl)
  const html = await (await fetch(baseUrl)).text()
  const [own, fromHosts] = await policiesOf(baseUrl)
  const sources = [own, fromHosts].flatMap((policy) => [...(policy?.values() ?? [])].flat())
  const credits: [points: number, earned: boolean][] = [
    [10, own?.get('default-src')?.[0] === "'none'" && !sources.some(isUnsafe)],
    [5, own?.get('frame-ancestors')?.[0] === "'none'"],
    [5, headers.get('referrer-policy') === 'strict-origin-when-cross-origin'],
    [5, [...html.matchAll(/<script[^>]* src=[^>]*>/g)].every(([tag]) => / integrity=/.test(tag))],
    [10, headers.get('cross-origin-resource-policy') === 'same-origin'],
    [10, headers.get('cross-origin-opener-policy') === 'same-origin-allow-popups'],
  ]
  const score = credits.reduce((sum, [points, earned]) => sum + (earned ? points : 0), 100)
  expect(score).toBe(145)
})

function isUnsafe(source: string): boolean {
  return ["'unsafe-inline'", "'unsafe-eval'", 'http:', 'https:', '*'].includes(source)
}

test('of hashed files only what is there is kept for good', async () => {
  const year = 'public, max-age=31536000, immutable'
  const ask = async (path: string, init: RequestInit = {}) => {
    const { status, headers } = await fetch(baseUrl + path, init)
    return { status, kept: headers.get('cache-control'), tag: headers.get('etag') ?? '' }
  }
  const there = await ask(`/assets/${script}`)
  expect(there).toMatchObject({ status: 200, kept: year })
  const held = { headers: { 'If-None-Match': there.tag } }
  expect(await ask(`/assets/${script}`, held)).toMatchObject({ status: 304, kept: year })
  for (const path of ['/assets/gone-1a2b3c4d.js', '/assets/', '/assets/more/gone.js']) {
    expect(await ask(path)).toMatchObject({ status: 404, kept: 'no-store' })
    expect(await ask(path, { method: 'HEAD' })).toMatchObject({ status: 404, kept: 'no-store' })
    expect(await ask(path, held)).toMatchObject({ status: 404, kept: 'no-store' })
  }
})

test('files with a name of their own pass the worker, whatever their kind', async () => {
  const names = globSync('dist/client/**/*.*', { exclude: ['dist/client/assets'] })
  const kinds = new Map(names.map((name) => [path.dirname(name) + path.extname(name), name]))
  expect(kinds.size).toBeGreaterThan(10)
  for (const name of kinds.values()) {
    const { headers } = await fetch(`${baseUrl}/${path.relative('dist/client', name)}`)
    expect([name, headers.get('permissions-policy')]).toEqual([name, expect.any(String)])
  }
})
