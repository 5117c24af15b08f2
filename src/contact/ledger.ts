import * as v from 'valibot'
import { type ContactMessage, contactMessageSchema } from '#shared/contact.ts'
import { withinDeadline } from '../services/within-deadline.ts'

/*
 * The table `messages` holds the state of each message; only messages in it are mailed.
 *
 *   pending -> sending   claimed by exactly one consumer
 *   sending -> sent      accepted by the mail service
 *   sending -> pending   refused by the mail service; retried later
 *   sending -> dead      refused by the mail service for a week
 *   sending -> unknown   no answer of the mail service, or the consumer ended before it. Never
 *                        retried automatically
 *   held                 stored, but not mailed until the house allows it
 *   closed               no longer needed by the house
 *
 * A claim has a random token, which makes claim and settlement idempotent: a write that succeeded
 * without an answer is found again, and another consumer's claim is never changed.
 */

/** A consumer that takes longer is gone: longer than all its deadlines, ms. */
export const leaseMs = 300_000
/** How long a message stays with the queue before the sweep queues it again, ms. */
export const graceMs = 600_000

const deadlineMs = 2000
/** Limit of one sweep, equal to a batch of the queue. */
const maxDue = 100

/** A message that this consumer may mail. */
export interface Claim {
  message: ContactMessage
  token: string
  /** Number of claims so far, from 1. */
  attempts: number
}

/** The result of a claim. */
export type Settlement =
  | { state: 'sent' }
  | { state: 'unknown' | 'dead'; fault: string }
  | { state: 'pending'; fault: string; dueAt: number }

/**
 * Adds a message, unless it is already there.
 *
 * @param dueAt when it counts as stuck, ms since the epoch
 * @throws Error unless the database has confirmed the write
 */
export async function addMessage(
  database: D1Database,
  message: ContactMessage,
  dueAt: number,
): Promise<void> {
  const { id, receivedAt, held } = message
  // A no-op update, since RETURNING gives only written rows.
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
 * Claims a pending message; undefined if it is not to be mailed, or no longer.
 *
 * @param token random; repeating it returns the same claim
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
    [now + leaseMs, token, id],
  )
  return row === null ? undefined : { token, ...v.parse(claimSchema, row) }
}

/** Works after the lease has ended, but not once there is another claim. Idempotent. */
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

/** Ends the claims of lost consumers: their messages may have been mailed. Returns the ids. */
export function endLeases(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET state = 'unknown', fault = 'the consumer did not come back'
     WHERE state = 'sending' AND due_at < ? RETURNING id`,
    [now],
  )
}

/** Pending messages that are due. Each becomes due again later, in case the queue loses it. */
export function takeDue(database: D1Database, now: number): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET due_at = ? WHERE id IN
     (SELECT id FROM messages WHERE state = 'pending' AND due_at < ? ORDER BY due_at LIMIT ?)
     RETURNING id`,
    [now + graceMs, now, maxDue],
  )
}

/** Erases the content of messages older than a date, but keeps their rows. */
export function eraseMessages(database: D1Database, before: Date): Promise<string[]> {
  return ids(
    database,
    `UPDATE messages SET message = NULL, state = iif(state = 'pending', 'dead', state)
     WHERE message IS NOT NULL AND state <> 'sending' AND received_at < ? RETURNING id`,
    [before.toISOString()],
  )
}

type Value = string | number | null

/** The first row of a statement, within the deadline. */
export async function first(
  database: D1Database,
  statement: string,
  values: Value[],
): Promise<unknown> {
  return withinDeadline(
    deadlineMs,
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

/** All rows of a statement, within the deadline. */
export async function all(
  database: D1Database,
  statement: string,
  values: Value[],
): Promise<unknown[]> {
  const answer: unknown = await withinDeadline(
    deadlineMs,
    database
      .prepare(statement)
      .bind(...values)
      .all(),
  )
  return v.parse(resultsSchema, answer).results
}
