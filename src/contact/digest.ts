import * as v from 'valibot'
import { all, first } from './ledger.ts'
import { automatic, type ContactMail } from './mail.ts'
import { type Clock, retry } from './retry.ts'
import { sendMail } from './send-mail.ts'

/** Hour from which the digest of a day is sent, UTC: morning in New York, noon in Jerusalem. */
const digestHour = 10
/** A message sent within this time is not reported, ms. */
const usualWaitMs = 3_600_000
/** Longer than all deadlines of a digest, shorter than the time between two sweeps, ms. */
const leaseMs = 120_000
const maxIds = 20

/** What the house can do about messages, in the order of the digest. */
const meanings = {
  unknown: 'the mail service gave no answer; look whether the mail came',
  dead: 'the mail service refused them for a week',
  held: 'kept, but not mailed: they look like spam, or the site was busy',
  pending: 'not mailed yet; they are retried by themselves',
} as const

const waitingSchema = v.object({
  id: v.string(),
  state: v.picklist(['unknown', 'dead', 'held', 'pending']),
  /** Number of messages in this state. */
  count: v.number(),
})
type Waiting = v.InferOutput<typeof waitingSchema>

/**
 * Mails the house once a day which messages are waiting, if any. A digest that was refused, or
 * whose delivery is unknown, is sent again with the next sweep.
 *
 * @throws Error when the ledger does not answer
 */
export async function sendDigest(env: Env, clock: Clock): Promise<void> {
  const now = new Date(clock.now())
  if (now.getUTCHours() < digestHour) return
  const day = now.toISOString().slice(0, 10)
  const waiting = await readWaiting(env.DB, day, clock.now())
  if (waiting.length === 0 || !(await claimDay(env.DB, day, clock.now()))) return
  const failure = await sendMail(env, composeDigest(waiting, { day, env }))
  if (failure) throw new Error(`the digest was not mailed: ${failure.code} ${failure.reason}`)
  await retry(clock, () =>
    first(env.DB, 'UPDATE digests SET is_sent = 1 WHERE day = ? RETURNING day', [day]),
  )
}

/** The oldest waiting messages of each state; empty once the digest of the day is sent. */
async function readWaiting(database: D1Database, day: string, now: number): Promise<Waiting[]> {
  const rows = await all(
    database,
    `SELECT id, state, count FROM (
       SELECT id, state, received_at, count(*) OVER (PARTITION BY state) AS count,
         row_number() OVER (PARTITION BY state ORDER BY received_at, id) AS place
       FROM messages WHERE message IS NOT NULL
         AND (state IN ('unknown', 'dead', 'held') OR (state = 'pending' AND received_at < ?))
         AND NOT EXISTS (SELECT 1 FROM digests WHERE day = ? AND is_sent))
     WHERE place <= ? ORDER BY received_at, id`,
    [new Date(now - usualWaitMs).toISOString(), day, maxIds],
  )
  return v.parse(v.array(waitingSchema), rows)
}

/** Whether this sweep may send the digest of a day. */
async function claimDay(database: D1Database, day: string, now: number): Promise<boolean> {
  const row = await first(
    database,
    `INSERT INTO digests (day, due_at) VALUES (?1, ?2)
     ON CONFLICT (day) DO UPDATE SET due_at = ?2 WHERE is_sent = 0 AND due_at <= ?3
     RETURNING day`,
    [day, now + leaseMs, now],
  )
  return row !== null
}

function composeDigest(
  waiting: readonly Waiting[],
  { day, env }: { day: string; env: Env },
): ContactMail {
  const parts = Object.entries(meanings).flatMap(([state, meaning]) => {
    const some = waiting.filter((message) => message.state === state)
    const count = some[0]?.count ?? 0
    const more = count > some.length ? [`  and ${count - some.length} more`] : []
    return count === 0
      ? []
      : [`${count} ${state}: ${meaning}`, ...some.map(({ id }) => `  ${id}`), ...more, '']
  })
  return {
    from: env.CONTACT_FROM,
    to: env.CONTACT_TO,
    subject: `Contact messages are waiting (${day})`,
    text: ['Messages of the contact form that wait for you:', '', ...parts, commands].join('\n'),
    headers: automatic,
  }
}

const commands = `In the folder of the site:
  npm run messages -- list STATE --remote    lists those of a state
  npm run messages -- show ID --remote       shows one
  npm run messages -- retry ID --remote      mails it
  npm run messages -- close ID --remote      takes it off this list
`
