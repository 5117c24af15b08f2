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

const ownOrigin = 'http://localhost'
const turnstile = { TURNSTILE_SITE_KEY: '1x00000000000000000000AA', TURNSTILE_SECRET: 'secret' }
const human = { website: '', elapsedMs: 40_000 }

let verify: MockInstance<typeof fetch>
let log: MockInstance
let warn: MockInstance

beforeEach(async () => {
  await clearLedger()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
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

/** Stubs the answers of Turnstile. */
function answerTokens({ hostname = 'localhost' } = {}) {
  verify.mockImplementation(async (_, init) => {
    const { secret, response } = JSON.parse(String(init?.body))
    const fault = (code: string) => Response.json({ success: false, 'error-codes': [code] })
    if (secret !== 'secret') return fault('invalid-input-secret')
    if (response === 'spent') return fault('timeout-or-duplicate')
    if (response !== 'good') return fault('invalid-input-response')
    return Response.json({ success: true, hostname, 'error-codes': [] })
  })
}

test.each([
  ['the site’s own', { Origin: ownOrigin }, 202],
  ['the site’s behind a proxy that ends TLS', { Origin: 'https://localhost' }, 202],
  ['no browser', {}, 202],
  ['another site', { Origin: 'https://evil.example' }, 403],
  ['another port', { Origin: `${ownOrigin}:8080` }, 403],
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
  // Eleven, because the real limiter's minute can change once in between.
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

/** A limiter that counts by key and records its calls. */
function countingLimiter(limit: number) {
  const counts = new Map<string, number>()
  const binding = replaceMethods(env.CONTACT_SITE_LIMIT, {
    limit: async ({ key }: { key: string }) => {
      counts.set(key, (counts.get(key) ?? 0) + 1)
      return { success: (counts.get(key) ?? 0) <= limit }
    },
  })
  return { counts, binding }
}

test('what a household is refused takes nothing from the limits of others', async () => {
  const household = countingLimiter(5)
  const network = countingLimiter(20)
  const site = countingLimiter(60)
  const bindings = {
    CONTACT_LIMIT: household.binding,
    CONTACT_NETWORK_LIMIT: network.binding,
    CONTACT_SITE_LIMIT: site.binding,
  }
  const headers = { 'CF-Connecting-IP': '2001:db8:aaaa:1::1' }
  for (let index = 0; index < 100; index++) await attempt({ headers, bindings })
  expect([...network.counts]).toEqual([['2001:db8:aaaa', 5]])
  expect([...site.counts]).toEqual([['site', 5]])
  const neighbour = { 'CF-Connecting-IP': '192.0.2.7' }
  expect((await attempt({ headers: neighbour, bindings })).status).toBe(202)
  const states = (await readLedger()).map(({ state }) => state)
  expect(states).toEqual(Array(6).fill('pending'))
})

test('a client with many households of one network leaves the site to others', async () => {
  const site = countingLimiter(60)
  const bindings = {
    CONTACT_NETWORK_LIMIT: countingLimiter(20).binding,
    CONTACT_SITE_LIMIT: site.binding,
  }
  for (let index = 1; index <= 100; index++) {
    const headers = { 'CF-Connecting-IP': `2001:db8:bbbb:${index.toString(16)}::1` }
    expect((await attempt({ headers, bindings })).status).toBe(202)
  }
  expect([...site.counts]).toEqual([['site', 20]])
  const states = (await readLedger()).map(({ state, fault }) => fault ?? state).toSorted()
  expect(states).toEqual([...Array(80).fill('busy'), ...Array(20).fill('pending')])
})

test('the real limits are there, and a busy site keeps what it does not mail', async () => {
  // Twice the limit and one more, because the minute can change.
  for (let index = 0; index < 121; index++) {
    const bindings = { CONTACT_SITE_LIMIT: env.CONTACT_SITE_LIMIT }
    expect((await attempt({ bindings })).status).toBe(202)
  }
  const rows = await readLedger()
  expect(rows.filter(({ state }) => state === 'pending').length).toBeGreaterThanOrEqual(60)
  expect(rows).toContainEqual(expect.objectContaining({ state: 'held', fault: 'busy' }))
  expect(await env.CONTACT_NETWORK_LIMIT.limit({ key: 'a test' })).toEqual({ success: true })
})

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['hangs', neverAnswer],
  ['answers null', async () => null],
  ['answers nonsense', async () => ({ success: 'maybe' })],
])('limits that %s let the message in', async (_, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const broken = replaceMethods(env.CONTACT_LIMIT, { limit })
  const bindings = {
    CONTACT_LIMIT: broken,
    CONTACT_NETWORK_LIMIT: broken,
    CONTACT_SITE_LIMIT: broken,
  }
  expect((await attempt({ bindings })).status).toBe(202)
})

test('limits that are not there let the message in', async () => {
  const broken = breakDown(env.CONTACT_LIMIT)
  const bindings = {
    CONTACT_LIMIT: broken,
    CONTACT_NETWORK_LIMIT: broken,
    CONTACT_SITE_LIMIT: broken,
  }
  expect((await attempt({ bindings })).status).toBe(202)
})

test.each([['https://spam.example'], [7], [null], [{}]])(
  'what fills the trap with %j reads the answer of everyone, and is kept but not queued',
  async (website) => {
    const { queued, bindings } = recordQueue()
    const response = await attempt({ proof: { ...human, website }, bindings })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ id: expect.any(String) })
    const rows = await readLedger()
    expect(rows).toMatchObject([{ state: 'held', fault: 'trapped' }])
    expect(queued).toEqual([])
    expect(warn.mock.calls.map(String)).toEqual([
      expect.stringContaining(`contact message ${rows[0]?.id} is held: trapped`),
    ])
  },
)

test.each([
  [0, 429],
  [1999, 429],
  [2000, 202],
  [86_400_000, 202],
  // No browser clock: programs that send only the four fields are welcome.
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
  answerTokens()
  const attemptWith = (token: unknown) =>
    attempt({
      proof: { ...(suspicious.proof ?? human), token },
      bindings: { ...suspicious.bindings, ...turnstile },
    })
  for (const token of [undefined, 'bad', 'spent', '', 7, 'x'.repeat(3000)]) {
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

function refuseWith(...codes: string[]) {
  return async () => Response.json({ success: false, 'error-codes': codes })
}

test.each([
  ['throws', () => Promise.reject(new Error('down'))],
  ['hangs', neverAnswer],
  ['answers null', async () => Response.json(null)],
  ['answers no JSON', async () => new Response('<h1>Oops</h1>', { status: 502 })],
  ['answers without a host', async () => Response.json({ success: true })],
  ['names no fault', async () => Response.json({ success: false, 'error-codes': [] })],
  ['is set up with a wrong secret', refuseWith('invalid-input-secret')],
  ['is set up without a secret', refuseWith('missing-input-secret')],
  ['is out of order', refuseWith('internal-error')],
  ['finds more than the token wrong', refuseWith('invalid-input-response', 'bad-request')],
])('a challenge that %s has no say: the other measures stand', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  verify.mockImplementation(answer)
  const token = 'good'
  expect((await attempt({ proof: { token }, bindings: turnstile })).status).toBe(202)
  const quick = { proof: { elapsedMs: 5, token }, bindings: turnstile }
  expect((await attempt(quick)).status).toBe(429)
  expect(verify).toHaveBeenCalledTimes(2)
  expect(log).toHaveBeenCalledTimes(2)
})

test.each([
  [ownOrigin, 'localhost', 202],
  [ownOrigin, 'evil.example', 403],
  // Without SITE_ORIGIN the site has nothing to compare with.
  ['', 'evil.example', 202],
])('on the site %j a token from %s is %i', async (SITE_ORIGIN, hostname, status) => {
  answerTokens({ hostname })
  const bindings = { ...turnstile, SITE_ORIGIN } as Partial<Env>
  const quick = { proof: { elapsedMs: 5, token: 'good' }, bindings }
  expect((await attempt(quick)).status).toBe(status)
  expect(log).toHaveBeenCalledTimes(status === 202 ? 0 : 1)
})
