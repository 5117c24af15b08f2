import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportsPath } from '../../src/shared/routes.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import { askSite, breakDown } from './site.ts'

const legacyType = 'application/csp-report'
const listType = 'application/reports+json'

let logged: string[] = []

beforeEach(() => {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((...parts) => {
    logged.push(parts.join(' '))
  })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

function post(body: string, type = legacyType, bindings: Partial<Env> = {}) {
  const init = { method: 'POST', body, headers: { 'Content-Type': type } }
  return askSite(reportsPath, init, bindings)
}

const page = 'https://mazel.example/card/papercut-arch?d=1names#draft=7'
const legacy = JSON.stringify({
  'csp-report': {
    'document-uri': page,
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/track.js?who=sarah',
    'source-file': 'https://tags.example/tag.js?id=sarah',
    'script-sample': 'sarah',
    referrer: 'https://mail.example/?q=sarah',
  },
})
const list = JSON.stringify([
  {
    type: 'csp-violation',
    url: page,
    user_agent: 'sarah',
    body: {
      documentURL: page,
      effectiveDirective: 'script-src-elem',
      blockedURL: 'inline',
      sourceFile: null,
      sample: 'sarah',
    },
  },
  { type: 'deprecation', url: page, body: { message: 'sarah' } },
])

test.each([
  [legacyType, legacy, 'evil.example'],
  [`${listType}; charset=utf-8`, list, 'inline'],
])('a report as %s is one line of the log, without queries', async (type, body, blocked) => {
  const response = await post(body, type)
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).toHaveLength(1)
  const [line = ''] = logged
  expect(line).toContain('script-src-elem')
  expect(line).toContain(blocked)
  expect(line).toContain('/card/papercut-arch')
  expect(line).not.toMatch(/sarah|names|draft|mail\.example|\n/)
})

test('what an extension of the browser does is not logged', async () => {
  const body = legacy.replaceAll('https://tags.example', 'moz-extension://4f2a')
  expect((await post(body)).status).toBe(204)
  expect(logged).toEqual([])
})

test('a long list is one short line', async () => {
  const entry = { type: 'csp-violation', body: { blockedURL: 'x'.repeat(1000) } }
  expect((await post(JSON.stringify(Array(15).fill(entry)), listType)).status).toBe(204)
  expect(logged).toHaveLength(1)
  expect(logged[0]?.length).toBeLessThan(2000)
})

test.each([
  ['no JSON', '{', legacyType, 400],
  ['another object', '{}', legacyType, 400],
  ['another type', legacy, 'application/json', 415],
  ['no type', legacy, '', 415],
  ['more than a report', legacy + ' '.repeat(20_000), legacyType, 413],
])('%s is refused and not logged', async (_, body, type, status) => {
  const response = await post(body, type)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ message: expect.any(String) })
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logged).toEqual([])
})

test('the call is POST', async () => {
  const response = await askSite(reportsPath)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})

test('whoever reports too much is refused; a limit that fails refuses nobody', async () => {
  const full = { REPORT_LIMIT: { limit: async () => ({ success: false }) } }
  const refused = await post(legacy, legacyType, full)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(logged).toEqual([])
  const down = { REPORT_LIMIT: breakDown(env.REPORT_LIMIT) }
  expect((await post(legacy, legacyType, down)).status).toBe(204)
})

test('no body does harm', async () => {
  const open = { REPORT_LIMIT: { limit: async () => ({ success: true }) } }
  const body = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.json(),
    fc.jsonValue().map((value) => JSON.stringify({ 'csp-report': value })),
    fc
      .record({ 'blocked-uri': fc.jsonValue(), 'document-uri': fc.webUrl() })
      .map((report) => JSON.stringify({ 'csp-report': report })),
    fc.array(fc.jsonValue()).map((value) => JSON.stringify(value)),
  )
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(legacyType, listType), async (text, type) => {
      expect([204, 400]).toContain((await post(text, type, open)).status)
    }),
    { numRuns: 300 },
  )
  expect(logged.filter((line) => line.includes('\n'))).toEqual([])
})
