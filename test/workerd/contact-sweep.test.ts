import { createExecutionContext, createScheduledController, env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { consumeDeadLetters } from '../../src/contact/consume.ts'
import { putAside } from '../../src/contact/keep-message.ts'
import {
  addMessage,
  claimMessage,
  graceMs,
  leaseMs,
  settleClaim,
} from '../../src/contact/ledger.ts'
import { sweepContactMessages } from '../../src/contact/sweep.ts'
import worker from '../../src/worker.ts'
import {
  batchOf,
  brokenDatabase,
  clearLedger,
  clockAt,
  consume,
  makeMessage,
  personalWords,
  readLedger,
  readRow,
  recordMails,
  recordQueue,
} from './contact-messages.ts'
import { breakDown, clearStorage } from './site.ts'

/** The time of these tests, which set their own clock. */
const sentAt = Date.parse('2026-11-21T20:00:00Z')
const receivedAt = '2026-11-21T18:00:00.000Z'
const dayMs = 86_400_000
const message = makeMessage({ id: '8c0ffee0-1111-4222-8333-444455556666', receivedAt })
const { id } = message

let log: MockInstance

beforeEach(async () => {
  await clearLedger()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(async () => {
  expect(log.mock.calls.map(String).join()).not.toMatch(personalWords)
  vi.restoreAllMocks()
  await clearStorage()
})

/** Messages that a sweep queues. */
async function sweep(now: number, bindings: Partial<Env> = {}): Promise<unknown[]> {
  const queue = recordQueue()
  const clock = clockAt(() => now)
  const services = { ...env, ...queue.bindings, ...recordMails().bindings, ...bindings }
  await sweepContactMessages(services, clock)
  return queue.queued
}

const claim = (token = 'one') => claimMessage(env.DB, { id, token, now: sentAt })

async function settleAsSent() {
  const claimed = await claim()
  if (claimed) await settleClaim(env.DB, claimed, { state: 'sent' })
}

const bury = (bodies: readonly unknown[], bindings?: Partial<Env>) =>
  consume(consumeDeadLetters, batchOf(bodies, 'mazel-contact-dead'), bindings)

test('a message that the queue lost is queued again once its time has passed, and later again', async () => {
  await addMessage(env.DB, message, sentAt)
  expect(await sweep(sentAt - 1)).toEqual([])
  expect(await sweep(sentAt)).toEqual([{ version: 1, id }])
  expect(await sweep(sentAt + 1)).toEqual([])
  expect(await sweep(sentAt + graceMs + 1)).toEqual([{ version: 1, id }])
})

test('while the queue is down nothing is lost: the sweep comes again', async () => {
  await addMessage(env.DB, message, sentAt)
  await sweep(sentAt, { CONTACT_QUEUE: breakDown(env.CONTACT_QUEUE) })
  expect(await sweep(sentAt + graceMs + 1)).toEqual([{ version: 1, id }])
})

test('a message whose consumer never came back is unknown and stays so', async () => {
  await addMessage(env.DB, message, sentAt)
  await claim()
  expect(await sweep(sentAt + leaseMs)).toEqual([])
  expect(await readRow(id)).toMatchObject({ state: 'sending' })
  expect(await sweep(sentAt + leaseMs + 1)).toEqual([])
  expect(await readRow(id)).toMatchObject({ state: 'unknown' })
  expect(await sweep(sentAt + dayMs)).toEqual([])
})

test('a late settlement counts, but not that of another claim', async () => {
  await addMessage(env.DB, message, sentAt)
  const claimed = await claim()
  if (!claimed) throw new Error('not claimed')
  await sweep(sentAt + leaseMs + 1)
  await settleClaim(env.DB, { ...claimed, token: 'two' }, { state: 'sent' })
  expect(await readRow(id)).toMatchObject({ state: 'unknown' })
  await settleClaim(env.DB, claimed, { state: 'sent' })
  expect(await readRow(id)).toMatchObject({ state: 'sent', fault: null })
})

test('a claim that is repeated is the same claim, and nobody else gets one', async () => {
  await addMessage(env.DB, message, sentAt)
  const claims = [await claim('one'), await claim('one'), await claim('two')]
  const same = { message, token: 'one', attempts: 1 }
  expect(claims).toEqual([same, same, undefined])
  await settleAsSent()
  expect(await claim('one')).toBeUndefined()
})

test('a message in the bucket comes into the ledger and the queue when the database is back', async () => {
  await putAside(env.CONTACT_BUCKET, message)
  await sweep(sentAt, { DB: brokenDatabase })
  expect((await env.CONTACT_BUCKET.list()).objects).toHaveLength(1)
  expect(await sweep(sentAt)).toEqual([{ version: 1, id }])
  expect((await env.CONTACT_BUCKET.list()).objects).toEqual([])
  expect(JSON.parse((await readRow(id))?.message ?? '')).toEqual(message)
})

test('what is in the bucket and was sent already is not queued', async () => {
  await addMessage(env.DB, message, sentAt)
  await settleAsSent()
  await putAside(env.CONTACT_BUCKET, message)
  expect(await sweep(sentAt + dayMs)).toEqual([])
  expect((await env.CONTACT_BUCKET.list()).objects).toEqual([])
})

test('what is no message stays in the bucket and hinders no other', async () => {
  await env.CONTACT_BUCKET.put('0.json', '{')
  await putAside(env.CONTACT_BUCKET, message)
  expect(await sweep(sentAt)).toEqual([{ version: 1, id }])
  expect((await env.CONTACT_BUCKET.list()).objects.map(({ key }) => key)).toEqual(['0.json'])
})

test('a bucket that is down does not keep the sweep from the rest', async () => {
  await addMessage(env.DB, message, sentAt)
  expect(await sweep(sentAt, { CONTACT_BUCKET: breakDown(env.CONTACT_BUCKET) })).toEqual([
    { version: 1, id },
  ])
})

test.each(['pending', 'sent', 'unknown', 'dead', 'held', 'closed'])(
  'what a visitor wrote is erased after the days of the configuration: %s',
  async (state) => {
    await addMessage(env.DB, message, sentAt * 2)
    await env.DB.prepare('UPDATE messages SET state = ?').bind(state).run()
    const received = Date.parse(message.receivedAt)
    await sweep(received + 7 * dayMs, { CONTACT_KEEP_DAYS: '7' })
    expect(await readRow(id)).toMatchObject({ state, message: expect.any(String) })
    await sweep(received + 7 * dayMs + 1, { CONTACT_KEEP_DAYS: '7' })
    const end = state === 'pending' ? 'dead' : state
    expect(await readRow(id)).toMatchObject({ state: end, message: null })
    await addMessage(env.DB, message, sentAt)
    expect(await sweep(sentAt + dayMs)).toEqual([])
  },
)

test.each([[''], ['0'], ['-1'], ['for ever']])('nothing is erased after %j days', async (days) => {
  await addMessage(env.DB, message, sentAt * 2)
  await sweep(sentAt + 1e6 * dayMs, { CONTACT_KEEP_DAYS: days })
  expect(await readRow(id)).toMatchObject({ message: expect.any(String) })
  expect(log.mock.calls.map(String).join()).toContain('CONTACT_KEEP_DAYS')
})

test('what the queue gives up waits in the ledger for the sweep, whole or by its id', async () => {
  const other = makeMessage({ receivedAt })
  await addMessage(env.DB, other, sentAt)
  const result = await bury([message, { version: 1, id: other.id }])
  expect(result.done).toEqual(['m0', 'm1'])
  expect((await readLedger()).map(({ state }) => state)).toEqual(['pending', 'pending'])
})

test('what was sent after all is not sent again', async () => {
  await addMessage(env.DB, message, sentAt)
  await settleAsSent()
  await bury([message])
  expect(await readRow(id)).toMatchObject({ state: 'sent' })
})

test('while the database is down a dead letter is put aside whole, its id is in the ledger', async () => {
  const result = await bury([message, { version: 1, id }], { DB: brokenDatabase })
  expect(result).toEqual({ done: ['m0', 'm1'], waits: {} })
  const kept = await env.CONTACT_BUCKET.get(`${id}.json`)
  expect(await kept?.json()).toEqual(message)
})

test('with the bucket down too the dead letter comes again', async () => {
  const bindings = { DB: brokenDatabase, CONTACT_BUCKET: breakDown(env.CONTACT_BUCKET) }
  expect(await bury([message], bindings)).toEqual({ done: [], waits: { m0: 30 } })
})

test('the worker looks after the dead letters, and sweeps when it is time', async () => {
  await worker.queue(batchOf([message], 'mazel-contact-dead'), env)
  expect(await readRow(id)).toMatchObject({ state: 'pending' })
  const other = makeMessage()
  await putAside(env.CONTACT_BUCKET, other)
  await worker.scheduled(createScheduledController(), env, createExecutionContext())
  expect(await readRow(other.id)).not.toBeNull()
})

/** Sweeps at an hour of 22 November; returns the mails that the house got. */
async function digestAt(hour: number, mail = recordMails()) {
  const now = Date.UTC(2026, 10, 22, 0, hour * 60)
  const bindings = { ...env, ...recordQueue().bindings, ...mail.bindings }
  await sweepContactMessages(
    bindings,
    clockAt(() => now),
  )
  return mail.mails
}

async function addInState(state: string, count = 1) {
  const ids: string[] = []
  for (let index = 0; index < count; index++) {
    const added = makeMessage({ receivedAt })
    await addMessage(env.DB, added, sentAt * 2)
    await env.DB.prepare('UPDATE messages SET state = ?1 WHERE id = ?2').bind(state, added.id).run()
    ids.push(added.id)
  }
  return ids.toSorted()
}

test('the house is told what waits by counts and ids, and by nothing that visitors wrote', async () => {
  const [unknown, dead, pending] = [
    await addInState('unknown'),
    await addInState('dead'),
    await addInState('pending'),
  ]
  const held = await addInState('held', 23)
  await addInState('sent')
  await addInState('closed')
  const mails = await digestAt(10)
  expect(mails).toEqual([
    {
      from: 'site@mazel.example',
      to: 'hello@mazel.example',
      subject: 'Contact messages are waiting (2026-11-22)',
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: expect.any(String),
    },
  ])
  const text = String(mails[0]?.text)
  expect(text).not.toMatch(personalWords)
  const parts = text.split('\n\n').map((part) => part.split('\n'))
  expect(parts.slice(1, 5)).toEqual([
    [expect.stringMatching(/^1 unknown: /), ...unknown.map((id) => `  ${id}`)],
    [expect.stringMatching(/^1 dead: /), ...dead.map((id) => `  ${id}`)],
    [
      expect.stringMatching(/^23 held: /),
      ...held.slice(0, 20).map((id) => `  ${id}`),
      '  and 3 more',
    ],
    [expect.stringMatching(/^1 pending: /), ...pending.map((id) => `  ${id}`)],
  ])
})

test('nothing is said when all is well, nor of what came within the hour', async () => {
  await addInState('sent')
  await addInState('closed')
  await addMessage(env.DB, makeMessage({ receivedAt: '2026-11-22T10:30:00.000Z' }), sentAt * 2)
  expect(await digestAt(11)).toEqual([])
  expect(await digestAt(12)).toHaveLength(1)
})

test('nothing is said of what has been erased', async () => {
  await addInState('dead')
  await env.DB.exec('UPDATE messages SET message = NULL')
  expect(await digestAt(12)).toEqual([])
})

test('the digest comes once a day, from its hour on, however often the sweep runs', async () => {
  await addInState('dead')
  const mail = recordMails()
  await digestAt(9, mail)
  expect(mail.mails).toEqual([])
  await Promise.all([digestAt(10, mail), digestAt(10, mail)])
  await digestAt(23, mail)
  expect(mail.mails).toHaveLength(1)
  await digestAt(24 + 9, mail)
  expect(mail.mails).toHaveLength(1)
  await digestAt(24 + 10, mail)
  expect(mail.mails).toHaveLength(2)
})

test('a digest that fails is sent by the next sweep, and the sweep goes on', async () => {
  await addInState('dead')
  const failing = recordMails(() => new Error('the service is down'))
  expect(await digestAt(10, failing)).toEqual([])
  expect(log.mock.calls.map(String).join()).toContain('sendDigest')
  expect(await digestAt(10 + 5 / 60)).toHaveLength(1)
  expect(await digestAt(10 + 10 / 60)).toEqual([])
})
