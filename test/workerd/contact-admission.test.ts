import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import {
  clearLedger,
  form,
  limiter,
  neverAnswer,
  post,
  readLedger,
  recordQueue,
} from './contact-messages.ts'
import { breakDown, replaceMethods } from './site.ts'

const SITE = 'http://localhost'
const turnstile = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'secret' }
const human = { website: '', elapsedMs: 40_000 }

let verify: MockInstance<typeof fetch>

beforeEach(async () => {
  await clearLedger()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  verify = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('no network'))
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Attempt {
  proof?: object
  headers?: Record<string, string>
  bindings?: Partial<Env>
}

function attempt({ proof = human, headers, bindings }: Attempt): Promise<Response> {
  return post(JSON.stringify({ ...form, ...proof }), headers, {
    ...recordQueue().bindings,
    ...bindings,
  })
}

/** Turnstile's own answer to a token. */
function answerTokens(answers: Record<string, boolean>) {
  verify.mockImplementation(async (_, init) => {
    const { secret, response } = JSON.parse(String(init?.body))
    return Response.json({ success: secret === 'secret' && answers[response] === true })
  })
}

test.each([
  ['the site’s own', { Origin: SITE }, 202],
  ['the site’s behind a proxy that ends TLS', { Origin: 'https://localhost' }, 202],
  ['no browser', {}, 202],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['another port', { Origin: `${SITE}:8080` }, 403],
  ['a sandboxed frame', { Origin: 'null' }, 403],
  ['another site without Origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
])('a call from %s: %j is %i', async (_, headers, status) => {
  const response = await attempt({ headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await readLedger()).toHaveLength(status === 202 ? 1 : 0)
})

test('a visitor who sends on and on is asked to wait, his neighbours are not', async () => {
  const statuses: number[] = []
  // Eleven, since the real limiter's minute may turn once in between.
  for (let index = 0; index < 11; index++) {
    const response = await attempt({ headers: { 'CF-Connecting-IP': `2001:db8:aaaa:1::${index}` } })
    statuses.push(response.status)
    if (response.status === 429) expect(response.headers.get('retry-after')).toBe('60')
  }
  expect(statuses.slice(0, 5)).toEqual([202, 202, 202, 202, 202])
  expect(statuses).toContain(429)
  expect(await readLedger()).toHaveLength(statuses.filter((status) => status === 202).length)
  const neighbour = { 'CF-Connecting-IP': '2001:db8:aaaa:2::1' }
  expect((await attempt({ headers: neighbour })).status).toBe(202)
})

test('the real limit of the whole site counts visitors together', async () => {
  const statuses: number[] = []
  // Twice the limit and one, since the minute may turn.
  for (let index = 0; index < 121; index++) {
    const bindings = { CONTACT_SITE_LIMIT: env.CONTACT_SITE_LIMIT }
    statuses.push((await attempt({ bindings })).status)
  }
  expect(statuses[0]).toBe(202)
  expect(statuses).toContain(429)
})

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['hangs', neverAnswer],
  ['answers null', async () => null],
  ['answers nonsense', async () => ({ success: 'maybe' })],
])('limits that %s let the message in', async (_, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const broken = replaceMethods(env.CONTACT_LIMIT, { limit })
  const bindings = { CONTACT_LIMIT: broken, CONTACT_SITE_LIMIT: broken }
  expect((await attempt({ bindings })).status).toBe(202)
})

test('limits that are not there let the message in', async () => {
  const broken = breakDown(env.CONTACT_LIMIT)
  const bindings = { CONTACT_LIMIT: broken, CONTACT_SITE_LIMIT: broken }
  expect((await attempt({ bindings })).status).toBe(202)
})

test.each([['https://spam.example'], [7], [null], [{}]])(
  'what fills the trap with %j reads the answer of everyone, and is kept but not queued',
  async (website) => {
    const { queued, bindings } = recordQueue()
    const response = await attempt({ proof: { ...human, website }, bindings })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ id: expect.any(String) })
    expect(await readLedger()).toMatchObject([{ state: 'dead', fault: 'held' }])
    expect(queued).toEqual([])
  },
)

test.each([
  [0, 429],
  [1999, 429],
  [2000, 202],
  [86_400_000, 202],
  // No clock of a browser: programs that send the four fields alone are welcome.
  [undefined, 202],
  [-5, 202],
  ['soon', 202],
])('a form filled in within %j ms is %i', async (elapsedMs, status) => {
  const response = await attempt({ proof: { elapsedMs } })
  expect(response.status).toBe(status)
  if (status === 429) expect(response.headers.get('retry-after')).toBe('2')
  expect(await readLedger()).toHaveLength(status === 202 ? 1 : 0)
})

test('nobody is challenged without suspicion', async () => {
  expect((await attempt({ bindings: turnstile })).status).toBe(202)
  expect(verify).not.toHaveBeenCalled()
})

const suspicions: [string, Attempt][] = [
  ['a filled trap', { proof: { ...human, website: 'x' } }],
  ['a quick form', { proof: { elapsedMs: 100 } }],
  ['a form without a clock', { proof: {} }],
  ['a busy site', { bindings: { CONTACT_SITE_LIMIT: limiter(false) } }],
]

test.each(suspicions)('%s is challenged, and welcome with a good token', async (_, suspicious) => {
  answerTokens({ good: true, bad: false })
  const attemptWith = (token: unknown) =>
    attempt({
      proof: { ...(suspicious.proof ?? human), token },
      bindings: { ...suspicious.bindings, ...turnstile },
    })
  for (const token of [undefined, 'bad', '', 7, 'x'.repeat(3000)]) {
    const response = await attemptWith(token)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      message: expect.any(String),
      challenge: turnstile.TURNSTILE_SITE_KEY,
    })
  }
  expect(await readLedger()).toEqual([])
  expect((await attemptWith('good')).status).toBe(202)
  expect(await readLedger()).toMatchObject([{ state: 'pending' }])
})

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['hangs', neverAnswer],
  ['answers null', async () => Response.json(null)],
  ['answers no JSON', async () => new Response('<h1>Oops</h1>', { status: 502 })],
])('a challenge that %s has no say: the other measures stand', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  verify.mockImplementation(answer)
  const token = 'good'
  expect((await attempt({ proof: { token }, bindings: turnstile })).status).toBe(202)
  const quick = { proof: { elapsedMs: 5, token }, bindings: turnstile }
  expect((await attempt(quick)).status).toBe(429)
  expect(verify).toHaveBeenCalledTimes(2)
})
