import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptFaultType } from '../../src/shared/insight/script-fault.ts'
import { countsPath } from '../../src/shared/insight/vocabulary.ts'
import { reportsPath } from '../../src/shared/routes.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import { askSite, breakDown } from './site.ts'

let points: AnalyticsEngineDataPoint[] = []
let logged = 0

beforeEach(() => {
  points = []
  logged = 0
  vi.spyOn(console, 'error').mockImplementation(() => {
    logged++
  })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const INSIGHT = {
  writeDataPoint: (point: AnalyticsEngineDataPoint = {}) => {
    points.push(point)
  },
}
const open = { limit: async () => ({ success: true }) }

const view = { kind: 'view', what: 'card', item: 'card/papercut-arch' }
const build = 'Bx3_f9Qa'

function post(body: unknown, init: RequestInit = {}, bindings: Partial<Env> = {}) {
  const headers = { 'Content-Type': 'application/json', ...init.headers }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const request = { method: 'POST', body: text, ...init, headers }
  return askSite(countsPath, request, { INSIGHT, COUNT_LIMIT: open, ...bindings })
}

test('counts become points of closed words, with nothing about the visitor', async () => {
  const counts = [
    view,
    { kind: 'share', what: 'whatsapp', item: 'card/papercut-arch' },
    { kind: 'download', what: 'film', item: 'video/lights' },
    { kind: 'search', what: 'hebrew' },
  ]
  const headers = { 'CF-Connecting-IP': '192.0.2.7', 'User-Agent': 'a phone', Referer: '/card/x' }
  const response = await post({ version: 1, build, counts }, { headers })
  expect(response.status).toBe(204)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('set-cookie')).toBeNull()
  expect(points).toEqual([
    { indexes: ['view'], blobs: ['card', 'card/papercut-arch', build, '', ''] },
    { indexes: ['share'], blobs: ['whatsapp', 'card/papercut-arch', build, '', ''] },
    { indexes: ['download'], blobs: ['film', 'video/lights', build, '', ''] },
    { indexes: ['search'], blobs: ['hebrew', '', build, '', ''] },
  ])
})

test.each([
  ['words that were searched', { kind: 'search', what: 'latin', words: 'sarah' }],
  ['an item that is no slug', { ...view, item: 'card/Sarah Cohen' }],
  ['an address', { ...view, item: 'card/papercut-arch?d=1sarah' }],
  ['another kind', { kind: 'visitor', what: 'card' }],
  ['another way', { kind: 'share', what: 'sarah' }],
  ['another page', { ...view, what: 'admin' }],
])('a count with %s is refused', async (_, count) => {
  expect((await post({ version: 1, build, counts: [count] })).status).toBe(400)
  expect(points).toEqual([])
})

test.each([
  ['no JSON', '{', 400],
  ['no counts', { version: 1, build, counts: [] }, 400],
  ['too many counts', { version: 1, build, counts: Array(21).fill(view) }, 400],
  ['a build that is no name', { version: 1, build: 'sarah cohen', counts: [view] }, 400],
  ['another key', { version: 1, build, counts: [view], visitor: 7 }, 400],
  ['another version', { version: 2, build, counts: [view] }, 400],
  ['more than counts', `{"a":"${'x'.repeat(9000)}"}`, 413],
])('a body with %s is refused', async (_, body, status) => {
  expect((await post(body)).status).toBe(status)
  expect(points).toEqual([])
})

test('a form of another site cannot send counts, and the call is POST', async () => {
  const body = { version: 1, build, counts: [view] }
  expect((await post(body, { headers: { 'Content-Type': 'text/plain' } })).status).toBe(415)
  const read = await askSite(countsPath)
  expect(read.status).toBe(405)
  expect(read.headers.get('allow')).toBe('POST')
})

test.each([['Sec-GPC'], ['DNT']])('a browser that sends %s is not counted', async (name) => {
  const response = await post({ version: 1, build, counts: [view] }, { headers: { [name]: '1' } })
  expect(response.status).toBe(204)
  expect(points).toEqual([])
})

test('whoever counts too much is refused; a limit that fails refuses nobody', async () => {
  const body = { version: 1, build, counts: [view] }
  const full = { limit: async () => ({ success: false }) }
  expect((await post(body, {}, { COUNT_LIMIT: full })).status).toBe(429)
  expect(points).toEqual([])
  const down = { COUNT_LIMIT: breakDown(env.COUNT_LIMIT) }
  expect((await post(body, {}, down)).status).toBe(204)
  expect(points).toHaveLength(1)
})

test('a dataset that fails loses the count and nothing else', async () => {
  const broken = {
    writeDataPoint: () => {
      throw new Error('the dataset is down')
    },
  }
  const response = await post({ version: 1, build, counts: [view] }, {}, { INSIGHT: broken })
  expect(response.status).toBe(204)
  expect(logged).toBe(1)
})

test('no body does harm', async () => {
  const body = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 300 }),
    fc.json(),
    fc.jsonValue().map((counts) => JSON.stringify({ version: 1, build, counts })),
  )
  await fc.assert(
    fc.asyncProperty(body, async (text) => {
      expect((await post(text)).status).toBe(400)
    }),
    { numRuns: 200 },
  )
  expect(points).toEqual([])
})

function postFaults(bodies: readonly object[], headers: Record<string, string> = {}) {
  const body = JSON.stringify(bodies.map((body) => ({ type: scriptFaultType, body })))
  const init = {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/reports+json', ...headers },
  }
  return askSite(reportsPath, init, { INSIGHT, REPORT_LIMIT: open })
}

const place = 'card-engine-1f0c2d3e.js:1:20345'

test('an error of a script is counted by build and place, without what it quotes', async () => {
  const message = `RangeError: no outline of 'שרה' for sarah@mail.example at /card/x?d=7 12`
  expect((await postFaults([{ message, place, build }])).status).toBe(204)
  expect(points).toEqual([
    {
      indexes: ['fault'],
      blobs: ['', '', build, 'RangeError: no outline of … for … at … …', place],
    },
  ])
})

test.each([
  [
    'a place that is not ours',
    { message: 'Error: x', place: 'https://evil.example/a.js:1:1', build },
  ],
  ['a long message', { message: 'x'.repeat(200), place, build }],
  ['no build', { message: 'Error: x', place }],
])('an error with %s is not counted', async (_, fault) => {
  expect((await postFaults([fault])).status).toBe(204)
  expect(points).toEqual([])
})

test('of many errors in one report a few are counted, and none of who opted out', async () => {
  const many = Array.from({ length: 30 }, () => ({ message: 'Error: x', place, build }))
  expect((await postFaults(many)).status).toBe(204)
  expect(points).toHaveLength(5)
  await postFaults(many, { 'Sec-GPC': '1' })
  expect(points).toHaveLength(5)
})

test.each([
  [countsPath, 'application/json'],
  [reportsPath, 'application/csp-report'],
])('%s: a body that breaks off is refused, and is no fault of ours', async (path, type) => {
  const body = new ReadableStream({ start: (controller) => controller.error(new Error('gone')) })
  const headers = { 'Content-Type': type }
  expect((await askSite(path, { method: 'POST', body, headers })).status).toBe(400)
  expect(logged).toBe(0)
})
