import { env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import {
  clearLedger,
  form,
  neverAnswer,
  personalWords,
  post,
  readRow,
  recordQueue,
  replaceDatabase,
} from './contact-messages.ts'
import { clearStorage, replaceMethods } from './site.ts'

/** Faults of a service in an outage. */
const faults = {
  throws: () => Promise.reject(new Error('the service is down')),
  hangs: neverAnswer,
  null: () => Promise.resolve(null),
  malformed: () => Promise.resolve({ id: 'another', key: 'another' }),
}
type Fault = keyof typeof faults
const faultNames = ['throws', 'hangs', 'null', 'malformed'] as const
/** A queue returns nothing, so its answer cannot be wrong. */
const queueFaultNames = ['throws', 'hangs'] as const

const failing = {
  DB: (fault: Fault) => ({ DB: replaceDatabase(faults[fault]) }),
  CONTACT_QUEUE: (fault: Fault) => ({
    CONTACT_QUEUE: replaceMethods(env.CONTACT_QUEUE, { sendBatch: faults[fault] }),
  }),
  CONTACT_BUCKET: (fault: Fault) => ({
    CONTACT_BUCKET: replaceMethods(env.CONTACT_BUCKET, { put: faults[fault] }),
  }),
}

const id = '8c0ffee0-1111-4222-8333-444455556666'
const body = JSON.stringify({ ...form, id })
const whole = expect.objectContaining({ version: 1, id, ...form })

let log: MockInstance

beforeEach(async () => {
  await clearLedger()
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(async () => {
  expect(log.mock.calls.map(String).join()).not.toMatch(personalWords)
  vi.useRealTimers()
  vi.restoreAllMocks()
  await clearStorage()
})

test.each(faultNames)('a database that %s: the queue has the whole message', async (fault) => {
  const { queued, bindings } = recordQueue()
  const response = await post(body, {}, { ...bindings, ...failing.DB(fault) })
  expect(response.status).toBe(202)
  expect(queued).toEqual([whole])
  expect(await env.CONTACT_BUCKET.list()).toMatchObject({ objects: [] })
})

test.each(faultNames.flatMap((db) => queueFaultNames.map((queue) => [db, queue] as const)))(
  'a database that %s and a queue that %s: a bucket that holds no pictures has the message',
  async (db, queue) => {
    const bindings = { ...failing.DB(db), ...failing.CONTACT_QUEUE(queue) }
    const response = await post(body, {}, bindings)
    expect(response.status).toBe(202)
    const kept = await env.CONTACT_BUCKET.get(`${id}.json`)
    expect(await kept?.json()).toEqual(whole)
    expect(await env.MEDIA.list()).toMatchObject({ objects: [] })
  },
)

test.each(
  faultNames.flatMap((db) =>
    queueFaultNames.flatMap((queue) => faultNames.map((bucket) => [db, queue, bucket] as const)),
  ),
)('nowhere: database %s, queue %s, bucket %s: 503, never a 2xx', async (db, queue, bucket) => {
  const bindings = {
    ...failing.DB(db),
    ...failing.CONTACT_QUEUE(queue),
    ...failing.CONTACT_BUCKET(bucket),
  }
  const response = await post(body, {}, bindings)
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('30')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ message: expect.stringContaining('try again') })
})

test.each(queueFaultNames)('a queue that %s alone is no matter: the sweep comes', async (fault) => {
  const response = await post(body, {}, failing.CONTACT_QUEUE(fault))
  expect(response.status).toBe(202)
  expect(await readRow(id)).toMatchObject({ state: 'pending' })
})
