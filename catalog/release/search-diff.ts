import { changedDocuments } from '#shared/release/changed-names.ts'
import { documentNames, orderPieceSchema, piecesSchema } from '#shared/release/release.ts'
import { type ReleaseTree, readAllAs, readAs, readOrder, readShard } from './release-tree.ts'
import { changeOfSearch, type SearchChange } from './search-change.ts'

/** All rows of a release, where there are none to keep. */
export async function allRows(tree: ReleaseTree): Promise<SearchChange> {
  return changeOfSearch([], await readOrder(tree), new Set())
}

/** How the search index of a release becomes that of another; only what differs is read. */
export async function searchDiff(base: ReleaseTree, tree: ReleaseTree): Promise<SearchChange> {
  const own = new Set(tree.root.shards)
  const names = await changedDocuments(base.root, tree.root, (hash) =>
    readShard(own.has(hash) ? tree : base, hash),
  )
  const cards = documentNames.card('')
  const changed = names.flatMap((name) => (name.startsWith(cards) ? name.slice(cards.length) : []))
  const [before, after] = await differingOrders(base, tree)
  const { edited, ...moves } = changeOfSearch(before, after, new Set(changed))
  const near = new Set([...before, ...after])
  const far = changed.filter((slug) => !near.has(slug))
  return { ...moves, edited: [...edited, ...far] }
}

/** The parts of two orders that differ, with a piece before and one behind them that is the same. */
async function differingOrders(
  base: ReleaseTree,
  tree: ReleaseTree,
): Promise<[string[], string[]]> {
  const lists = [
    await readAs(base.read, base.root.order, piecesSchema),
    await readAs(tree.read, tree.root.order, piecesSchema),
  ] as const
  const [before, after] = lists
  const shortest = Math.min(before.length, after.length)
  let same = 0
  while (same < shortest && before[same] === after[same]) same++
  let sameEnd = 0
  while (sameEnd < shortest - same && before.at(-1 - sameEnd) === after.at(-1 - sameEnd)) sameEnd++
  if (same === before.length && same === after.length) return [[], []]
  const differing = (pieces: readonly string[]) =>
    pieces.slice(Math.max(0, same - 1), pieces.length - Math.max(0, sameEnd - 1))
  const read = async (of: ReleaseTree, pieces: readonly string[]) =>
    (await readAllAs(of.read, differing(pieces), orderPieceSchema)).flat()
  return [await read(base, before), await read(tree, after)]
}
