import { env } from 'cloudflare:test'
import * as fc from 'fast-check'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consumeContactMessages } from '../../src/contact/consume.ts'
import { anyCharacter } from '../fixtures/any-character.ts'
import {
  batchOf,
  clearLedger,
  form,
  limiter,
  type Mail,
  post,
  recordMails,
  recordQueue,
} from './contact-messages.ts'
import { runMs, runs } from './run-counts.ts'

const bodies = runs({ usually: 2000, long: 100_000 })

/** Allowed statuses for any body; none is a server error. */
const answers = [202, 400, 413, 422, 429]

const statuses: Record<number, number> = {}
let mailed = 0

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(async () => {
  vi.restoreAllMocks()
  await clearLedger()
})

afterAll(() => console.log('Random bodies:', { bodies: bodies, ...statuses, mailed }))

/** Text with more line ends, direction marks and injected code than random text has. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 12 }),
      fc.constantFrom('\r\n', '\n', '\r', '\u2028', '\u2029', '\u0085', '\0', '\u202e', '\ud800'),
      fc.constantFrom('Bcc: x@y.example', '%0d%0a', '<script>', "'; DROP TABLE messages; --", '😀'),
      fc.constantFrom('a'.repeat(101), 'ש'.repeat(5001), ' ', 'Chaya', 'c@example.com'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''))

const anyValue = fc.oneof(
  { weight: 9, arbitrary: fc.constant(undefined) },
  { weight: 3, arbitrary: hostile },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** A good form with some fields replaced, and fields that should not be there. */
const nearlyForm = fc
  .record({
    name: anyValue,
    email: anyValue,
    phone: anyValue,
    message: fc.oneof(anyValue, hostile),
    id: anyValue,
    website: anyValue,
    elapsedMs: fc.oneof(anyValue, fc.double(), fc.constant(40_000)),
    token: anyValue,
    __proto__: anyValue,
  })
  .map((changes) => {
    const set = Object.entries(changes).filter(([, value]) => value !== undefined)
    return JSON.stringify({ ...form, ...Object.fromEntries(set) })
  })

const anyBody: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { weight: 6, arbitrary: nearlyForm },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 200 }) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)) },
)

test(
  'no body is answered by a 5xx, and no line end reaches a header of the mail',
  async () => {
    const queue = recordQueue()
    const { mails, bindings } = recordMails()
    await fc.assert(
      fc.asyncProperty(anyBody, async (body) => {
        const response = await post(body, {}, { ...queue.bindings, CONTACT_LIMIT: limiter(true) })
        statuses[response.status] = (statuses[response.status] ?? 0) + 1
        expect(answers).toContain(response.status)
        const batch = batchOf(queue.queued.splice(0))
        await consumeContactMessages(batch, { ...env, ...bindings })
        mails.splice(0).forEach(expectOneLine)
      }),
      { numRuns: bodies },
    )
  },
  runMs,
)

const lineEnds = /[\r\n\0\u0085\u2028\u2029]/

function expectOneLine(mail: Mail): void {
  mailed += 1
  const { text, headers, ...fields } = mail
  for (const value of [...Object.values(fields), ...Object.entries(Object(headers)).flat()]) {
    expect(String(value)).not.toMatch(lineEnds)
  }
  const lines = String(text).split('\n')
  const labels = lines.slice(0, 6).map((line) => line.split(' ')[0])
  expect(labels).toEqual(['Name:', 'E-mail:', 'Phone:', 'Received:', 'Id:', ''])
  expect(lines.join('')).not.toMatch(lineEnds)
}
