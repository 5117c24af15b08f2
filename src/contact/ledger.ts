import * as v from 'valibot'
import { type ContactMessage, contactMessageSchema } from '#shared/contact.ts'
import { withinDeadline } from '../services/within-deadline.ts'

/*
 * The table `messages` knows what became of each message; nothing is mailed that does not stand in it.
 *
 *   pending -> sending   claimed, by one consumer alone
 *   sending -> sent      the mail service took it
 *   sending -> pending   the mail service refused it; retried after a while
 *   sending -> dead      the mail service refused it for a week
 *   sending -> unknown   the mail service gave no answer, or the consumer ended before it came. Never
 *                        retried by itself
 *   held                 kept, but not mailed before the house says so
 *   closed               the house needs it no more
 *
 * A claim has a random token. With it claim and settlement can be repeated: a write that succeeded
 * without an answer is found again, and nobody else's claim is touched.
 */

/** A consumer that has not come back by then never will: longer than all its deadlines, ms. */
export const LEASE_MS = 300_000
/** How long a message is left to the queue before the sweep queues it again, ms. */
export const GRACE_MS = 600_000

const DEADLINE_MS = 2000
/** What one sweep takes up; a batch of the queue holds as many. */
const MAX_DUE = 100

/** A message that is this consumer's to mail. */
export interface Claim {
  message: ContactMessage
  token: string
  /** How often the message has been claimed, from 1. */
  attempts: number
}

/** What became of a claim. */
export type Settlement =
  | { state: 'sent' }
  | { state: 'unknown' | 'dead'; fault: string }
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
      held ? 'held' : 'pending',
      JSON.stringify(message),
      receivedAt,
      dueAt,
      held === true ? 'trapped' : (held ?? null),
    ],
  )
  if (!v.is(v.object({ id: v.literal(id) }), added)) throw new Error('the ledger did not confirm')
}

const claimSchema = v.object({
  message: v.pipe(v.string(), v.parseJson(), contactMessageSchema),
  attempts: v.number(),
})

/**
 * Takes a pending message; nothing when it is not, or no longer, to be mailed.
 *
 * @param token random; the same one again gives the same claim
 */
export async function claimMessage(
  database: D1Database,
  { id, token, now }: { id: string; token: string; now: number },
): Promise<Claim | undefined> {
  const row = await first(
    database,
    `UPDATE messages SET state = 'sending', due_at = ?1, claim = ?2,
       attempts = attempts + (claim IS NOT ?2)
     WHERE id = ?3 AND (state = 'pending' OR (state = 'sending' AND claim = ?2))
     RETURNING message, attempts`,
    [now + LEASE_MS, token, id],
  )
  return row === null ? undefined : { token, ...v.parse(claimSchema, row) }
}

/** Also after the lease has ended, but not once there is another claim. Can be repeated. */
export async function settleClaim(
  database: D1Database,
  { message, token }: Claim,
  settlement: Settlement,
): Promise<void> {
  const { state, fault, dueAt } = { fault: null, dueAt: 0, ...settlement }
  await first(
    database,
    `UPDATE messages SET state = ?, fault = ?, due_at = ?
     WHERE id = ? AND claim = ? AND state IN ('sending', 'unknown')`,
    [state, fault, dueAt, message.id, token],
  )
}

/** Ends the claims of consumers that never came back: their messages may have been mailed. Returns the ids. */
export function endLeases(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET state = 'unknown', fault = 'the consumer did not come back'
     WHERE state = 'sending' AND due_at < ? RETURNING id`,
    [now],
  )
}

/** Pending messages whose time has come; each is due again after a while, in case the queue loses it. */
export function takeDue(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET due_at = ? WHERE id IN
     (SELECT id FROM messages WHERE state = 'pending' AND due_at < ? ORDER BY due_at LIMIT ?)
     RETURNING id`,
    [now + GRACE_MS, now, MAX_DUE],
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

/** The first row that a statement gives, in time. */
export async function first(
  database: D1Database,
  statement: string,
  values: Value[],
): Promise<unknown> {
  return withinDeadline(
    DEADLINE_MS,
    database
      .prepare(statement)
      .bind(...values)
      .first(),
  )
}

const idsSchema = v.array(v.object({ id: v.string() }))

async function ids(database: D1Database, statement: string, values: Value[]): Promise<string[]> {
  return v.parse(idsSchema, await all(database, statement, values)).map(({ id }) => id)
}

const resultsSchema = v.object({ results: v.array(v.unknown()) })

/** All rows that a statement gives, in time. */
export async function all(
  database: D1Database,
  statement: string,
  values: Value[],
): Promise<unknown[]> {
  const answer: unknown = await withinDeadline(
    DEADLINE_MS,
    database
      .prepare(statement)
      .bind(...values)
      .all(),
  )
  return v.parse(resultsSchema, answer).results
}
