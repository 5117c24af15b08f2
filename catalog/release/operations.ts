import { changedNames } from '#shared/release/changed-names.ts'
import type { Release } from '#shared/release/release.ts'
import { type BuiltRelease, buildRelease } from './build-release.ts'
import { type Catalogue, contentOf, type ReleaseContent } from './content.ts'
import type { PictureState } from './picture-table.ts'
import {
  makeCurrent,
  type Plan,
  planPublication,
  publishRelease,
  repairPointer,
} from './publish-release.ts'
import { type ReadText, readCatalogue, readRelease, readShard } from './read-catalogue.ts'
import { RefusedError } from './refused-error.ts'
import type { Action, CatalogueFile, LogEntry, ReleaseStore } from './store.ts'

export interface Options {
  /** Tells what would be done, and writes nothing. */
  isDryRun?: boolean | undefined
}

export interface PublishOptions extends Options {
  /** Writes every document that the store lacks, even if the current release names it. */
  isRepair?: boolean
}

/** What a command did, or would do. */
export interface Outcome {
  id: string
  changed: readonly string[]
  documents: number
  files: number
  searchTable: boolean
  changesRelease: boolean
}

/** Entries of the log that `list` shows and `rollback` knows. */
const keptEntries = 100

/** Makes the built catalogue current, without what is withdrawn. */
export async function publish(
  store: ReleaseStore,
  source: { catalogue: Catalogue; files: readonly CatalogueFile[] },
  options: PublishOptions = {},
): Promise<Outcome> {
  const current = await (options.isRepair ? readReadable(store) : readCurrent(store))
  const { withdrawn } = current
  const change = { catalogue: { ...source.catalogue, withdrawn }, files: source.files }
  return release(store, current, { ...change, action: 'publish', ...options })
}

/** Leaves a card or video out of the current release and of later ones. */
export async function withdraw(
  store: ReleaseStore,
  slug: string,
  options: Options = {},
): Promise<Outcome> {
  const current = await needCurrent(store)
  const catalogue = await readCatalogue(store.readDocument, current.entry.id)
  const has =
    catalogue.cards.some(({ design }) => design.slug === slug) ||
    catalogue.videos.some((video) => video.slug === slug)
  if (!has) throw new RefusedError(`The current release has no card or video "${slug}".`)
  const withdrawn = [...catalogue.withdrawn, slug]
  const change = { catalogue: { ...catalogue, withdrawn }, files: [] }
  return release(store, current, { ...change, action: 'withdraw', note: slug, ...options })
}

/** Publishes the built catalogue with a card or video that was withdrawn. */
export async function restore(
  store: ReleaseStore,
  slug: string,
  { isDryRun, ...source }: { catalogue: Catalogue; files: readonly CatalogueFile[] } & Options,
): Promise<Outcome> {
  const current = await needCurrent(store)
  if (!current.root.withdrawn.includes(slug)) {
    throw new RefusedError(`"${slug}" is not withdrawn.`)
  }
  const withdrawn = current.root.withdrawn.filter((one) => one !== slug)
  const change = { catalogue: { ...source.catalogue, withdrawn }, files: source.files }
  return release(store, current, { ...change, action: 'restore', note: slug, isDryRun })
}

/**
 * Makes an earlier release current.
 *
 * @param wanted number of its entry, or the beginning of its id; default: the release before
 */
export async function rollback(
  store: ReleaseStore,
  wanted?: string,
  { isDryRun = false }: Options = {},
): Promise<Outcome> {
  const { entry, root } = await needCurrent(store)
  const log = await store.readLog(keptEntries)
  const target =
    wanted === undefined ? log.find(({ id }) => id !== entry.id) : findEntry(log, wanted)
  if (!target) throw new RefusedError('There is no earlier release to go back to.')
  const changed = await changesBetween(
    [root, await readRelease(store.readDocument, target.id)],
    store.readDocument,
  )
  const changesRelease = target.id !== entry.id
  if (!isDryRun && changesRelease) {
    const note = `to number ${target.number}`
    const at = new Date().toISOString()
    const number = entry.number + 1
    await makeCurrent(store, { number, id: target.id, action: 'rollback', note, at })
  }
  if (!isDryRun) await repairPointer(store)
  return {
    id: target.id,
    changed,
    documents: 0,
    files: 0,
    searchTable: false,
    changesRelease,
  }
}

/** The log, newest first, and how far the pictures are drawn. */
export async function list(
  store: ReleaseStore,
): Promise<{ releases: LogEntry[]; pictures: PictureState }> {
  return {
    releases: await store.readLog(keptEntries),
    pictures: await store.readPictureState(),
  }
}

/** `entry` and `root` are null if nothing is published. */
interface Current {
  entry: LogEntry | null
  root: Release | null
  withdrawn: readonly string[]
}

async function readCurrent(store: ReleaseStore): Promise<Current> {
  const [entry] = await store.readLog(1)
  if (!entry) return { entry: null, root: null, withdrawn: [] }
  try {
    const root = await readRelease(store.readDocument, entry.id)
    return { entry, root, withdrawn: root.withdrawn }
  } catch (cause) {
    const message = 'The current release cannot be read: try "publish --repair".'
    throw new RefusedError(message, { cause })
  }
}

/**
 * The newest entry, with the newest release that can be read. The entries after that release say
 * what else is withdrawn.
 */
async function readReadable(store: ReleaseStore): Promise<Current> {
  const log = await store.readLog(keptEntries)
  const newer: LogEntry[] = []
  let root: Release | null = null
  for (const entry of log) {
    root = await readRelease(store.readDocument, entry.id).catch(() => null)
    if (root) break
    newer.unshift(entry)
  }
  const withdrawn = new Set(root?.withdrawn)
  for (const { action, note } of newer) {
    if (action === 'withdraw') withdrawn.add(note)
    if (action === 'restore') withdrawn.delete(note)
  }
  return { entry: log[0] ?? null, root, withdrawn: [...withdrawn] }
}

async function needCurrent(store: ReleaseStore) {
  const { entry, root } = await readCurrent(store)
  if (!entry || !root) throw new RefusedError('Nothing is published yet.')
  return { entry, root }
}

interface Change extends PublishOptions {
  catalogue: Catalogue
  files: readonly CatalogueFile[]
  action: Action
  note?: string
}

async function release(
  store: ReleaseStore,
  current: Pick<Current, 'entry' | 'root'>,
  { catalogue, files, isDryRun = false, ...rest }: Change,
): Promise<Outcome> {
  const content: ReleaseContent = contentOf(catalogue)
  const built = await buildRelease(content)
  const publication = { built, search: content.search, files, base: current.entry, ...rest }
  const plan = isDryRun
    ? await planPublication(store, publication)
    : await publishRelease(store, publication)
  const read: ReadText = async (hash) =>
    built.documents.get(hash) ?? (await store.readDocument(hash))
  const changed = current.root ? await changesBetween([current.root, built.release], read) : []
  return outcomeOf(built, plan, changed)
}

function outcomeOf({ id }: BuiltRelease, plan: Plan, changed: readonly string[]): Outcome {
  return {
    id,
    changed,
    documents: plan.documents.size,
    files: plan.files.length,
    searchTable: plan.makesSearchTable,
    changesRelease: plan.changesRelease,
  }
}

function changesBetween(releases: readonly [Release, Release], read: ReadText) {
  return changedNames(releases, (hash) => readShard(read, hash))
}

function findEntry(log: readonly LogEntry[], wanted: string): LogEntry {
  const byNumber = log.find(({ number }) => String(number) === wanted)
  const byId = log.filter(({ id }) => id.startsWith(wanted.toLowerCase()))
  const found = byNumber ?? byId[0]
  const isUnclear = !byNumber && new Set(byId.map(({ id }) => id)).size > 1
  if (!found || isUnclear) {
    const reason = isUnclear ? 'More than one release begins' : 'No release begins'
    throw new RefusedError(`${reason} with "${wanted}": see "npm run catalog -- list".`)
  }
  return found
}
