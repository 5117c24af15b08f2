import type { ReleasePointer } from '#shared/release/release.ts'
import type { SearchIndexRow } from '#shared/search/row.ts'
import type { BuiltRelease } from './build-release.ts'
import { inParallel } from './in-parallel.ts'
import { missingDocuments } from './missing-documents.ts'
import { type WantedPicture, wantedBy } from './picture-table.ts'
import type { Action, CatalogueFile, LogEntry, ReleaseStore } from './store.ts'

/** Another publication came between the start of this one and its end. */
export class ConflictError extends Error {
  constructor({ number, id, action, at }: LogEntry) {
    super(
      `Another publication came first: number ${number} (${action}, release ${id.slice(0, 8)}, ` +
        `${at}). Nothing was changed. Look at it with "npm run catalog -- list" and try again.`,
    )
    this.name = 'ConflictError'
  }
}

export interface Publication {
  built: BuiltRelease
  search: readonly SearchIndexRow[]
  files: readonly CatalogueFile[]
  action: Action
  note?: string
  /** The newest log entry when the release was made; null if there was none. */
  base: LogEntry | null
  /** Looks up also what the current release names; default false. */
  isRepair?: boolean
}

/** What a publication writes. */
export interface Plan {
  documents: ReadonlyMap<string, string>
  files: readonly CatalogueFile[]
  /** What those documents name; most of it can be known already. */
  pictures: readonly WantedPicture[]
  /** Whether the search index is new. */
  makesSearchTable: boolean
  /** Whether it makes another release current. */
  changesRelease: boolean
}

/** Finds out what is missing in the store, and writes nothing. */
export async function planPublication(
  store: ReleaseStore,
  { built, files, base, isRepair = false }: Publication,
): Promise<Plan> {
  const held = await store.listFiles()
  const documents = await missingDocuments(store, built, isRepair ? undefined : base?.id)
  return {
    documents,
    pictures: wantedBy(isRepair ? built.documents : documents),
    files: files.filter(({ key, size }) => held.get(key) !== size),
    makesSearchTable: !(await store.hasSearchTable(built.release.search)),
    changesRelease: built.id !== base?.id,
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
  const { built, search, action, note = '', base } = publication
  const plan = await planPublication(store, publication)
  if (publication.isRepair) await store.wantAllPictures()
  // Before the documents: what names a picture is only there together with its row.
  await store.wantPictures(plan.pictures)
  await inParallel(plan.files, (file) => store.writeFile(file))
  await inParallel(plan.documents, ([hash, text]) => store.writeDocument(hash, text))
  if (plan.makesSearchTable) await store.makeSearchTable(built.release.search, search)
  if (plan.changesRelease) {
    const number = (base?.number ?? 0) + 1
    await makeCurrent(store, { number, id: built.id, action, note, at: now.toISOString() })
  }
  await repairPointer(store)
  return plan
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
