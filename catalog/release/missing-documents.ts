import * as v from 'valibot'
import { shardSchema, shelfSchema } from '#shared/release/release.ts'
import type { BuiltRelease } from './build-release.ts'
import { type ReadText, readRelease } from './read-catalogue.ts'
import type { ReleaseStore } from './store.ts'

/** The part of the shelf that names documents; the rest is not needed here. */
const pagesSchema = v.pick(shelfSchema, ['pages'])

/**
 * The documents of a release that the store lacks. What the current release names is in the store,
 * so only the parts that differ from it are looked up.
 *
 * @param currentId id of the current release
 */
export async function missingDocuments(
  store: ReleaseStore,
  { id, release, documents }: BuiltRelease,
  currentId: string | undefined,
): Promise<Map<string, string>> {
  const read: ReadText = async (hash) => documents.get(hash) ?? null
  const known = currentId ? await namesOf(store.readDocument, currentId) : noNames
  const own = await namesOf(read, id)
  const parts = [...own.parts].filter((hash) => !known.parts.has(hash))
  const kept = await leavesOf(store.readDocument, known, own.parts)
  const wanted = new Set([id, ...parts, ...(await leavesOf(read, own, known.parts))])
  // The rows of the index are in D1.
  wanted.delete(release.search)
  if (currentId) wanted.delete(currentId)
  const unsure = [...wanted].filter((hash) => !kept.has(hash))
  const held = await store.findDocuments(unsure)
  return new Map(
    unsure.flatMap((hash): [string, string][] => {
      const text = documents.get(hash)
      return held.has(hash) || text === undefined ? [] : [[hash, text]]
    }),
  )
}

interface Names {
  /** Everything that the root names. */
  parts: ReadonlySet<string>
  shards: readonly string[]
  shelves: readonly string[]
}

const noNames: Names = { parts: new Set(), shards: [], shelves: [] }

async function namesOf(read: ReadText, id: string): Promise<Names> {
  const {
    shards,
    shelves: byName,
    songs,
    gifs,
    videos,
    search,
    order,
  } = await readRelease(read, id)
  const shelves = Object.values(byName)
  return {
    parts: new Set([...shards, ...shelves, songs, gifs, videos, search, order]),
    shards,
    shelves,
  }
}

/** What the shards and shelves name that the other release does not have. */
async function leavesOf(
  read: ReadText,
  { shards, shelves }: Names,
  others: ReadonlySet<string>,
): Promise<Set<string>> {
  const leaves = new Set<string>()
  const readNew = async (hashes: readonly string[], namesIn: (text: string) => string[]) => {
    for (const hash of new Set(hashes)) {
      const text = others.has(hash) ? null : await read(hash)
      for (const name of text === null ? [] : namesIn(text)) leaves.add(name)
    }
  }
  await readNew(shards, (text) => Object.values(v.parse(shardSchema, JSON.parse(text))))
  await readNew(shelves, (text) => v.parse(pagesSchema, JSON.parse(text)).pages)
  return leaves
}
