import * as v from 'valibot'
import type { ReleasePointer } from '#shared/release/release.ts'
import { inParallel } from './in-parallel.ts'
import { missingDocuments, newDocuments } from './missing-documents.ts'
import { type WantedPicture, wantedBy } from './picture-table.ts'
import { ConflictError, PruningError } from './refused-error.ts'
import type { ReleaseTree } from './release-tree.ts'
import type { Action, CatalogueFile, LogEntry, ReleaseStore, SearchWork } from './store.ts'
import { planSearch, writeSearch } from './write-search.ts'

export interface Publication {
  tree: ReleaseTree
  files: readonly CatalogueFile[]
  action: Action
  note?: string
  /** The newest log entry when the release was made; null if there was none. */
  base: LogEntry | null
  /** The release of that entry. */
  current?: ReleaseTree | undefined
  /** Looks up also what the current release names; default false. */
  isRepair?: boolean
}

/** What a publication writes. */
export interface Plan {
  /** Hashes, with the checks of their documents. */
  documents: ReadonlyMap<string, v.GenericSchema<unknown, unknown>>
  files: readonly CatalogueFile[]
  /**
   * What the documents name that are new in the release, also those that are there already: an
   * earlier try can have written them.
   */
  pictures: readonly WantedPicture[]
  /** How many of them are to be drawn: no release named them before. */
  newPictures: number
  /** The search index, if it is new. */
  search: SearchWork | null
  /** Whether it makes another release current. */
  changesRelease: boolean
}

/** Finds out what is missing in the store, and writes nothing. */
export async function planPublication(
  store: ReleaseStore,
  { tree, files, base, current, isRepair = false }: Publication,
): Promise<Plan> {
  const held = files.length > 0 ? await store.listFiles() : new Map()
  const fresh = await newDocuments(tree, isRepair ? undefined : current)
  const pictures = await wantedBy(tree, fresh)
  const keys = new Set(pictures.map(({ key }) => key))
  return {
    documents: await missingDocuments(store, fresh),
    pictures,
    newPictures: keys.size - (await store.findPictures([...keys])).size,
    files: files.filter(({ key, size }) => held.get(key) !== size),
    search: await planSearch(store, tree),
    changesRelease: tree.id !== base?.id,
  }
}

/**
 * Publishes a release: first what it names, and only then the entry of the log that makes it
 * current. Ended at any point, it leaves the current release whole; run again, it writes the rest.
 *
 * @throws ConflictError when another publication came first
 */
export async function publishRelease(
  store: ReleaseStore,
  publication: Publication,
  now = new Date(),
): Promise<Plan> {
  const { tree, action, note = '', base } = publication
  await refuseWhilePruning(store, now.getTime())
  const plan = await planPublication(store, publication)
  if (publication.isRepair) await store.wantAllPictures()
  // Before the documents: what names a picture is only there together with its row.
  await store.wantPictures(plan.pictures)
  await inParallel(plan.files, (file) => store.writeFile(file))
  await inParallel(plan.documents, async ([hash, check]) => {
    const text = await tree.read(hash)
    if (text === null) throw new Error(`document ${hash} is not there`)
    v.parse(check, JSON.parse(text))
    await store.writeDocument(hash, text)
  })
  await writeSearch(store, tree, plan.search)
  if (plan.changesRelease) {
    const number = (base?.number ?? 0) + 1
    await makeCurrent(store, { number, id: tree.id, action, note, at: now.toISOString() })
  }
  await repairPointer(store)
  return plan
}

/** The base was read before: if a prune began since then, its entry in the log ends this one. */
export async function refuseWhilePruning(store: ReleaseStore, now = Date.now()): Promise<void> {
  const ends = await store.readPruneLease()
  if (ends === null || ends < now) return
  const minutes = Math.ceil((ends - now) / 60_000)
  throw new PruningError(
    `Old releases are being removed: try again, at the latest in ${minutes} min.`,
  )
}

/**
 * Makes a release current that is in the store already.
 *
 * @throws ConflictError when the log has an entry of that number
 */
export async function makeCurrent(store: ReleaseStore, entry: LogEntry): Promise<void> {
  if (await store.appendLog(entry)) return
  const [newest] = await store.readLog(1)
  throw new ConflictError(newest ?? entry)
}

/** Copies the newest entry of the log to KV, unless it is there. */
export async function repairPointer(store: ReleaseStore): Promise<void> {
  const [newest] = await store.readLog(1)
  if (!newest) return
  const text = pointerText(newest)
  if ((await store.readPointer()) === text) return
  await store.writePointer(text)
  // Another publication can have ended in between: its entry is newer than what was written.
  const [latest] = await store.readLog(1)
  if (latest && latest.number !== newest.number) await repairPointer(store)
}

function pointerText({ id, number }: LogEntry): string {
  const pointer: ReleasePointer = { version: 1, id, number }
  return JSON.stringify(pointer)
}
