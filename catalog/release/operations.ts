import { changedNames } from '#shared/release/changed-names.ts'
import { hasItem, leaveOut } from './leave-out.ts'
import type { PictureState } from './picture-table.ts'
import {
  makeCurrent,
  type Plan,
  planPublication,
  publishRelease,
  refuseWhilePruning,
  repairPointer,
} from './publish-release.ts'
import { RefusedError } from './refused-error.ts'
import { openTree, type ReleaseTree, readShard } from './release-tree.ts'
import type { Action, CatalogueFile, LogEntry, ReleaseStore } from './store.ts'
import { countRows } from './write-search.ts'

export interface Options {
  /** Tells what would be done, and writes nothing. */
  isDryRun?: boolean | undefined
}

export interface PublishOptions extends Options {
  /** Writes every document that the store lacks, even if the current release names it. */
  isRepair?: boolean
}

/** What is published: a release, as it was built, and the files that it names. */
export interface Source {
  tree: ReleaseTree
  files: readonly CatalogueFile[]
}

/** What a command did, or would do. */
export interface Outcome {
  id: string
  changed: readonly string[]
  documents: number
  files: number
  /** To draw, by the worker, in the background. */
  pictures: number
  /** Rows of the search index. */
  searchRows: number
  changesRelease: boolean
}

/** Entries of the log that `list` shows and `rollback` knows. */
const keptEntries = 100

/** Makes the built release current, without what is withdrawn. */
export async function publish(
  store: ReleaseStore,
  source: Source,
  options: PublishOptions = {},
): Promise<Outcome> {
  const current = await (options.isRepair ? readReadable(store) : readCurrent(store))
  const tree = await leaveOut(source.tree, current.withdrawn)
  return release(store, current, { tree, files: source.files, action: 'publish', ...options })
}

/** Leaves a card or video out of the current release and of later ones. */
export async function withdraw(
  store: ReleaseStore,
  slug: string,
  options: Options = {},
): Promise<Outcome> {
  const current = await needCurrent(store)
  if (!(await hasItem(current.tree, slug))) {
    throw new RefusedError(`The current release has no card or video "${slug}".`)
  }
  const tree = await leaveOut(current.tree, [slug])
  return release(store, current, { tree, files: [], action: 'withdraw', note: slug, ...options })
}

/** Publishes the built release with a card or video that was withdrawn. */
export async function restore(
  store: ReleaseStore,
  slug: string,
  { isDryRun, ...source }: Source & Options,
): Promise<Outcome> {
  const current = await needCurrent(store)
  const { withdrawn } = current.tree.root
  if (!withdrawn.includes(slug)) throw new RefusedError(`"${slug}" is not withdrawn.`)
  const left = withdrawn.filter((one) => one !== slug)
  const tree = await leaveOut(source.tree, left)
  const change = { tree, files: source.files }
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
  const { entry, tree } = await needCurrent(store)
  const log = await store.readLog(keptEntries)
  const target =
    wanted === undefined ? log.find(({ id }) => id !== entry.id) : findEntry(log, wanted)
  if (!target) throw new RefusedError('There is no earlier release to go back to.')
  const changed = await changesBetween(tree, await openKept(store, target))
  const changesRelease = target.id !== entry.id
  if (!isDryRun && changesRelease) {
    await refuseWhilePruning(store)
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
    pictures: 0,
    searchRows: 0,
    changesRelease,
  }
}

async function openKept(store: ReleaseStore, { id, number }: LogEntry): Promise<ReleaseTree> {
  try {
    return await openTree(store.readDocument, id)
  } catch (cause) {
    throw new RefusedError(`Number ${number} is not kept any more.`, { cause })
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

/** `entry` and `tree` are null if nothing is published. */
interface Current {
  entry: LogEntry | null
  tree: ReleaseTree | null
  withdrawn: readonly string[]
}

async function readCurrent(store: ReleaseStore): Promise<Current> {
  const [entry] = await store.readLog(1)
  if (!entry) return { entry: null, tree: null, withdrawn: [] }
  try {
    const tree = await openTree(store.readDocument, entry.id)
    return { entry, tree, withdrawn: tree.root.withdrawn }
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
  let tree: ReleaseTree | null = null
  for (const entry of log) {
    tree = await openTree(store.readDocument, entry.id).catch(() => null)
    if (tree) break
    newer.unshift(entry)
  }
  const withdrawn = new Set(tree?.root.withdrawn)
  for (const { action, note } of newer) {
    if (action === 'withdraw') withdrawn.add(note)
    if (action === 'restore') withdrawn.delete(note)
  }
  return { entry: log[0] ?? null, tree, withdrawn: [...withdrawn] }
}

async function needCurrent(store: ReleaseStore) {
  const { entry, tree } = await readCurrent(store)
  if (!entry || !tree) throw new RefusedError('Nothing is published yet.')
  return { entry, tree }
}

interface Change extends PublishOptions {
  tree: ReleaseTree
  files: readonly CatalogueFile[]
  action: Action
  note?: string
}

async function release(
  store: ReleaseStore,
  { entry, tree: current }: Pick<Current, 'entry' | 'tree'>,
  { isDryRun = false, ...change }: Change,
): Promise<Outcome> {
  const { tree } = change
  const publication = { ...change, base: entry, current: current ?? undefined }
  const plan = isDryRun
    ? await planPublication(store, publication)
    : await publishRelease(store, publication)
  const changed = current ? await changesBetween(current, tree) : []
  return outcomeOf(tree, plan, changed)
}

function outcomeOf({ id }: ReleaseTree, plan: Plan, changed: readonly string[]): Outcome {
  return {
    id,
    changed,
    documents: plan.documents.size,
    files: plan.files.length,
    pictures: plan.newPictures,
    searchRows: plan.search ? countRows(plan.search) : 0,
    changesRelease: plan.changesRelease,
  }
}

function changesBetween(before: ReleaseTree, after: ReleaseTree): Promise<string[]> {
  const own = new Set(after.root.shards)
  return changedNames([before.root, after.root], (hash) =>
    readShard(own.has(hash) ? after : before, hash),
  )
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
