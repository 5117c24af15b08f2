import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { contactMessageSchema } from '#shared/contact.ts'
import { siteConfig } from './site-config.ts'

/** Room for thousands of long messages. */
const maxAnswerBytes = 2 ** 28

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

/** Wrangler's options that choose the database. */
export type Where = readonly string[]

/** Columns that `rowSchema` reads. */
export const messageColumns = 'id, state, message, received_at, attempts, fault'

/**
 * Finds the message by the first characters of its id.
 *
 * @param start hexadecimal digits and hyphens, lower case
 * @throws Error unless exactly one message matches
 */
export async function findMessage(where: Where, start: string): Promise<Row> {
  const rows = await query(
    where,
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
  where: Where,
  statement: string,
  schema: v.GenericSchema<unknown, Result>,
): Promise<Result[]> {
  const [rows] = await ask(where, [statement])
  return v.parse(v.array(schema), rows)
}

const answerSchema = v.array(v.object({ results: v.array(v.unknown()) }))

/**
 * Rows that each statement returns, from one run of wrangler. Statements contain only checked
 * words, because wrangler takes no bound values.
 */
export async function ask(where: Where, statements: readonly string[]): Promise<unknown[][]> {
  const command = [
    'd1',
    'execute',
    'DB',
    '--config',
    siteConfig,
    ...where,
    '--json',
    '--command',
    statements.join('; '),
  ]
  try {
    const { stdout } = await promisify(execFile)('node_modules/.bin/wrangler', command, {
      maxBuffer: maxAnswerBytes,
    })
    return v.parse(answerSchema, JSON.parse(stdout)).map(({ results }) => results)
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? `${error.stdout}` : ''
    if (said.includes('no such table')) {
      throw new Error('the database has no messages yet: start or deploy the site first')
    }
    throw new Error(`the database did not answer: ${said.trim() || error}`)
  }
}
