import * as v from 'valibot'
import { type ContactMessage, contactMessageSchema } from '#shared/contact.ts'
import { logError } from '../log/log.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { sendDigest } from './digest.ts'
import { queueMessages } from './keep-message.ts'
import { addMessage, endLeases, eraseMessages, takeDue } from './ledger.ts'
import { type Clock, systemClock } from './retry.ts'

const deadlineMs = 2000
const dayMs = 86_400_000

/** Processes waiting messages in all places, erases old ones and sends the digest. */
export async function sweepContactMessages(env: Env, clock: Clock = systemClock): Promise<void> {
  // In sequence: messages from the bucket are queued in the same sweep.
  const steps = [fetchBack, flagLost, queueDue, eraseOld, sendDigest]
  for (const step of steps) {
    try {
      await step(env, clock)
    } catch (error) {
      logError(`the sweep of contact messages broke off at ${step.name}`, error)
    }
  }
}

/** Removes from the bucket only messages that are in the ledger. */
async function fetchBack(env: Env, clock: Clock): Promise<void> {
  const list = env.CONTACT_BUCKET.list({ limit: 100 })
  const { objects } = await withinDeadline(deadlineMs, list)
  for (const { key } of objects) {
    const message = await readAside(env.CONTACT_BUCKET, key)
    if (!message) {
      logError(`${key} in the bucket is no contact message`)
      continue
    }
    await addMessage(env.DB, message, clock.now())
    await withinDeadline(deadlineMs, env.CONTACT_BUCKET.delete(key))
  }
}

async function readAside(bucket: R2Bucket, key: string): Promise<ContactMessage | undefined> {
  const read = async () => (await bucket.get(key))?.text()
  const text: unknown = await withinDeadline(deadlineMs, read())
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), contactMessageSchema), text)
  return parsed.success ? parsed.output : undefined
}

async function flagLost(env: Env, clock: Clock): Promise<void> {
  for (const id of await endLeases(env.DB, clock.now())) {
    logError(`contact message ${id} may or may not have been mailed`)
  }
}

async function queueDue(env: Env, clock: Clock): Promise<void> {
  // Messages just moved out of the bucket are due in the current millisecond.
  const ids = await takeDue(env.DB, clock.now() + 1)
  if (ids.length > 0)
    await queueMessages(
      env,
      ids.map((id) => ({ version: 1, id })),
    )
}

async function eraseOld(env: Env, clock: Clock): Promise<void> {
  const days = Number(env.CONTACT_KEEP_DAYS)
  if (!(days > 0)) throw new RangeError(`CONTACT_KEEP_DAYS is no number of days: ${days}`)
  await eraseMessages(env.DB, new Date(clock.now() - days * dayMs))
}
