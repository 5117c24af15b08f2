import { searchRow } from './content.ts'
import { openTree, type ReleaseTree, readCards } from './release-tree.ts'
import { allRows, searchDiff } from './search-diff.ts'
import type { ReleaseStore, SearchWork } from './store.ts'

/** If more rows move or change, all are written: that is as fast. */
const mostChanges = 5000
const mostAttempts = 5

/** What the index of a release needs; null if the store has it. */
export async function planSearch(
  store: ReleaseStore,
  tree: ReleaseTree,
): Promise<SearchWork | null> {
  if (await store.hasSearchIndex(tree.id)) return null
  const base = await store.readSearchBase()
  const change = base && (await changeSince(store, base.release, tree))
  return {
    release: tree.id,
    base,
    isWhole: !change,
    change: change ?? (await allRows(tree)),
    readRows: async (slugs) => (await readCards(tree, slugs)).map(searchRow),
  }
}

/** Makes a release searchable by its own rows. */
export async function writeSearch(
  store: ReleaseStore,
  tree: ReleaseTree,
  planned: SearchWork | null,
): Promise<void> {
  let work = planned
  for (let attempt = 0; attempt < mostAttempts && work; attempt++) {
    const outcome = await store.writeSearchIndex(work)
    if (outcome === 'written') return
    const next = await planSearch(store, tree)
    work =
      next && outcome === 'no room' ? { ...next, isWhole: true, change: await allRows(tree) } : next
  }
  if (work) throw new Error('Other publications kept writing the search index: try again.')
}

/** Rows that a work writes. */
export function countRows({ change: { edited, runs } }: SearchWork): number {
  return edited.length + runs.reduce((sum, { slugs }) => sum + slugs.length, 0)
}

/** Null if there is too much of it, or if that release cannot be read any more. */
async function changeSince(store: ReleaseStore, release: string, tree: ReleaseTree) {
  try {
    const change = await searchDiff(await openTree(store.readDocument, release), tree)
    const { edited, gone, runs } = change
    return edited.length + gone.length + runs.length > mostChanges ? null : change
  } catch {
    return null
  }
}
