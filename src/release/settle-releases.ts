import * as v from 'valibot'
import { changedNames } from '#shared/release/changed-names.ts'
import {
  pointerKey,
  pointerSchema,
  type ReleasePointer,
  releaseSchema,
  shardSchema,
} from '#shared/release/release.ts'
import { logError } from '../log/log.ts'
import { allContentTag, manyPartsTag } from '../middleware/cache-tags.ts'
import { Services } from '../services/services.ts'
import { withinDeadline } from '../services/within-deadline.ts'
import { lacksTable } from './lacks-table.ts'
import { readDocument } from './read-document.ts'

/** Answers that a location made from the old pointer can be cached for this long after a change. */
const settlingMs = 300_000
const entriesRead = 50
const deadlineMs = 5000
/** Tags of one call. */
const tagsInCall = 30
/** If more names changed, everything is purged. */
const maxNames = 300

const logSchema = v.array(v.object({ number: v.number(), id: v.string(), at: v.string() }))
type Entry = v.InferOutput<typeof logSchema>[number]

const root = { name: 'release', schema: releaseSchema }
const shard = { name: 'shard', schema: shardSchema }

/** The cache in front of the worker; missing in local development. */
export type EdgeCache = Pick<CacheContext, 'purge'> | undefined

/**
 * Brings KV and the edge cache up to the log of publications: copies its newest entry to KV if a
 * publication ended before it did, and purges the pages that the publications of the last minutes
 * changed. Runs each minute.
 */
export async function settleReleases(env: Env, cache: EdgeCache, now = Date.now()): Promise<void> {
  try {
    const entries = await readLog(env)
    const [newest] = entries
    if (!newest) return
    await repairPointer(env, newest)
    if (cache) await purge(cache, await tagsOf(env, entries, now))
  } catch (error) {
    logError('publications cannot be settled', error)
  }
}

async function readLog({ SEARCH_DB }: Env): Promise<Entry[]> {
  const sql = 'SELECT number, id, at FROM releases ORDER BY number DESC LIMIT ?'
  try {
    const query = SEARCH_DB.prepare(sql).bind(entriesRead).all()
    return v.parse(logSchema, (await withinDeadline(deadlineMs, query)).results)
  } catch (error) {
    if (lacksTable(error)) return []
    throw error
  }
}

async function repairPointer({ CONTENT }: Env, { id, number }: Entry): Promise<void> {
  const held = await withinDeadline(deadlineMs, CONTENT.get(pointerKey, 'text'))
  const current = v.safeParse(v.pipe(v.string(), v.parseJson(), pointerSchema), held)
  if (current.success && current.output.number >= number) return
  const pointer: ReleasePointer = { version: 1, id, number }
  await withinDeadline(deadlineMs, CONTENT.put(pointerKey, JSON.stringify(pointer)))
}

/** The tags of all pages that the latest publications changed; newest entry first. */
async function tagsOf(env: Env, entries: readonly Entry[], now: number): Promise<string[]> {
  const recent = entries.filter(({ at }) => now - Date.parse(at) < settlingMs)
  if (recent.length === 0) return []
  const names = new Set<string>()
  try {
    const services = new Services(env)
    for (const [index, entry] of recent.entries()) {
      const before = entries[index + 1]
      if (!before) return [allContentTag]
      for (const name of await changesOf(services, before.id, entry.id)) names.add(name)
    }
  } catch (error) {
    logError('what a publication changed cannot be read, so all content is purged', error)
    return [allContentTag]
  }
  return names.size > maxNames ? [allContentTag] : [...names, manyPartsTag]
}

async function changesOf(services: Services, before: string, after: string): Promise<string[]> {
  const home = 'published'
  const read = (hash: string) => readDocument(services, { hash, kind: root, home })
  return changedNames([await read(before), await read(after)], (hash) =>
    readDocument(services, { hash, kind: shard, home }),
  )
}

async function purge(cache: NonNullable<EdgeCache>, tags: readonly string[]): Promise<void> {
  for (let start = 0; start < tags.length; start += tagsInCall) {
    const { success, errors } = await cache.purge({ tags: tags.slice(start, start + tagsInCall) })
    if (!success) throw new Error(errors.map(({ message }) => message).join('; '))
  }
}
