import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import type { Resource } from './resources.ts'

const namespacesSchema = v.array(v.object({ id: v.string(), title: v.string() }))
const databasesSchema = v.array(v.object({ uuid: v.string(), name: v.string() }))

/** The account, as wrangler sees it. */
export class Account {
  readonly #wrangler: string

  /** @param wrangler the program */
  constructor(wrangler: string) {
    this.#wrangler = wrangler
  }

  /**
   * The id of a resource, or its name if it has none; undefined if it does not exist.
   *
   * @throws Error with what wrangler said
   */
  async find({ kind, name, entry }: Resource): Promise<string | undefined> {
    if (kind === 'R2') return this.#exists(['r2', 'bucket', 'info', name])
    if (kind === 'queue') return this.#exists(['queues', 'info', name])
    const known = kind === 'KV' ? await this.#namespaces() : await this.#databases()
    // An id in the configuration counts, whatever the name is.
    const own = known.find((one) => one.id === entry?.id) ?? known.find((one) => one.name === name)
    return own?.id
  }

  /** @throws Error with what wrangler said */
  async create({ kind, name }: Resource): Promise<void> {
    const words = {
      KV: ['kv', 'namespace', 'create', name, '--update-config=false'],
      R2: ['r2', 'bucket', 'create', name, '--update-config=false'],
      D1: ['d1', 'create', name, '--update-config=false'],
      queue: ['queues', 'create', name],
    }
    await this.#run(words[kind])
  }

  async #namespaces() {
    const said = await this.#run(['kv', 'namespace', 'list'])
    return parse(namespacesSchema, said).map(({ id, title: name }) => ({ id, name }))
  }

  async #databases() {
    const said = await this.#run(['d1', 'list', '--json'])
    return parse(databasesSchema, said).map(({ uuid: id, name }) => ({ id, name }))
  }

  /** @returns its name */
  async #exists(words: readonly string[]): Promise<string | undefined> {
    try {
      await this.#run(words)
      return words.at(-1)
    } catch (error) {
      if (error instanceof Error && isMissing.test(error.message)) return undefined
      throw error
    }
  }

  async #run(words: readonly string[]): Promise<string> {
    try {
      // Wrangler then asks nothing.
      const env = { ...process.env, CI: '1', NO_COLOR: '1', WRANGLER_SEND_METRICS: 'false' }
      const { stdout } = await promisify(execFile)(this.#wrangler, words, { env })
      return stdout
    } catch (error) {
      const { stdout = '', stderr = '' } = Object(error)
      const said = `${stderr}${stdout}`.trim() || String(error)
      throw new Error(`wrangler ${words.join(' ')} failed:\n${said}`)
    }
  }
}

/** What wrangler says of a bucket or queue that does not exist. */
const isMissing = /does not exist|\[code: (?:10006|11000)\]/

function parse<Value>(schema: v.GenericSchema<unknown, Value>, said: string): Value {
  // A warning may come before the JSON.
  const json = said.slice(Math.max(0, said.search(/^\[/m)))
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), json)
}
