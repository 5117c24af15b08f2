import * as v from 'valibot'
import { mediaType } from '#shared/files/media-type.ts'
import { documentKey, pointerKey } from '#shared/release/release.ts'
import { searchTablesSql } from '#shared/search/search-table.ts'
import { inParallel } from './in-parallel.ts'
import { pictureRecordOf, pictureTableSql } from './picture-table.ts'
import { pruneSearch } from './prune-search.ts'
import { searchStore } from './search-store.ts'
import type { CatalogueFile, LogEntry, ReleaseStore } from './store.ts'

/** The bindings that hold content; the Workers types are not available in `catalog`. */
export interface ContentBindings {
  CONTENT: {
    get: (key: string) => Promise<string | null>
    put: (key: string, value: string) => Promise<void>
    delete: (key: string) => Promise<void>
    list: (options: { prefix: string; cursor?: string }) => Promise<KeyList>
  }
  MEDIA: {
    put: (key: string, value: Uint8Array, options: object) => Promise<unknown>
    list: (options: { cursor?: string }) => Promise<FileList>
    delete: (keys: string[]) => Promise<void>
  }
  SEARCH_DB: {
    prepare: (sql: string) => Statement
    batch(statements: Statement[]): Promise<{ results: unknown }[]>
  }
}

interface KeyList {
  keys: readonly { name: string }[]
  list_complete: boolean
  cursor?: string
}

interface FileList {
  objects: readonly { key: string; size: number }[]
  truncated: boolean
  cursor?: string
}

export interface Statement {
  bind: (...values: unknown[]) => Statement
  all: () => Promise<{ results: unknown }>
}

/** Files that one call removes. */
const keysInCall = 1000

/** More documents than these are looked up by listing all keys. */
const maxLookups = 400

const logSchema = v.array(
  v.object({
    number: v.number(),
    id: v.string(),
    action: v.picklist(['publish', 'withdraw', 'restore', 'rollback', 'prune']),
    note: v.string(),
    at: v.string(),
  }),
)

const tablesSql = [
  'CREATE TABLE IF NOT EXISTS releases (number INTEGER PRIMARY KEY, id TEXT NOT NULL, ' +
    'action TEXT NOT NULL, note TEXT NOT NULL, at TEXT NOT NULL)',
  'CREATE TABLE IF NOT EXISTS prune_lease (ends INTEGER NOT NULL)',
  ...pictureTableSql,
  ...searchTablesSql,
]

/** A store on the bindings of the site, on this machine or on Cloudflare. */
export async function bindingStore(bindings: ContentBindings): Promise<ReleaseStore> {
  const { CONTENT, SEARCH_DB } = bindings
  await SEARCH_DB.batch(tablesSql.map((sql) => SEARCH_DB.prepare(sql)))
  return {
    ...logOf(SEARCH_DB),
    ...pictureRecordOf(SEARCH_DB),
    ...searchStore(SEARCH_DB),
    ...filesOf(bindings.MEDIA),
    readPointer: () => CONTENT.get(pointerKey),
    writePointer: (text) => CONTENT.put(pointerKey, text),
    readDocument: (hash) => CONTENT.get(documentKey(hash)),
    findDocuments: (hashes) => findDocuments(CONTENT, hashes),
    writeDocument: (hash, text) => CONTENT.put(documentKey(hash), text),
    listDocuments: async () =>
      [...(await listDocuments(CONTENT))].map((name) => name.slice(documentKey('').length)),
    deleteDocument: (hash) => CONTENT.delete(documentKey(hash)),
    ...leaseOf(SEARCH_DB),
    pruneSearch: (kept, options) => pruneSearch(SEARCH_DB, kept, options),
  }
}

function logOf(db: ContentBindings['SEARCH_DB']): Pick<ReleaseStore, 'readLog' | 'appendLog'> {
  return {
    async readLog(limit) {
      const sql = 'SELECT number, id, action, note, at FROM releases ORDER BY number DESC LIMIT ?'
      const { results } = await db.prepare(sql).bind(limit).all()
      return v.parse(logSchema, results)
    },
    async appendLog({ number, id, action, note, at }: LogEntry) {
      const sql =
        'INSERT INTO releases (number, id, action, note, at) VALUES (?, ?, ?, ?, ?) ' +
        'ON CONFLICT (number) DO NOTHING RETURNING number'
      const { results } = await db.prepare(sql).bind(number, id, action, note, at).all()
      return v.parse(v.array(v.unknown()), results).length > 0
    },
  }
}

function leaseOf(
  db: ContentBindings['SEARCH_DB'],
): Pick<ReleaseStore, 'readPruneLease' | 'setPruneLease'> {
  return {
    async readPruneLease() {
      const { results } = await db.prepare('SELECT ends FROM prune_lease').all()
      return v.parse(v.array(v.object({ ends: v.number() })), results)[0]?.ends ?? null
    },
    async setPruneLease(ends) {
      await db.batch([
        db.prepare('DELETE FROM prune_lease'),
        ...(ends === null
          ? []
          : [db.prepare('INSERT INTO prune_lease (ends) VALUES (?)').bind(ends)]),
      ])
    },
  }
}

function filesOf(
  bucket: ContentBindings['MEDIA'],
): Pick<ReleaseStore, 'listFiles' | 'writeFile' | 'deleteFiles'> {
  return {
    async listFiles() {
      const sizes = new Map<string, number>()
      let cursor: string | undefined
      do {
        const list = await bucket.list(cursor === undefined ? {} : { cursor })
        for (const { key, size } of list.objects) sizes.set(key, size)
        cursor = list.truncated ? list.cursor : undefined
      } while (cursor !== undefined)
      return sizes
    },
    async writeFile({ key, read }: CatalogueFile) {
      const httpMetadata = { contentType: mediaType(key) }
      await bucket.put(key, await read(), { httpMetadata })
    },
    async deleteFiles(keys) {
      for (let start = 0; start < keys.length; start += keysInCall) {
        await bucket.delete(keys.slice(start, start + keysInCall))
      }
    },
  }
}

async function findDocuments(
  content: ContentBindings['CONTENT'],
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length > maxLookups) {
    const all = await listDocuments(content)
    return new Set(hashes.filter((hash) => all.has(documentKey(hash))))
  }
  const found = new Set<string>()
  await inParallel(hashes, async (hash) => {
    if ((await content.get(documentKey(hash))) !== null) found.add(hash)
  })
  return found
}

async function listDocuments(content: ContentBindings['CONTENT']): Promise<Set<string>> {
  const names = new Set<string>()
  let cursor: string | undefined
  do {
    const page = cursor === undefined ? {} : { cursor }
    const list = await content.list({ prefix: documentKey(''), ...page })
    for (const { name } of list.keys) names.add(name)
    cursor = list.list_complete ? undefined : list.cursor
  } while (cursor !== undefined)
  return names
}
