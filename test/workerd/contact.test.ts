import { createExecutionContext, env } from 'cloudflare:test'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { acceptMessage } from '../../src/api/contact.ts'
import type { AppEnv } from '../../src/http/app-context.ts'
import {
  clearLedger,
  form,
  limiter,
  post,
  readLedger,
  readRow,
  recordQueue,
} from './contact-messages.ts'
import { askSite } from './site.ts'

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

beforeEach(clearLedger)

afterEach(() => {
  vi.restoreAllMocks()
})

/** The messages in the ledger. */
async function readMessages(): Promise<unknown[]> {
  return (await readLedger()).map(({ message }) => JSON.parse(message ?? 'null'))
}

test('a whole message stands in the ledger before the answer, with an id and its time', async () => {
  const { queued, bindings } = recordQueue()
  const response = await post(JSON.stringify(form), {}, bindings)
  expect(response.status).toBe(202)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { id } = Object(await response.json())
  expect(id).toMatch(uuidPattern)
  const receivedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(await readMessages()).toEqual([{ version: 1, ...form, id, receivedAt }])
  expect(await readRow(id)).toMatchObject({ state: 'pending', attempts: 0 })
  expect(queued).toEqual([{ version: 1, id }])
})

test('the time is the clock’s, and the id is made where none is sent', async () => {
  const bindings = { ...recordQueue().bindings, CONTACT_SITE_LIMIT: limiter(true) }
  const id = '8c0ffee0-1111-4222-8333-444455556666'
  const services = { now: () => new Date(Date.UTC(2026, 10, 21)), makeId: () => id }
  const call = new Hono<AppEnv>().post('/', (context) => acceptMessage(context, services))
  const init = { method: 'POST', body: JSON.stringify(form) }
  await call.request('/', init, { ...env, ...bindings }, createExecutionContext())
  expect(await readMessages()).toEqual([
    { version: 1, ...form, id, receivedAt: '2026-11-21T00:00:00.000Z' },
  ])
})

test('the real queue takes the message', async () => {
  const response = await post(JSON.stringify(form))
  expect(response.status).toBe(202)
})

test('a message that is sent again is the same message', async () => {
  const { bindings } = recordQueue()
  const body = JSON.stringify({ ...form, id: crypto.randomUUID() })
  const answers = [await post(body, {}, bindings), await post(body, {}, bindings)]
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  expect(await readLedger()).toHaveLength(1)
})

test('an id made by the browser is kept, one that is no UUID is replaced', async () => {
  const { bindings } = recordQueue()
  const id = '8C0FFEE0-1111-4222-8333-444455556666'
  const kept = await post(JSON.stringify({ ...form, id }), {}, bindings)
  expect(await kept.json()).toEqual({ id: id.toLowerCase() })
  const replaced = await post(JSON.stringify({ ...form, id: '1\r\nBcc: x' }), {}, bindings)
  expect(await replaced.json()).toEqual({ id: expect.stringMatching(uuidPattern) })
})

test('what is sent along with the fields goes no further', async () => {
  const { bindings } = recordQueue()
  const extra = { subject: 'x', version: 9, receivedAt: 'never', held: true, to: 'a@b.example' }
  await post(JSON.stringify({ ...form, ...extra }), {}, bindings)
  const [message] = await readMessages()
  expect(message).toMatchObject({ version: 1, receivedAt: expect.stringContaining('T') })
  expect(Object.keys(Object(message)).toSorted()).toEqual([
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
  // Invisible characters.
  ['message', '\u200b'],
  ['message', '\u200b\n\u200b \u2060'],
  ['message', '\u2800\u2800'],
  ['message', '\u{e0041}\u{e007f}'],
  ['name', '\u200f\u200e'],
  ['name', '\u3164'],
  ['name', '\u115f\u1160\uffa0'],
  ['name', '\u00ad\u034f\ufeff'],
  ['email', '\u180e\u200d'],
  ['email', '\ufff9\ufffb'],
  ['phone', '\u00a0\u3000'],
  ['phone', '\u{1d159}\u{16fe4}\ufe0f'],
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
  ['what joins what is seen', { message: '👨\u200d👩\u200d👧' }, { message: '👨\u200d👩\u200d👧' }],
  ['any address', { email: 'at the shul, ask for Chaya' }, { email: 'at the shul, ask for Chaya' }],
])('%s: taken and made plain', async (_, given, kept) => {
  const { bindings } = recordQueue()
  const response = await post(JSON.stringify({ ...form, ...given }), {}, bindings)
  expect(response.status).toBe(202)
  expect(await readMessages()).toEqual([expect.objectContaining(kept)])
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
