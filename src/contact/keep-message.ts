import type { ContactMessage } from '#shared/contact.ts'
import { logError } from '../log/log.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { addMessage, graceMs } from './ledger.ts'

const deadlineMs = 2000

/**
 * Stores a message where it outlives this worker: in the ledger, else whole in the queue, else in
 * the bucket. A place that timed out may have stored it too; the id identifies duplicates.
 *
 * @returns the place that confirmed it, if any
 */
export async function keepMessage(env: Env, message: ContactMessage, now: number) {
  const places = {
    ledger: () => addMessage(env.DB, message, now + graceMs),
    queue: () => queueMessages(env, [message]),
    bucket: () => putAside(env.CONTACT_BUCKET, message),
  }
  for (const place of ['ledger', 'queue', 'bucket'] as const) {
    try {
      await places[place]()
      return place
    } catch (error) {
      logError(`contact message ${message.id} is not in the ${place}`, error)
    }
  }
  return undefined
}

/** Queues whole messages, or the ids of messages in the ledger. */
export async function queueMessages(
  env: Env,
  bodies: readonly (ContactMessage | { version: 1; id: string })[],
): Promise<void> {
  const requests = bodies.map((body) => ({ body }))
  await withinDeadline(deadlineMs, env.CONTACT_QUEUE.sendBatch(requests))
}

/**
 * Puts a message into the bucket, as `{id}.json`.
 *
 * @throws Error unless the bucket has confirmed it
 */
export async function putAside(bucket: R2Bucket, message: ContactMessage): Promise<void> {
  const key = `${message.id}.json`
  const object = await withinDeadline(deadlineMs, bucket.put(key, JSON.stringify(message)))
  if (object?.key !== key) throw new Error('the bucket did not confirm')
}
