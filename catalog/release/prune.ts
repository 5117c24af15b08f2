import { inParallel } from './in-parallel.ts'
import { allDocuments } from './missing-documents.ts'
import { prunePictures } from './prune-pictures.ts'
import { makeCurrent } from './publish-release.ts'
import { openTree, type ReleaseTree } from './release-tree.ts'
import type { LogEntry, ReleaseStore } from './store.ts'

const dayMs = 86_400_000
/** For so long publications are refused; then no more is removed. */
const leaseMs = 900_000

export interface PruneOptions {
  /** Counts, and removes nothing. */
  isDryRun?: boolean
  /** Releases that are kept, whatever their age; default 20. */
  releases?: number
  /** Releases that are younger are kept, however many they are; default 30. */
  days?: number
  /** The release that ships: its pictures stay too. */
  shipped?: ReleaseTree | undefined
  now?: number
}

/** What is no longer needed. */
export interface Pruned {
  keptReleases: number
  documents: number
  /** Pictures of cards, and the files that hold them and their variants. */
  pictures: number
  files: number
  searchRows: number
  tables: readonly string[]
}

/**
 * Removes the documents, pictures and rows that no kept release names, and tables of older code. The
 * current release and what it names always stay.
 *
 * A publication that began before is refused at its end, since this takes its number in the log, and
 * one that begins meanwhile is refused at once. So none relies on a document that is removed.
 *
 * @throws ConflictError when a publication ended after the log was read
 */
export async function prune(
  store: ReleaseStore,
  { isDryRun = false, releases = 20, days = 30, shipped, now = Date.now() }: PruneOptions = {},
): Promise<Pruned> {
  if (!(releases >= 1 && days >= 0)) {
    throw new RangeError(`releases must be at least 1 and days 0, not ${releases} and ${days}`)
  }
  const log = await store.readLog(Number.MAX_SAFE_INTEGER)
  const [newest] = log
  if (!newest)
    return { keptReleases: 0, documents: 0, pictures: 0, files: 0, searchRows: 0, tables: [] }
  const young = log.filter(({ at }) => now - Date.parse(at) < days * dayMs)
  const last = [...new Set(log.map(({ id }) => id))].slice(0, releases)
  const kept = await openKept(store, [...last, ...young.map(({ id }) => id)])
  if (!isDryRun) await begin(store, newest, now)
  const named = await namedDocuments(kept)
  const unnamed = (await store.listDocuments()).filter((hash) => !named.has(hash))
  const trees = shipped ? [...kept, shipped] : kept
  const pictures = await prunePictures(store, { trees, named, isDryRun, until: now + leaseMs })
  const ids = kept.map(({ id }) => id)
  const rest = await store.pruneSearch(ids, { isDryRun })
  if (!isDryRun) {
    await inParallel(unnamed, async (hash) => {
      if (Date.now() < now + leaseMs) await store.deleteDocument(hash)
    })
    await store.setPruneLease(null)
  }
  return { keptReleases: ids.length, documents: unnamed.length, ...pictures, ...rest }
}

/** Refuses publications, first those that begin from now on and then those that began before. */
async function begin(store: ReleaseStore, newest: LogEntry, now: number): Promise<void> {
  await store.setPruneLease(now + leaseMs)
  const at = new Date(now).toISOString()
  await makeCurrent(store, {
    number: newest.number + 1,
    id: newest.id,
    action: 'prune',
    note: '',
    at,
  })
}

/** Those that can be read, and that of the newest search index. The first one must be readable. */
async function openKept(store: ReleaseStore, ids: readonly string[]): Promise<ReleaseTree[]> {
  const base = await store.readSearchBase()
  const kept: ReleaseTree[] = []
  for (const id of new Set([...ids, ...(base ? [base.release] : [])])) {
    try {
      kept.push(await openTree(store.readDocument, id))
    } catch (error) {
      if (id === ids[0]) throw error
    }
  }
  return kept
}

async function namedDocuments(kept: readonly ReleaseTree[]): Promise<Set<string>> {
  const named = new Set<string>()
  for (const tree of kept) {
    named.add(tree.id)
    for (const hash of (await allDocuments(tree, named)).keys()) named.add(hash)
  }
  return named
}
