import { createExecutionContext, env, getQueueResult } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { consumeContactMessages, retryDelaySeconds } from '../../src/contact/consume.ts'
import { addMessage } from '../../src/contact/ledger.ts'
import worker from '../../src/worker.ts'
import {
  batchOf,
  brokenDatabase,
  clearLedger,
  consume as consumeWith,
  makeMessage,
  neverAnswer,
  personalWords,
  readRow,
  recordMails,
  replaceDatabase,
} from './contact-messages.ts'
import { replaceMethods } from './site.ts'

const message = makeMessage({ id: '8c0ffee0-1111-4222-8333-444455556666' })
const { id } = message

let log: MockInstance

beforeEach(async () => {
  await clearLedger()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const consume = (batch: MessageBatch, bindings?: Partial<Env>) =>
  consumeWith(consumeContactMessages, batch, bindings)

function serviceError(code: string, text = 'refused'): Error {
  return Object.assign(new Error(text), { code })
}

test('a message becomes a mail with the visitor as the address to reply to', async () => {
  const { mails, bindings } = recordMails()
  const result = await consume(batchOf([message]), bindings)
  expect(result.done).toEqual(['m0'])
  expect(mails).toEqual([
    {
      from: 'site@mazel.example',
      to: 'hello@mazel.example',
      replyTo: 'chaya@example.com',
      subject: 'Message from the contact form (8c0ffee0)',
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Contact-Id': message.id,
        References: `<${message.id}@mazel.example>`,
      },
      text: expect.any(String),
    },
  ])
  const text = String(mails[0]?.text)
  for (const part of [message.name, message.email, message.phone, message.message]) {
    expect(text).toContain(part)
  }
})

test('the id of a message in the ledger is enough', async () => {
  await addMessage(env.DB, message, 0)
  const { mails, bindings } = recordMails()
  expect((await consume(batchOf([{ version: 1, id }]), bindings)).done).toEqual(['m0'])
  expect(mails).toHaveLength(1)
  expect(await readRow(id)).toMatchObject({ state: 'sent', attempts: 1, fault: null })
})

test('a message that is delivered again, by its id or whole, is mailed once', async () => {
  const { mails, bindings } = recordMails()
  await consume(batchOf([message, { version: 1, id }, message]), bindings)
  expect((await consume(batchOf([message, { version: 1, id }]), bindings)).done).toHaveLength(2)
  expect(mails).toHaveLength(1)
})

test('an id that the ledger does not have is dropped', async () => {
  const { mails, bindings } = recordMails()
  expect((await consume(batchOf([{ version: 1, id }]), bindings)).done).toEqual(['m0'])
  expect(mails).toEqual([])
})

test.each([
  ['trapped', 'trapped'],
  ['busy', 'busy'],
  // Queued by earlier versions.
  [true, 'trapped'],
] as const)('a message that is held, %j, is kept and not mailed', async (held, fault) => {
  const { mails, bindings } = recordMails()
  await consume(batchOf([{ ...message, held }]), bindings)
  expect(mails).toEqual([])
  expect(await readRow(id)).toMatchObject({ state: 'held', fault })
})

test('the real mail binding takes the mail', async () => {
  const result = await consume(batchOf([message]))
  expect(result.done).toEqual(['m0'])
  expect(log).not.toHaveBeenCalled()
})

test('the real mail binding refuses another recipient, with no code: that is unknown', async () => {
  const result = await consume(batchOf([message]), { CONTACT_TO: 'stranger@example.com' })
  expect(result.done).toEqual(['m0'])
  expect(await readRow(id)).toMatchObject({ state: 'unknown', fault: 'no code' })
})

test('the worker’s queue handler is the consumer', async () => {
  const batch = batchOf([message])
  await worker.queue(batch, env)
  expect((await getQueueResult(batch, createExecutionContext())).explicitAcks).toEqual(['m0'])
  expect(await readRow(id)).toMatchObject({ state: 'sent' })
})

test.each([
  ['Chaya <chaya@example.com>'],
  ['a@b.example, c@d.example'],
  ['chaya@example.com (home)'],
  ['a@b.example c@d.example'],
  ['"a b"@example.com'],
  ['chaya@localhost'],
  ['no address, please call'],
])('the address %j stands in the text alone', async (email) => {
  const { mails, bindings } = recordMails()
  await consume(batchOf([{ ...message, email }]), bindings)
  expect(mails).toHaveLength(1)
  expect(mails[0]).not.toHaveProperty('replyTo')
  expect(mails[0]?.text).toContain(`E-mail: ${email} (not a plain address`)
})

test.each([
  ['name', 'Chaya\r\nBcc: stranger@example.com'],
  ['email', 'chaya@example.com\nBcc: stranger@example.com'],
  ['id', '1\r\nBcc: stranger@example.com'],
  ['version', 2],
])('a queued message with the %s %j is no message: logged and dropped', async (part, value) => {
  const { mails, bindings } = recordMails()
  const result = await consume(batchOf([{ ...message, [part]: value }]), bindings)
  expect(result.done).toEqual(['m0'])
  expect(mails).toEqual([])
  expect(log.mock.calls.map(String)).toEqual([
    expect.stringContaining('queue message m0 is no contact message'),
  ])
})

test.each([[null], ['text'], [7], [[]], [{}]])('the queue body %j is dropped', async (body) => {
  const { mails, bindings } = recordMails()
  expect((await consume(batchOf([body]), bindings)).done).toEqual(['m0'])
  expect(mails).toEqual([])
})

test('a failure is that of one message: its batch-mates are mailed once', async () => {
  const { mails, bindings } = recordMails(({ text }) =>
    String(text).includes('second') ? serviceError('E_RECIPIENT_SUPPRESSED') : undefined,
  )
  const bodies = ['first', 'second', 'third'].map((text) => makeMessage({ message: text }))
  const result = await consume(batchOf(bodies), bindings)
  expect(result.done).toEqual(['m0', 'm1', 'm2'])
  expect(mails).toHaveLength(2)
  expect(await readRow(bodies[1]?.id ?? '')).toMatchObject({ state: 'pending' })
})

/** A message of this age that the mail service refuses with a code. */
async function refuse(code: string, age = 0) {
  const receivedAt = new Date(Date.now() - age).toISOString()
  const refusing = recordMails(() => serviceError(code))
  const before = Date.now()
  const { done } = await consume(batchOf([{ ...message, receivedAt }]), refusing.bindings)
  const after = Date.now()
  expect(done).toEqual(['m0'])
  const row = await readRow(id)
  const dueAt = row?.due_at ?? 0
  return { row, delayMs: { most: dueAt - before, least: dueAt - after } }
}

test.each([
  ['E_SENDER_NOT_VERIFIED', 30],
  ['E_VALIDATION_ERROR', 30],
  ['E_HEADER_VALUE_INVALID', 30],
  ['E_RATE_LIMIT_EXCEEDED', 3600],
  ['E_DAILY_LIMIT_EXCEEDED', 3600],
])('%s is a refusal: the message waits %d s in the ledger, and is mailed then', async (code, s) => {
  const { row, delayMs } = await refuse(code)
  expect(row).toMatchObject({ state: 'pending', fault: code })
  expect(delayMs.least).toBeLessThanOrEqual(1000 * s)
  expect(delayMs.most).toBeGreaterThanOrEqual(1000 * s)
  expect(String(log.mock.calls[0])).toContain(code)
  const { mails, bindings } = recordMails()
  await consume(batchOf([{ version: 1, id }]), bindings)
  expect(mails).toHaveLength(1)
  expect(await readRow(id)).toMatchObject({ state: 'sent', attempts: 2, fault: null })
})

test('a message that is refused for seven days is dead, not sooner', async () => {
  const week = 7 * 86_400_000
  expect((await refuse('E_SENDER_NOT_VERIFIED', week - 60_000)).row?.state).toBe('pending')
  await clearLedger()
  expect((await refuse('E_SENDER_NOT_VERIFIED', week)).row).toMatchObject({
    state: 'dead',
    fault: 'E_SENDER_NOT_VERIFIED',
  })
})

test.each([['E_DELIVERY_FAILED'], ['E_INTERNAL_SERVER_ERROR'], ['E_SOMETHING_NEW'], ['']])(
  'after %j a mail may have gone out: the message is not sent again by itself',
  async (code) => {
    const failing = recordMails(() => serviceError(code))
    expect((await consume(batchOf([message]), failing.bindings)).done).toEqual(['m0'])
    const { mails, bindings } = recordMails()
    await consume(batchOf([message, { version: 1, id }]), bindings)
    expect(mails).toEqual([])
    expect(await readRow(id)).toMatchObject({ state: 'unknown', attempts: 1, fault: code })
  },
)

test('so too when the mail service does not answer in time', async () => {
  vi.useFakeTimers()
  const EMAIL = replaceMethods(env.EMAIL, { send: neverAnswer })
  expect((await consume(batchOf([message]), { EMAIL })).done).toEqual(['m0'])
  expect(await readRow(id)).toMatchObject({ state: 'unknown' })
})

test.each([
  ['throws', () => Promise.reject(new Error('the service is down'))],
  ['hangs', neverAnswer],
  ['answers null to a message', () => Promise.resolve(null)],
  ['answers nonsense', () => Promise.resolve({ state: 7 })],
])('nothing is mailed while the ledger %s: the message comes again', async (_, answer) => {
  vi.useFakeTimers()
  const { mails, bindings } = recordMails()
  const broken = { ...bindings, DB: replaceDatabase(answer) }
  expect((await consume(batchOf([message]), broken)).waits).toEqual({ m0: 30 })
  expect(mails).toEqual([])
  expect((await consume(batchOf([message]), bindings)).done).toEqual(['m0'])
  expect(mails).toHaveLength(1)
})

test('a mail whose settlement cannot be written is not sent again', async () => {
  const { mails, bindings } = recordMails()
  let broken: D1Database = env.DB
  const failing = {
    EMAIL: replaceMethods(bindings.EMAIL, {
      send: async (mail: EmailMessageBuilder) => {
        const result = await bindings.EMAIL.send(mail)
        broken = brokenDatabase
        return result
      },
    }),
    DB: replaceMethods(env.DB, { prepare: (text: string) => broken.prepare(text) }),
  }
  expect((await consume(batchOf([message]), failing)).done).toEqual(['m0'])
  expect((await consume(batchOf([message]), bindings)).done).toEqual(['m0'])
  expect(mails).toHaveLength(1)
  expect(await readRow(id)).toMatchObject({ state: 'sending' })
})

/** The database with updates that succeed without an answer, or fail, this many times. */
function slowUpdates(times: number, kind: 'lands' | 'fails'): D1Database {
  const counts = new Map<string, number>()
  const answer = async (sql: string, statement: D1PreparedStatement) => {
    const count = counts.get(sql) ?? 0
    counts.set(sql, count + 1)
    if (!sql.startsWith('UPDATE') || count >= times) return statement.first()
    if (kind === 'lands') await statement.first()
    throw new Error('no answer')
  }
  return replaceMethods(env.DB, {
    prepare: (sql: string) => ({
      bind: (...values: unknown[]) => {
        const statement = env.DB.prepare(sql).bind(...values)
        return replaceMethods(statement, { first: () => answer(sql, statement) })
      },
    }),
  })
}

test.each([
  ['lands', undefined, 'sent', 1],
  ['fails', undefined, 'sent', 1],
  ['lands', 'E_SENDER_NOT_VERIFIED', 'pending', 0],
  ['fails', 'E_SENDER_NOT_VERIFIED', 'pending', 0],
] as const)(
  'claim and settlement are repeated: a ledger that %s late and a mail service that says %s: %s',
  async (kind, code, state, count) => {
    const { mails, bindings } = recordMails(() => code && serviceError(code))
    const DB = slowUpdates(6, kind)
    expect((await consume(batchOf([message]), { ...bindings, DB })).done).toEqual(['m0'])
    expect(await readRow(id)).toMatchObject({ state, attempts: 1 })
    expect(mails).toHaveLength(count)
  },
)

test('tries of one call to the ledger wait twice as long each time', async () => {
  const waits: number[] = []
  const clock = { now: Date.now, wait: async (ms: number) => void waits.push(ms) }
  const { bindings } = recordMails()
  await addMessage(env.DB, message, 0)
  await consumeContactMessages(
    batchOf([{ version: 1, id }]),
    { ...env, ...bindings, DB: brokenDatabase },
    clock,
  )
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000])
})

test('the log of a failure holds nothing of the visitor', async () => {
  const { bindings } = recordMails(() => serviceError('E_X', `bad replyTo ${message.email}`))
  await consume(batchOf([message]), bindings)
  await consume(batchOf([makeMessage()]), { DB: brokenDatabase })
  expect(log.mock.calls).toHaveLength(2)
  expect(log.mock.calls.map(String).join()).not.toMatch(personalWords)
})

test.each([
  [1, 30],
  [2, 60],
  [3, 120],
  [7, 1920],
  [8, 3600],
  [100, 3600],
])('attempt %d is followed by a wait of %d s', (attempts, seconds) => {
  expect(retryDelaySeconds(attempts)).toBe(seconds)
})
