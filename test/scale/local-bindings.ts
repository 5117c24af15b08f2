import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { ContentBindings } from '../../catalog/release/binding-store.ts'

/** What was read and written, by binding. */
export interface Counts {
  kvReads: number
  kvWrites: number
  rowsRead: number
  queries: number
  /** Processor time of SQLite for D1. */
  queryMs: number
}

interface Bound {
  sql: string
  values: readonly unknown[]
  bind: (...values: unknown[]) => Bound
  all: () => Promise<{ results: unknown }>
}

/**
 * KV and D1 in one file of SQLite, in this process: what is measured with them is the work of the
 * code that asks, and of SQLite, without the network between. Values of KV have no time to live.
 */
export class LocalBindings {
  readonly counts: Counts = { kvReads: 0, kvWrites: 0, rowsRead: 0, queries: 0, queryMs: 0 }
  readonly #db: DatabaseSync
  readonly CONTENT
  readonly SEARCH_DB
  readonly MEDIA: ContentBindings['MEDIA'] = {
    put: async () => undefined,
    list: async () => ({ objects: [], truncated: false }),
    delete: async () => undefined,
  }

  constructor(file: string) {
    this.#db = new DatabaseSync(file)
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF')
    this.#db.exec('CREATE TABLE IF NOT EXISTS kv (key TEXT PRIMARY KEY, value TEXT)')
    this.CONTENT = this.#content()
    this.SEARCH_DB = this.#searchDb()
  }

  /** Runs the work in one transaction, which is many times faster. */
  async together(work: () => Promise<void>): Promise<void> {
    this.#db.exec('BEGIN')
    await work()
    this.#db.exec('COMMIT')
  }

  close(): void {
    this.#db.close()
  }

  #content() {
    const { counts } = this
    const get = this.#db.prepare('SELECT value FROM kv WHERE key = ?')
    const put = this.#db.prepare('INSERT OR REPLACE INTO kv (key, value) VALUES (?, ?)')
    const remove = this.#db.prepare('DELETE FROM kv WHERE key = ?')
    const list = this.#db.prepare('SELECT key AS name FROM kv WHERE key > ? AND key < ? LIMIT 1000')
    return {
      async get(key: string): Promise<string | null> {
        counts.kvReads++
        const value = get.get(key)?.value
        return typeof value === 'string' ? value : null
      },
      async put(key: string, value: string): Promise<void> {
        counts.kvWrites++
        put.run(key, value)
      },
      async delete(key: string): Promise<void> {
        remove.run(key)
      },
      async list({ prefix, cursor = prefix }: { prefix: string; cursor?: string }) {
        const rows = list.all(cursor, `${prefix}\uffff`)
        const keys = rows.map(({ name }) => ({ name: String(name) }))
        const last = keys.at(-1)?.name
        const isComplete = keys.length < 1000 || last === undefined
        return { keys, list_complete: isComplete, ...(last !== undefined && { cursor: last }) }
      },
    }
  }

  #searchDb() {
    const run = ({ sql, values }: Bound): { results: unknown } => {
      this.counts.queries++
      const start = process.cpuUsage()
      const results = this.#db.prepare(sql).all(...values.map(asInput))
      const { user, system } = process.cpuUsage(start)
      this.counts.queryMs += (user + system) / 1000
      this.counts.rowsRead += results.length
      return { results }
    }
    const bound = (sql: string, values: readonly unknown[]): Bound => {
      const statement: Bound = {
        sql,
        values,
        bind: (...more) => bound(sql, more),
        all: async () => run(statement),
      }
      return statement
    }
    const database = {
      prepare: (sql: string) => bound(sql, []),
      batch: async (statements: Bound[]) => this.#atOnce(() => statements.map(run)),
      withSession: () => database,
    }
    return database
  }

  #atOnce<Value>(work: () => Value): Value {
    this.#db.exec('SAVEPOINT batch')
    try {
      return work()
    } catch (error) {
      this.#db.exec('ROLLBACK TO batch')
      throw error
    } finally {
      this.#db.exec('RELEASE batch')
    }
  }
}

function asInput(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number') return value
  throw new TypeError(`no value of D1: ${typeof value}`)
}
