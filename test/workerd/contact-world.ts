import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { consumeContactMessages, consumeDeadLetters } from '../../src/contact/consume.ts'
import { sweepContactMessages } from '../../src/contact/sweep.ts'
import { batchOf, clockAt, form, limiter, readLedger } from './contact-messages.ts'
import { replaceMethods } from './site.ts'

/**
 * Outcome of a call to a service: it works, it fails, it works but reports a failure, it refuses a
 * mail permanently, or the worker ends before or after the call.
 */
export const callFaults = ['ok', 'fails', 'lands', 'refuses', 'ends-before', 'ends-after'] as const
export type CallFault = (typeof callFaults)[number]

/** Fewer than in wrangler.toml, so that messages reach a final state. */
const maxAttempts = 3

interface Queued {
  body: { id: string }
  attempts: number
  visibleAt: number
}

interface Mailed {
  headers: Record<string, string>
}

const app = createApp()

/**
 * The worker with the real database and bucket, and a queue, a mail service and a clock that the
 * test controls. One run of the worker meets one list of faults, one for each call, and then no
 * more.
 */
export class ContactWorld {
  now = Date.now()
  readonly accepted = new Set<string>()
  readonly mailed = new Map<string, number>()
  /** When the mail service last refused each message. */
  readonly refusedAt = new Map<string, number>()
  /** Messages to which the mail service gave no answer. */
  readonly swallowed = new Set<string>()
  /** Messages whose worker ended while it held them, so no answer could reach it. */
  readonly abandoned = new Set<string>()
  faults = 0
  private readonly clock = clockAt(() => this.now)
  private queue: Queued[] = []
  private dead: Queued[] = []

  /** A visitor who resends a message, under its id, until the answer says that it was accepted. */
  async submit(attempts: readonly (readonly CallFault[])[]): Promise<void> {
    const id = crypto.randomUUID()
    vi.setSystemTime(this.now)
    const init = {
      method: 'POST',
      body: JSON.stringify({ ...form, id, elapsedMs: 40_000 }),
      headers: { 'Content-Type': 'application/json' },
    }
    for (const faults of attempts) {
      if (this.accepted.has(id)) return
      const status = await this.run(faults, async (bindings) => {
        const context = createExecutionContext()
        const { status } = await app.request('/api/contact', init, bindings, context)
        // The visitor has the answer, whatever the worker does afterwards.
        if (status === 202) this.accepted.add(id)
        await waitOnExecutionContext(context)
        return status
      })
      if (status !== undefined && status !== 202 && status !== 503) {
        throw new Error(`the call answered ${status}`)
      }
    }
  }

  /** @param keepsOne the queue redelivers one of them although it was acknowledged */
  async deliver(count: number, faults: readonly CallFault[], keepsOne = false): Promise<void> {
    await this.consume('queue', count, faults, keepsOne)
  }

  async bury(count: number, faults: readonly CallFault[]): Promise<void> {
    await this.consume('dead', count, faults, false)
  }

  async sweep(faults: readonly CallFault[]): Promise<void> {
    await this.run(faults, (bindings) => sweepContactMessages(bindings, this.clock))
  }

  /** The mail service refuses everything. */
  async refuseMails(days: number): Promise<void> {
    for (let day = 0; day < days; day++) {
      this.now += 86_400_000
      await this.sweep([])
      await this.deliver(10, Array(10).fill('refuses'))
    }
  }

  /** The queue loses the id of a message that is in the ledger. */
  forget(): void {
    const index = this.queue.findIndex(({ body }) => !('message' in body))
    if (index >= 0) this.queue.splice(index, 1)
  }

  /** Lets everything reach a final state, without faults from now on. */
  async heal(): Promise<void> {
    for (let hours = 0; hours < 6; hours++) {
      this.now += 3_600_000
      await this.sweep([])
      while (this.queue.some(({ visibleAt }) => visibleAt <= this.now)) await this.deliver(10, [])
      while (this.dead.length > 0) await this.bury(10, [])
    }
  }

  private async consume(
    from: 'queue' | 'dead',
    count: number,
    faults: readonly CallFault[],
    keepsOne: boolean,
  ): Promise<void> {
    const taken = this[from].filter(({ visibleAt }) => visibleAt <= this.now).slice(0, count)
    if (taken.length === 0) return
    this[from] = this[from].filter((message) => !taken.includes(message))
    const again = new Map<string, number>(taken.map((_, index) => [`m${index}`, 0]))
    const attempts = taken[0]?.attempts ?? 1
    const batch = batchOf(
      taken.map(({ body }) => body),
      from,
      attempts,
    )
    for (const message of batch.messages) {
      message.ack = () => again.delete(message.id)
      message.retry = (options) => again.set(message.id, options?.delaySeconds ?? 0)
    }
    const consumer = from === 'queue' ? consumeContactMessages : consumeDeadLetters
    const whole = await this.run(faults, async (bindings) => {
      await consumer(batch, bindings, this.clock)
      return true
    })
    if (!whole) await this.abandon()
    taken.forEach((message, index) => {
      const delaySeconds = again.get(`m${index}`)
      if (keepsOne && index === 0) this.queue.push({ ...message, visibleAt: this.now })
      // A worker that ended early has acknowledged nothing.
      else if (!whole) this.requeue(from, message, 0)
      else if (delaySeconds !== undefined) this.requeue(from, message, delaySeconds)
    })
  }

  /** Messages in the state `sending` while no worker runs. */
  private async abandon(): Promise<void> {
    for (const { id, state } of await readLedger()) {
      if (state === 'sending') this.abandoned.add(id)
    }
  }

  private requeue(from: 'queue' | 'dead', message: Queued, delaySeconds: number): void {
    const attempts = message.attempts + 1
    const visibleAt = this.now + delaySeconds * 1000
    const isDead = from === 'dead' || attempts > maxAttempts
    this[isDead ? 'dead' : 'queue'].push({ ...message, attempts, visibleAt })
  }

  /** Runs the worker to its end. If a fault ends it early, the result is `undefined`. */
  private async run<Result>(
    faults: readonly CallFault[],
    work: (bindings: Env) => Promise<Result>,
  ): Promise<Result | undefined> {
    const { promise: end, resolve } = Promise.withResolvers<undefined>()
    const calls: Promise<unknown>[] = []
    const rest = [...faults]
    let hasEnded = false
    const keep = <Answer>(made: Promise<Answer>) => {
      calls.push(made)
      return made
    }
    const call: Call = async (make, mailId) => {
      if (hasEnded) return new Promise(() => {})
      const next = rest.shift() ?? 'ok'
      const fault = next === 'refuses' && mailId === undefined ? 'ok' : next
      if (fault === 'ok') return keep(make())
      this.faults += 1
      if (fault === 'refuses') {
        this.refusedAt.set(mailId ?? '', this.now)
        throw serviceError('E_SENDER_NOT_VERIFIED')
      }
      if (mailId) this.swallowed.add(mailId)
      if (fault === 'fails') throw new Error('the service is down')
      if (fault !== 'ends-before') await keep(make())
      if (fault === 'lands') throw new Error('the answer was lost')
      hasEnded = true
      resolve(undefined)
      return new Promise(() => {})
    }
    const result = await Promise.race([work(this.bindings(call)), end])
    await Promise.allSettled(calls)
    return result
  }

  private bindings(call: Call): Env {
    const open = limiter(true)
    const bucket = env.CONTACT_BUCKET
    return {
      ...env,
      CONTACT_LIMIT: open,
      CONTACT_NETWORK_LIMIT: open,
      CONTACT_SITE_LIMIT: open,
      DB: faultyDatabase(call),
      CONTACT_BUCKET: replaceMethods(bucket, {
        put: (key: string, text: string) => call(() => bucket.put(key, text)),
        get: (key: string) => call(() => bucket.get(key)),
        list: (options: R2ListOptions) => call(() => bucket.list(options)),
        delete: (key: string) => call(() => bucket.delete(key)),
      }),
      CONTACT_QUEUE: replaceMethods(env.CONTACT_QUEUE, {
        sendBatch: (requests: readonly { body: { id: string } }[]) =>
          call(async () => {
            for (const { body } of requests) {
              this.queue.push({ body, attempts: 1, visibleAt: this.now })
            }
          }),
      }),
      EMAIL: replaceMethods(env.EMAIL, {
        send: ({ headers }: Mailed) => {
          // A digest has none.
          const id = headers['X-Contact-Id'] ?? ''
          return call(async () => {
            if (id) this.mailed.set(id, (this.mailed.get(id) ?? 0) + 1)
            return { messageId: id }
          }, id)
        },
      }),
    }
  }
}

/** @param mailId of the message that this call mails, if any */
type Call = <Answer>(make: () => Promise<Answer>, mailId?: string) => Promise<Answer>

function faultyDatabase(call: Call): D1Database {
  return replaceMethods(env.DB, {
    prepare: (text: string) => {
      const statement = env.DB.prepare(text)
      return replaceMethods(statement, {
        bind: (...values: unknown[]) => {
          const bound = statement.bind(...values)
          return replaceMethods(bound, {
            first: () => call(() => bound.first()),
            all: () => call(() => bound.all()),
          })
        },
      })
    },
  })
}

function serviceError(code: string): Error {
  return Object.assign(new Error('refused'), { code })
}
