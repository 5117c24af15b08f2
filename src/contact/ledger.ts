import * as v from 'valibot'
import { type ContactMessage, contactMessageSchema } from '#shared/contact.ts'
import { withinDeadline } from '../catalog/within-deadline.ts'

/*
 * The table `messages` knows what became of each message; nothing is mailed that does not stand in it.
 *
 *   pending -> sending   claimed, by one consumer alone
 *   sending -> sent      the mail service took it
 *   sending -> pending   it certainly did not; tried again after a while
 *   sending -> unknown   it may have: the answer never came, or the consumer ended. Never sent again
 *                        by itself
 *   pending -> dead      tried in vain for too long, or held
 */

/** A consumer that has not come back by then never will: longer than all its deadlines, ms. */
export const LEASE_MS = 300_000
/** How long after its time a message is left to the queue before it counts as stuck, ms. */
export const GRACE_MS = 600_000

const DEADLINE_MS = 2000
/** What one sweep takes up; a batch of the queue holds as many. */
const MAX_STUCK = 100

/** A message that is this consumer's to mail. */
export interface Claim {
  message: ContactMessage
  /** Tells this claim from earlier and later ones of the message. */
  attempts: number
}

/** What became of a claim. */
export type Settlement =
  | { state: 'sent' }
  | { state: 'unknown'; fault: string }
  | { state: 'pending'; fault: string; dueAt: number }

/**
 * Writes a message down, unless it is there already.
 *
 * @param dueAt when it counts as stuck, milliseconds since the epoch
 * @throws Error unless the database has confirmed it
 */
export async function addMessage(
  database: D1Database,
  message: ContactMessage,
  dueAt: number,
): Promise<void> {
  const { id, receivedAt, held } = message
  // An update that changes nothing, since only what is written is returned.
  const added = await first(
    database,
    `INSERT INTO messages (id, state, message, received_at, due_at, fault)
     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET id = id RETURNING id`,
    [
      id,
      held ? 'dead' : 'pending',
      JSON.stringify(message),
      receivedAt,
      dueAt,
      held ? 'held' : null,
    ],
  )
  if (!v.is(v.object({ id: v.literal(id) }), added)) throw new Error('the ledger did not confirm')
}

const claimSchema = v.object({
  message: v.pipe(v.string(), v.parseJson(), contactMessageSchema),
  attempts: v.number(),
})

/** Takes a pending message; nothing when it is not, or no longer, to be mailed. */
export async function claimMessage(
  database: D1Database,
  id: string,
  now: number,
): Promise<Claim | undefined> {
  const row = await first(
    database,
    `UPDATE messages SET state = 'sending', attempts = attempts + 1, due_at = ?
     WHERE id = ? AND state = 'pending' RETURNING message, attempts`,
    [now + LEASE_MS, id],
  )
  return row === null ? undefined : v.parse(claimSchema, row)
}

/** A late word on a claim whose lease ran out still counts, but not once there is another claim. */
export async function settleClaim(
  database: D1Database,
  { message, attempts }: Claim,
  settlement: Settlement,
): Promise<void> {
  const { state, fault, dueAt } = { fault: null, dueAt: 0, ...settlement }
  await first(
    database,
    `UPDATE messages SET state = ?, fault = ?, due_at = ?
     WHERE id = ? AND attempts = ? AND state IN ('sending', 'unknown')`,
    [state, fault, dueAt, message.id, attempts],
  )
}

/** Gives up a message that is still pending. */
export async function buryMessage(database: D1Database, id: string): Promise<void> {
  await first(
    database,
    `UPDATE messages SET state = 'dead', fault = coalesce(fault, 'the queue gave up')
     WHERE id = ? AND state = 'pending'`,
    [id],
  )
}

/** Messages whose consumer never came back may have been mailed. Returns their ids. */
export function endLeases(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET state = 'unknown', fault = 'the consumer did not come back'
     WHERE state = 'sending' AND due_at < ? RETURNING id`,
    [now],
  )
}

/** Pending messages that the queue has lost; each is due again after a while. */
export function takeStuck(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET due_at = ? WHERE id IN
     (SELECT id FROM messages WHERE state = 'pending' AND due_at < ? ORDER BY due_at LIMIT ?)
     RETURNING id`,
    [now + GRACE_MS, now, MAX_STUCK],
  )
}

/** Forgets what visitors wrote before a time, but not that they did. */
export function eraseMessages(database: D1Database, before: Date): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET message = NULL, state = iif(state = 'pending', 'dead', state)
     WHERE message IS NOT NULL AND state <> 'sending' AND received_at < ? RETURNING id`,
    [before.toISOString()],
  )
}

type Value = string | number | null

async function first(database: D1Database, statement: string, values: Value[]): Promise<unknown> {
  return withinDeadline(
    DEADLINE_MS,
    database
      .prepare(statement)
      .bind(...values)
      .first(),
  )
}

const idsSchema = v.object({ results: v.array(v.object({ id: v.string() })) })

async function ids(database: D1Database, statement: string, values: Value[]): Promise<string[]> {
  const rows: unknown = await withinDeadline(
    DEADLINE_MS,
    database
      .prepare(statement)
      .bind(...values)
      .all(),
  )
  return v.parse(idsSchema, rows).results.map(({ id }) => id)
}
