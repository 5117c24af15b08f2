/* What became of contact messages, and trying them again. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { contactMessageSchema } from '#shared/contact.ts'
import { readArguments, refuse } from './arguments.mjs'

const USAGE = `npm run messages -- [list [STATE]] | show ID | retry ID   [--remote]

What became of contact messages. An id may be cut short, as in the subject of a mail.

  list [STATE]         the newest messages, of one state where it is named
  show ID              one message, whole
  retry ID             sends one that is unknown, dead or held within five minutes
  --remote             those on Cloudflare, as \`wrangler login\` has it, not those of this machine
  --persist-to FOLDER  another folder of state than .wrangler/state`
const STATES = ['pending', 'sending', 'sent', 'unknown', 'dead']
const MAX_LISTED = 50

const rowSchema = v.object({
  id: v.string(),
  state: v.string(),
  /** Nothing when it has been erased. */
  message: v.nullable(v.pipe(v.string(), v.parseJson(), contactMessageSchema)),
  received_at: v.string(),
  attempts: v.number(),
  fault: v.nullable(v.string()),
})
type Row = v.InferOutput<typeof rowSchema>

/** Of wrangler, to one statement. */
const answerSchema = v.tuple([v.object({ results: v.array(rowSchema) })])

/** The database, as wrangler is told. */
type Where = readonly string[]

const COLUMNS = 'id, state, message, received_at, attempts, fault'

const { values, positionals } = readArguments({
  usage: USAGE,
  options: { remote: { type: 'boolean', default: false }, 'persist-to': { type: 'string' } },
  mostWords: 2,
})
const folder = values['persist-to']
const local = folder === undefined ? ['--local'] : ['--local', '--persist-to', folder]
const where = values.remote ? ['--remote'] : local
const [command = 'list', word = ''] = positionals
try {
  if (command === 'list') await list(where, word)
  else if (command === 'show') show(await find(where, word))
  else if (command === 'retry') await retry(where, await find(where, word))
  else refuse(`There is no command ${command}.\n\n${USAGE}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function list(where: Where, state: string): Promise<void> {
  if (state !== '' && !STATES.includes(state)) {
    throw new RangeError(`there is no state ${state}: it is one of ${STATES.join(', ')}`)
  }
  const condition = state === '' ? '' : `WHERE state = '${state}'`
  const rows = await query(
    where,
    `SELECT ${COLUMNS} FROM messages ${condition} ORDER BY received_at DESC LIMIT ${MAX_LISTED}`,
  )
  if (rows.length === 0) return console.log('No messages.')
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
  if (rows.length === MAX_LISTED) console.log(`The newest ${MAX_LISTED}; there may be more.`)
}

function show({ id, state, attempts, fault, received_at, message }: Row): void {
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

async function retry(where: Where, { id, state, message }: Row): Promise<void> {
  if (!message) throw new Error(`${id} has been erased: there is nothing to send`)
  if (state === 'sent') throw new Error(`${id} has been sent`)
  if (state === 'sending') throw new Error(`${id} is being sent: try again in five minutes`)
  // Held no more, and due at once.
  const tried = await query(
    where,
    `UPDATE messages SET state = 'pending', fault = NULL, due_at = 0 ` +
      `WHERE id = '${id}' AND state = '${state}' RETURNING ${COLUMNS}`,
  )
  if (tried.length === 0) throw new Error(`${id} has changed meanwhile: look again`)
  console.log(`${id} is sent within five minutes${state === 'unknown' ? ', perhaps twice' : ''}.`)
}

async function find(where: Where, start: string): Promise<Row> {
  if (!/^[0-9a-f-]{4,36}$/i.test(start)) {
    throw new TypeError(`an id is hexadecimal digits and hyphens, four at least, not '${start}'`)
  }
  const rows = await query(
    where,
    `SELECT ${COLUMNS} FROM messages WHERE id LIKE '${start.toLowerCase()}%' LIMIT 2`,
  )
  const [row, another] = rows
  if (!row) throw new Error(`there is no message ${start}`)
  if (another) throw new Error(`more than one message begins with ${start}: write more of it`)
  return row
}

/** Its statements are put together from checked words alone: wrangler takes no values beside them. */
async function query(where: Where, statement: string): Promise<Row[]> {
  const command = ['d1', 'execute', 'DB', ...where, '--json', '--command', statement]
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/wrangler', command)
    return v.parse(answerSchema, JSON.parse(stdout))[0].results
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? `${error.stdout}` : ''
    if (said.includes('no such table')) {
      throw new Error('the database has no messages yet: start or deploy the site first')
    }
    throw new Error(`the database did not answer: ${said.trim() || error}`)
  }
}

function printTable(rows: readonly (readonly string[])[]): void {
  const widths = rows.reduce<number[]>(
    (widest, row) => row.map((cell, i) => Math.max(cell.length, widest[i] ?? 0)),
    [],
  )
  for (const row of rows) {
    console.log(
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }
}
