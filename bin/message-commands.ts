import * as v from 'valibot'
import { messageColumns, query, type Row, rowSchema } from './message-rows.ts'
import type { MessageStore } from './message-store.ts'
import { printTable } from './print-table.ts'

const countSchema = v.object({ state: v.string(), count: v.number() })
const idSchema = v.object({ id: v.string() })

/** Changes that `retry` and `close` make to a row; a pending row is due at once. */
const changes = {
  retry: "state = 'pending', fault = NULL, due_at = 0",
  close: "state = 'closed'",
}
type Change = keyof typeof changes

/** Prints the newest messages and how many there are. */
export async function list(
  store: MessageStore,
  state: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<void> {
  const condition = state === '' ? '' : `WHERE state = '${state}'`
  const answers = await store.ask([
    'SELECT state, count(*) AS count FROM messages GROUP BY state ORDER BY state',
    `SELECT ${messageColumns} FROM messages ${condition} ` +
      `ORDER BY received_at DESC, id LIMIT ${limit} OFFSET ${skip}`,
  ])
  const [counts, rows] = v.parse(v.tuple([v.array(countSchema), v.array(rowSchema)]), answers)
  if (counts.length === 0) return console.log('No messages.')
  const head = ['id', 'state', 'tries', 'received', 'name', 'fault']
  const lines = rows.map(({ id, state, attempts, received_at, message, fault }) => [
    id,
    state,
    `${attempts}`,
    received_at.slice(0, 16),
    message?.name ?? '(erased)',
    fault ?? '',
  ])
  printTable([head, ...lines])
  const total = counts.filter((each) => state === '' || each.state === state)
  const all = total.reduce((sum, { count }) => sum + count, 0)
  console.log(`\n${rows.length} of ${all}${state && ` ${state}`} listed. In all:`)
  console.log(counts.map(({ state, count }) => `${count} ${state}`).join(', '))
}

/** Prints a whole message. */
export function show({ id, state, attempts, fault, received_at, message }: Row): void {
  const facts = [
    ['id', id],
    ['state', state],
    ['tries', `${attempts}`],
    ['fault', fault ?? ''],
    ['received', received_at],
    ['name', message?.name ?? '(erased)'],
    ['email', message?.email ?? ''],
    ['phone', message?.phone ?? ''],
  ]
  printTable(facts.filter(([, value]) => value !== ''))
  if (message) console.log(`\n${message.message}`)
}

/** Retries or closes a message. */
export async function change(
  store: MessageStore,
  command: Change,
  { id, state, message }: Row,
): Promise<void> {
  if (command === 'retry' && !message) {
    throw new Error(`${id} has been erased: there is nothing to send`)
  }
  if (state === 'sent') throw new Error(`${id} has been sent`)
  if (state === 'sending') throw new Error(`${id} is being sent: try again in five minutes`)
  const changed = await query(
    store,
    `UPDATE messages SET ${changes[command]} WHERE id = '${id}' AND state = '${state}' RETURNING id`,
    idSchema,
  )
  if (changed.length === 0) throw new Error(`${id} has changed meanwhile: look again`)
  if (command === 'close') return console.log(`${id} is closed.`)
  console.log(`${id} is sent within five minutes${state === 'unknown' ? ', perhaps twice' : ''}.`)
}

/** Retries or closes all messages in one state, except erased ones. */
export async function changeAll(
  store: MessageStore,
  command: Change,
  state: string,
): Promise<void> {
  const { length } = await query(
    store,
    `UPDATE messages SET ${changes[command]} ` +
      `WHERE state = '${state}' AND message IS NOT NULL RETURNING id`,
    idSchema,
  )
  const messages = `${length} ${length === 1 ? 'message' : 'messages'}`
  if (command === 'close') return console.log(`Closed: ${messages}.`)
  console.log(`Queued, a hundred every five minutes: ${messages}.`)
}
