import * as v from 'valibot'
import { contactMessageSchema } from '#shared/contact.ts'
import type { MessageStore } from './message-store.ts'

export const rowSchema = v.object({
  id: v.string(),
  state: v.string(),
  /** Null after the message was erased. */
  message: v.nullable(v.pipe(v.string(), v.parseJson(), contactMessageSchema)),
  received_at: v.string(),
  attempts: v.number(),
  fault: v.nullable(v.string()),
})
export type Row = v.InferOutput<typeof rowSchema>

/** Columns that `rowSchema` reads. */
export const messageColumns = 'id, state, message, received_at, attempts, fault'

/**
 * Finds the message by the first characters of its id.
 *
 * @param start hexadecimal digits and hyphens, lower case
 * @throws Error unless exactly one message matches
 */
export async function findMessage(store: MessageStore, start: string): Promise<Row> {
  const rows = await query(
    store,
    `SELECT ${messageColumns} FROM messages WHERE id LIKE '${start}%' LIMIT 2`,
    rowSchema,
  )
  const [row, another] = rows
  if (!row) throw new Error(`there is no message ${start}`)
  if (another) throw new Error(`more than one message begins with ${start}: write more of it`)
  return row
}

/** Rows that one statement returns. */
export async function query<Result>(
  store: MessageStore,
  statement: string,
  schema: v.GenericSchema<unknown, Result>,
): Promise<Result[]> {
  const [rows] = await store.ask([statement])
  return v.parse(v.array(schema), rows)
}
