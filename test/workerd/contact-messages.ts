import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { expect, vi } from 'vitest'
import type { ContactMessage } from '#shared/contact.ts'
import type { Clock } from '../../src/contact/retry.ts'
import { askSite, replaceMethods } from './site.ts'

export const form = {
  name: 'Chaya Horowitz',
  email: 'chaya@example.com',
  phone: '+1 718 555 0199',
  message: 'A card for a siyum,\nplease.',
}

/** Personal words, which must not be in any log. */
export const personalWords = /Chaya|chaya@|718 555|siyum/

export function makeMessage(changes: Partial<ContactMessage> = {}): ContactMessage {
  const receivedAt = new Date().toISOString()
  return { version: 1, id: crypto.randomUUID(), receivedAt, ...form, ...changes }
}

let visitors = 0

/** Posts a form; default: each from a new address, with a site that is not busy. */
export function post(
  body: BodyInit,
  headers: Record<string, string> = {},
  bindings: Partial<Env> = {},
): Promise<Response> {
  visitors += 1
  const address = `2001:db8:${visitors.toString(16)}::1`
  return askSite(
    '/api/contact',
    {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': address, ...headers },
    },
    { CONTACT_SITE_LIMIT: limiter(true), ...bindings },
  )
}

export function limiter(success: boolean): RateLimit {
  return replaceMethods(env.CONTACT_SITE_LIMIT, { limit: async () => ({ success }) })
}

/** A queue that delivers nothing. */
export function recordQueue() {
  const queued: unknown[] = []
  const CONTACT_QUEUE = replaceMethods(env.CONTACT_QUEUE, {
    sendBatch: async (requests: readonly { body: unknown }[]) => {
      queued.push(...requests.map(({ body }) => body))
    },
  })
  return { queued, bindings: { CONTACT_QUEUE } }
}

export type Mail = Record<string, unknown>

/** Records the mails, and fails as `fail` says. */
export function recordMails(fail: (mail: Mail) => Error | undefined = () => undefined) {
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

/** A database with this answer to every statement. */
export function replaceDatabase(answer: () => Promise<unknown>): D1Database {
  const statement = { bind: () => statement, first: answer, all: answer, run: answer }
  return replaceMethods(env.DB, { prepare: () => statement })
}

export const brokenDatabase = replaceDatabase(() => Promise.reject(new Error('D1 is down')))

/**
 * A service that never answers. All running deadlines pass at once; for tests with fake timers.
 */
export function neverAnswer(): Promise<never> {
  queueMicrotask(() => vi.advanceTimersByTime(60_000))
  return new Promise(() => {})
}

interface Row {
  id: string
  state: string
  message: string | null
  received_at: string
  attempts: number
  due_at: number
  fault: string | null
  claim: string | null
}

export async function readLedger(): Promise<Row[]> {
  return (await env.DB.prepare('SELECT * FROM messages ORDER BY id').all<Row>()).results
}

export async function readRow(id: string): Promise<Row | null> {
  return env.DB.prepare('SELECT * FROM messages WHERE id = ?').bind(id).first<Row>()
}

export async function clearLedger(): Promise<void> {
  await env.DB.exec('DELETE FROM messages')
  await env.DB.exec('DELETE FROM digests')
}

export function batchOf(bodies: readonly unknown[], queue = 'mazel-contact', attempts = 1) {
  return createMessageBatch(
    queue,
    bodies.map((body, index) => ({
      id: `m${index}`,
      timestamp: new Date(),
      attempts,
      body,
    })),
  )
}

/** A clock whose waits end at once. */
export function clockAt(now: () => number = Date.now): Clock {
  return { now, wait: async () => {} }
}

type Consumer = (batch: MessageBatch, env: Env, clock: Clock) => Promise<void>

/** Consumes a batch: returns which messages are done, and the retry delay of the others, s. */
export async function consume(
  consumer: Consumer,
  batch: MessageBatch,
  bindings: Partial<Env> = {},
) {
  const waits: Record<string, number | undefined> = {}
  for (const message of batch.messages) {
    const retry = message.retry.bind(message)
    vi.spyOn(message, 'retry').mockImplementation((options) => {
      waits[message.id] = options?.delaySeconds
      retry(options)
    })
  }
  await consumer(batch, { ...env, ...bindings }, clockAt())
  const result = await getQueueResult(batch, createExecutionContext())
  expect(result.retryBatch.retry).toBe(false)
  expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(Object.keys(waits))
  return { done: result.explicitAcks.toSorted(), waits }
}
