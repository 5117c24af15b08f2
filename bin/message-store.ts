import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { readRaw } from './read-raw.ts'
import { siteConfig } from './site-config.ts'

/** The database of contact messages. */
export interface MessageStore {
  /**
   * Rows that each statement returns, all at one time. Statements contain only checked words,
   * because wrangler takes no bound values.
   *
   * @throws Error that says what to do
   */
  ask: (statements: readonly string[]) => Promise<unknown[][]>
  close: () => Promise<void>
}

/** Room for thousands of long messages. */
const maxAnswerBytes = 2 ** 28
const binding = 'DB'

const answerSchema = v.array(v.object({ results: v.array(v.unknown()) }))

/** @param where wrangler's options that choose the database */
export function wranglerStore(where: readonly string[]): MessageStore {
  const start = ['d1', 'execute', binding, '--config', siteConfig, ...where, '--json', '--command']
  return {
    async ask(statements) {
      try {
        const command = [...start, statements.join('; ')]
        const { stdout } = await promisify(execFile)('node_modules/.bin/wrangler', command, {
          maxBuffer: maxAnswerBytes,
        })
        return v.parse(answerSchema, JSON.parse(stdout)).map(({ results }) => results)
      } catch (error) {
        const said = error instanceof Error && 'stdout' in error ? `${error.stdout}` : ''
        throw explained(said.trim() || error)
      }
    },
    close: async () => {},
  }
}

/**
 * The database of the local site, opened at the first question.
 *
 * @param folder of the local state, as wrangler names it; default: .wrangler/state
 */
export function localStore(folder = '.wrangler/state'): MessageStore {
  let opened: ReturnType<typeof openLocal> | undefined
  return {
    async ask(statements) {
      opened ??= openLocal(folder)
      const miniflare = await opened
      try {
        const database = await miniflare.getD1Database(binding)
        const answers = await database.batch(statements.map((each) => database.prepare(each)))
        return answers.map(({ results }) => results)
      } catch (error) {
        throw explained(error)
      }
    },
    close: async () => (await opened?.catch(() => undefined))?.dispose(),
  }
}

const configSchema = v.object({
  d1_databases: v.array(v.object({ binding: v.string(), database_id: v.string() })),
})

/** Miniflare alone: wrangler takes a second more to load. */
async function openLocal(folder: string) {
  const { convertV4MiniflareOptions, Miniflare } = await import('miniflare')
  const { d1_databases: databases } = v.parse(configSchema, await readRaw(siteConfig))
  const id = databases.find((each) => each.binding === binding)?.database_id
  if (id === undefined) throw new Error(`${siteConfig} has no database with the binding ${binding}`)
  return new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: 'export default {}',
      d1Databases: { [binding]: id },
      resourcePersistencePath: path.join(folder, 'v3'),
      cf: false,
    }),
  )
}

function explained(fault: unknown): Error {
  if (`${fault}`.includes('no such table')) {
    return new Error('the database has no messages yet: start or deploy the site first')
  }
  return new Error(`the database did not answer: ${fault}`)
}
