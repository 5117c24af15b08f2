import * as v from 'valibot'
import { type ContactMessage, contactMessageSchema } from '#shared/contact.ts'
import { withinDeadline } from '../catalog/within-deadline.ts'
import { BUCKET_PREFIX, queueMessages } from './keep-message.ts'
import { addMessage, endLeases, eraseMessages, takeStuck } from './ledger.ts'

const DEADLINE_MS = 2000
const DAY_MS = 86_400_000

/** Looks after messages that got stuck, wherever they are, and erases old ones. */
export async function sweepContactMessages(env: Env, now = Date.now()): Promise<void> {
  // One after the other: what comes out of the bucket is queued at once.
  const steps = [fetchBack, flagLost, queueStuck, eraseOld]
  for (const step of steps) {
    try {
      await step(env, now)
    } catch (error) {
      console.error(`the sweep of contact messages broke off at ${step.name}:`, error)
    }
  }
}

/** Out of the bucket only what the ledger has. */
async function fetchBack(env: Env, now: number): Promise<void> {
  const list = env.MEDIA.list({ prefix: BUCKET_PREFIX, limit: 100 })
  const { objects } = await withinDeadline(DEADLINE_MS, list)
  for (const { key } of objects) {
    const message = await readAside(env.MEDIA, key)
    if (!message) {
      console.error(`${key} in the bucket is no contact message`)
      continue
    }
    await addMessage(env.DB, message, now)
    await withinDeadline(DEADLINE_MS, env.MEDIA.delete(key))
  }
}

async function readAside(bucket: R2Bucket, key: string): Promise<ContactMessage | undefined> {
  const read = async () => (await bucket.get(key))?.text()
  const text: unknown = await withinDeadline(DEADLINE_MS, read())
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), contactMessageSchema), text)
  return parsed.success ? parsed.output : undefined
}

async function flagLost(env: Env, now: number): Promise<void> {
  for (const id of await endLeases(env.DB, now)) {
    console.error(`contact message ${id} may or may not have been mailed`)
  }
}

async function queueStuck(env: Env, now: number): Promise<void> {
  // In the same millisecond is stuck enough for what has just come out of the bucket.
  const ids = await takeStuck(env.DB, now + 1)
  if (ids.length > 0)
    await queueMessages(
      env,
      ids.map((id) => ({ version: 1, id })),
    )
}

async function eraseOld(env: Env, now: number): Promise<void> {
  const days = Number(env.CONTACT_KEEP_DAYS)
  if (!(days > 0)) throw new RangeError(`CONTACT_KEEP_DAYS is no number of days: ${days}`)
  await eraseMessages(env.DB, new Date(now - days * DAY_MS))
}
