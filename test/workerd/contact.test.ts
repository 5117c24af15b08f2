import { env } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterEach, expect, test, vi } from 'vitest'
import { acceptMessage } from '../../src/api/contact.ts'
import { askSite, breakDown, replaceMethods } from './site.ts'

const form = {
  name: 'Chaya Horowitz',
  email: 'chaya@example.com',
  phone: '+1 718 555 0199',
  message: 'A card for a siyum,\nplease.',
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let visitors = 0

afterEach(() => {
  vi.restoreAllMocks()
})

/** Each post comes from an address of its own unless told: the limit is a test of its own. */
function post(body: BodyInit, headers: Record<string, string> = {}, bindings: Partial<Env> = {}) {
  visitors += 1
  const address = `2001:db8:${visitors.toString(16)}::1`
  return askSite(
    '/api/contact',
    {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address, ...headers },
    },
    bindings,
  )
}

function recordQueue() {
  const sent: unknown[] = []
  const queue = replaceMethods(env.CONTACT_QUEUE, {
    send: async (message: unknown) => {
      sent.push(message)
    },
  })
  return { sent, bindings: { CONTACT_QUEUE: queue } }
}

test('a whole message is queued before the answer, with an id and its time', async () => {
  const { sent, bindings } = recordQueue()
  const response = await post(JSON.stringify(form), {}, bindings)
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const answer: unknown = await response.json()
  expect(answer).toEqual({ id: expect.stringMatching(UUID) })
  expect(sent).toEqual([
    {
      version: 1,
      ...form,
      ...Object(answer),
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
})

test('the time is the clock’s, and the id is made where none is sent', async () => {
  const { sent, bindings } = recordQueue()
  const id = '8c0ffee0-1111-4222-8333-444455556666'
  const services = { now: () => new Date(Date.UTC(2026, 10, 21)), makeId: () => id }
  const call = new Hono<{ Bindings: Env }>().post('/', (context) =>
    acceptMessage(context, services),
  )
  await call.request('/', { method: 'POST', body: JSON.stringify(form) }, { ...env, ...bindings })
  expect(sent).toEqual([{ version: 1, ...form, id, receivedAt: '2026-11-21T00:00:00.000Z' }])
})

test('the real queue takes the message', async () => {
  const response = await post(JSON.stringify(form))
  expect(response.status).toBe(202)
})

test('an id made by the browser is kept, one that is no UUID is replaced', async () => {
  const { bindings } = recordQueue()
  const id = '8C0FFEE0-1111-4222-8333-444455556666'
  const kept = await post(JSON.stringify({ ...form, id }), {}, bindings)
  expect(await kept.json()).toEqual({ id: id.toLowerCase() })
  const replaced = await post(JSON.stringify({ ...form, id: '1\r\nBcc: x' }), {}, bindings)
  expect(await replaced.json()).toEqual({ id: expect.stringMatching(UUID) })
})

test('what is sent along with the fields goes no further', async () => {
  const { sent, bindings } = recordQueue()
  const extra = { ...form, subject: 'x', version: 9, receivedAt: 'never', to: 'a@b.example' }
  await post(JSON.stringify(extra), {}, bindings)
  expect(sent).toEqual([expect.objectContaining({ version: 1, receivedAt: expect.any(String) })])
  expect(Object.keys(Object(sent[0])).toSorted()).toEqual([
    'email',
    'id',
    'message',
    'name',
    'phone',
    'receivedAt',
    'version',
  ])
})

test.each([
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  ['multipart/form-data; boundary=x'],
  ['application/jsonp'],
  ['text/plain; application/json'],
  [''],
])('content type %j is 415', async (contentType) => {
  const response = await post(JSON.stringify(form), { 'Content-Type': contentType })
  expect(response.status).toBe(415)
  expect(await response.json()).toEqual({ message: expect.stringContaining('application/json') })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('a charset beside the content type is welcome', async () => {
  const { bindings } = recordQueue()
  const headers = { 'Content-Type': 'Application/JSON; charset=utf-8' }
  expect((await post(JSON.stringify(form), headers, bindings)).status).toBe(202)
})

test.each([['{"name":'], [''], ['name=x'], ['{"name": "a" "b"}']])(
  'the body %j is 400',
  async (body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining('JSON') })
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)

test('a body of 16,384 bytes is read, one more is 413', async () => {
  const { bindings } = recordQueue()
  const whole = JSON.stringify({ ...form, pad: '' })
  const fits = JSON.stringify({ ...form, pad: 'x'.repeat(16_384 - whole.length) })
  expect((await post(fits, {}, bindings)).status).toBe(202)
  expect((await post(`${fits} `, {}, bindings)).status).toBe(413)
})

test('a length that is announced above 16 KB is 413', async () => {
  const response = await post(JSON.stringify(form), { 'Content-Length': '16385' })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ message: expect.stringContaining('16384') })
  expect(response.headers.get('cache-control')).toBe('no-store')
})

test('an endless body without a length is 413 once the limit is passed', async () => {
  let chunks = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      chunks += 1
      controller.enqueue(new Uint8Array(1024).fill(32))
    },
  })
  const response = await post(endless)
  expect(response.status).toBe(413)
  expect(chunks).toBeLessThan(30)
})

test.each([
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty object', '{}'],
])('%s is 422 and names all four fields', async (_, body) => {
  const response = await post(body)
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    message: expect.any(String),
    fields: {
      name: 'Name is missing: please fill it in.',
      email: 'Email is missing: please fill it in.',
      phone: 'Phone is missing: please fill it in.',
      message: 'Message is missing: please fill it in.',
    },
  })
})

test.each([
  ['name', ' \n '],
  ['name', 'x'.repeat(101)],
  ['name', 'a\nb'],
  ['name', 'a\r\nBcc: b@example.com'],
  ['name', 'a\u2028b'],
  ['name', 'a\u2029b'],
  ['name', 'a\u0000b'],
  ['name', 'a\u0085b'],
  ['name', 5],
  ['name', { toString: 'x' }],
  ['email', `${'x'.repeat(251)}@a.b`],
  ['email', 'a@b.example\nBcc: c@d.example'],
  ['phone', '1'.repeat(41)],
  ['phone', '1\t2'],
  ['message', ''],
  ['message', 'x'.repeat(5001)],
  ['message', 'bell \u0007'],
])('%s of %j is 422 for that field alone', async (field, value) => {
  const response = await post(JSON.stringify({ ...form, [field]: value }))
  expect(response.status).toBe(422)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { message, fields } = Object(await response.json())
  expect(Object.keys(fields)).toEqual([field])
  expect(fields[field].toLowerCase()).toContain(field)
  expect(message).toBe(fields[field])
})

test.each([
  ['spaces around', { name: '  Chaya \n' }, { name: 'Chaya' }],
  ['letters in parts', { name: 'Zoe\u0308' }, { name: 'Zo\u00eb' }],
  ['directions pasted with a number', { phone: '\u202d+1 (718)\u202c' }, { phone: '+1 (718)' }],
  ['line ends', { message: 'a\r\nb\rc\u2028d\te' }, { message: 'a\nb\nc\nd e' }],
  ['half a character', { message: 'a\ud800b' }, { message: 'a\ufffdb' }],
  ['the bounds in characters, not units', { name: '😀'.repeat(100) }, { name: '😀'.repeat(100) }],
  ['any address', { email: 'at the shul, ask for Chaya' }, { email: 'at the shul, ask for Chaya' }],
])('%s: taken and made plain', async (_, given, kept) => {
  const { sent, bindings } = recordQueue()
  const response = await post(JSON.stringify({ ...form, ...given }), {}, bindings)
  expect(response.status).toBe(202)
  expect(sent).toEqual([expect.objectContaining(kept)])
})

test('a visitor who sends on and on is asked to wait, his neighbours are not', async () => {
  const { sent, bindings } = recordQueue()
  const statuses: number[] = []
  // Eleven, since the real limiter's minute may turn once in between.
  for (let index = 0; index < 11; index++) {
    const headers = { 'CF-Connecting-IP': `2001:db8:aaaa:1::${index + 1}` }
    const response = await post(JSON.stringify(form), headers, bindings)
    statuses.push(response.status)
    if (response.status === 429) expect(response.headers.get('retry-after')).toBe('60')
  }
  expect(statuses.slice(0, 5)).toEqual([202, 202, 202, 202, 202])
  expect(statuses).toContain(429)
  expect(sent).toHaveLength(statuses.filter((status) => status === 202).length)
  const neighbour = { 'CF-Connecting-IP': '2001:db8:aaaa:2::1' }
  expect((await post(JSON.stringify(form), neighbour, bindings)).status).toBe(202)
})

test('a rate limit that fails lets the message in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { sent, bindings } = recordQueue()
  const broken = { ...bindings, CONTACT_LIMIT: breakDown(env.CONTACT_LIMIT) }
  expect((await post(JSON.stringify(form), {}, broken)).status).toBe(202)
  expect(sent).toHaveLength(1)
})

test('a queue that refuses is 503, never a 2xx, and the log holds nothing of the visitor', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = { CONTACT_QUEUE: breakDown(env.CONTACT_QUEUE) }
  const response = await post(JSON.stringify(form), {}, broken)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: expect.stringContaining('try again') })
  expect(JSON.stringify(log.mock.calls.map(String))).not.toMatch(/Chaya|example\.com|718/)
})

test.each([['GET'], ['PUT'], ['DELETE'], ['PATCH'], ['OPTIONS'], ['HEAD']])(
  '%s is 405 and says what is allowed',
  async (method) => {
    const response = await askSite('/api/contact', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
    expect(response.headers.get('cache-control')).toBe('no-store')
  },
)
