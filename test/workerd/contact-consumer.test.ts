import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { consumeContactMessages, retryDelaySeconds } from '../../src/contact/consume.ts'
import worker from '../../src/worker.ts'
import { replaceMethods } from './site.ts'

const message = {
  version: 1,
  id: '8c0ffee0-1111-4222-8333-444455556666',
  receivedAt: '2026-11-21T18:00:00.000Z',
  name: 'Chaya Horowitz',
  email: 'chaya@example.com',
  phone: '+1 718 555 0199',
  message: 'A card for a siyum,\nplease.',
}

let log: MockInstance

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

function batchOf(...bodies: unknown[]) {
  return createMessageBatch(
    'mazel-contact',
    bodies.map((body, index) => ({
      id: `m${index}`,
      timestamp: new Date('2026-11-21T18:00:01Z'),
      attempts: 1,
      body,
    })),
  )
}

/** Consumes a batch: which messages are done with, and how long the others wait, s. */
async function consume(batch: MessageBatch, bindings: Partial<Env> = {}) {
  const waits: Record<string, number | undefined> = {}
  for (const message of batch.messages) {
    const retry = message.retry.bind(message)
    vi.spyOn(message, 'retry').mockImplementation((options) => {
      waits[message.id] = options?.delaySeconds
      retry(options)
    })
  }
  await consumeContactMessages(batch, { ...env, ...bindings })
  const result = await getQueueResult(batch, createExecutionContext())
  expect(result.retryBatch.retry).toBe(false)
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(Object.keys(waits))
  return { done: result.explicitAcks.toSorted(), waits }
}

type Mail = Record<string, unknown>

/** Takes the mails down, and fails as told. */
function recordMails(fail: (mail: Mail) => Error | undefined = () => undefined) {
  const mails: Mail[] = []
  const EMAIL = replaceMethods(env.EMAIL, {
    send: async (mail: Mail) => {
      const error = fail(mail)
      if (error) throw error
      mails.push(mail)
      return { messageId: 'made by the service' }
    },
  })
  return { mails, bindings: { EMAIL } }
}

function serviceError(code: string, text = 'refused'): Error {
  return Object.assign(new Error(text), { code })
}

test('a message becomes a mail with the visitor as the address to reply to', async () => {
  const { mails, bindings } = recordMails()
  const result = await consume(batchOf(message), bindings)
  expect(result.done).toEqual(['m0'])
  expect(mails).toEqual([
    {
      from: 'site@mazel.example',
      to: 'hello@mazel.example',
      replyTo: 'chaya@example.com',
      subject: 'Message from the contact form (8c0ffee0)',
      headers: {
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

test('the real mail binding takes the mail', async () => {
  const result = await consume(batchOf(message))
  expect(result.done).toEqual(['m0'])
  expect(log).not.toHaveBeenCalled()
})

test('the real mail binding refuses another recipient: the message is kept for later', async () => {
  const result = await consume(batchOf(message), { CONTACT_TO: 'stranger@example.com' })
  expect(result.done).toEqual([])
  expect(result.waits).toEqual({ m0: 30 })
})

test('the worker’s queue handler is the consumer', async () => {
  const batch = batchOf(message)
  const context = createExecutionContext()
  await worker.queue(batch, env)
  expect((await getQueueResult(batch, context)).explicitAcks).toEqual(['m0'])
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
  await consume(batchOf({ ...message, email }), bindings)
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
  const result = await consume(batchOf({ ...message, [part]: value }), bindings)
  expect(result.done).toEqual(['m0'])
  expect(mails).toEqual([])
  expect(log.mock.calls).toEqual([[`queue message m0 is no contact message: ${part}`]])
})

test.each([[null], ['text'], [7], [[]], [{}]])('the queue body %j is dropped', async (body) => {
  const { mails, bindings } = recordMails()
  expect((await consume(batchOf(body), bindings)).done).toEqual(['m0'])
  expect(mails).toEqual([])
})

test('a failure is retried by itself: its batch-mates are mailed once', async () => {
  const { mails, bindings } = recordMails(({ text }) =>
    String(text).includes('second') ? serviceError('E_INTERNAL_SERVER_ERROR') : undefined,
  )
  const bodies = ['first', 'second', 'third'].map((text) => ({ ...message, message: text }))
  const result = await consume(batchOf(...bodies), bindings)
  expect(result.done).toEqual(['m0', 'm2'])
  expect(result.waits).toEqual({ m1: 30 })
  expect(mails).toHaveLength(2)
})

test.each([
  ['E_SENDER_NOT_VERIFIED', 30],
  ['E_VALIDATION_ERROR', 30],
  ['E_RATE_LIMIT_EXCEEDED', 3600],
  ['E_DAILY_LIMIT_EXCEEDED', 3600],
])('after %s the message waits %d s, on its way to the dead letters at most', async (code, s) => {
  const { bindings } = recordMails(() => serviceError(code))
  const result = await consume(batchOf(message), bindings)
  expect(result.waits).toEqual({ m0: s })
  expect(String(log.mock.calls[0])).toContain(code)
})

test('the log of a failure holds nothing of the visitor', async () => {
  const { bindings } = recordMails(() => serviceError('E_X', `bad replyTo ${message.email}`))
  await consume(batchOf(message), bindings)
  expect(log.mock.calls.map(String).join()).not.toMatch(/Chaya|chaya@|718|siyum/)
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
