import type { CardDocument } from '#shared/card.ts'
import {
  documentNames,
  mostNamed,
  newestShelf,
  type Release,
  shelfPageSchema,
} from '#shared/release/release.ts'
import { shardCount, shardOf } from '#shared/release/shards.ts'
import { mostBuiltinRows } from '#shared/search/row.ts'
import {
  divideNames,
  documentStore,
  type StoreDocument,
  storeOrder,
  storeSearch,
  storeShelf,
} from './build-release.ts'
import { isLeftOut, searchRow, shelfCard, shelfNames } from './content.ts'
import { inParallel } from './in-parallel.ts'
import {
  findDocument,
  openTree,
  type ReleaseTree,
  readAllAs,
  readCards,
  readOrder,
  readSearchRows,
  readShard,
  readShelf,
  readVideoList,
} from './release-tree.ts'
import { shortenShelf } from './shorten-shelf.ts'

/** What is taken out of a tree. */
interface Edit {
  tree: ReleaseTree
  store: StoreDocument
  /** Slugs of the cards that leave. */
  slugs: ReadonlySet<string>
  cards: readonly CardDocument[]
  /** Slugs of the videos that leave. */
  videos: ReadonlySet<string>
}

/**
 * The release without some cards and videos, and without the videos made of these cards. It is the
 * release that the catalogue without them makes, but only the parts that name them are read.
 */
export async function leaveOut(tree: ReleaseTree, slugs: readonly string[]): Promise<ReleaseTree> {
  const { root } = tree
  const withdrawn = [...new Set([...root.withdrawn, ...slugs])].sort()
  if (withdrawn.length === root.withdrawn.length) return tree
  const documents = new Map<string, string>()
  const store = documentStore((hash, text) => void documents.set(hash, text))
  const read = async (hash: string) => documents.get(hash) ?? (await tree.read(hash))
  const edit = await editOf(tree, new Set(withdrawn), store)
  const edited: Release = {
    ...root,
    ...(edit.videos.size > 0 && { videos: await storeVideoList(edit) }),
    shards: await storeShards(edit),
    ...(edit.cards.length > 0 && (await storeLists(edit))),
    withdrawn,
    counts: {
      ...root.counts,
      cards: root.counts.cards - edit.cards.length,
      videos: root.counts.videos - edit.videos.size,
    },
  }
  return openTree(read, await store(edited))
}

/** Whether the release has a card or video of that slug. */
export async function hasItem(tree: ReleaseTree, slug: string): Promise<boolean> {
  const names = [documentNames.card(slug), documentNames.video(slug)]
  const found = await Promise.all(names.map((name) => findDocument(tree, name)))
  return found.some((hash) => hash !== undefined)
}

async function editOf(
  tree: ReleaseTree,
  withdrawn: ReadonlySet<string>,
  store: StoreDocument,
): Promise<Edit> {
  const cards = await readCards(tree, [...withdrawn])
  const videos = (await readVideoList(tree)).filter((video) => isLeftOut(video, withdrawn))
  return {
    tree,
    store,
    cards,
    slugs: new Set(cards.map(({ design }) => design.slug)),
    videos: new Set(videos.map(({ slug }) => slug)),
  }
}

async function storeVideoList({ tree, videos, store }: Edit): Promise<string> {
  const list = await readVideoList(tree)
  return store(list.filter(({ slug }) => !videos.has(slug)))
}

async function storeShards({ tree, slugs, videos, store }: Edit): Promise<string[]> {
  const { shards, counts } = tree.root
  const gone = new Set([
    ...[...slugs].map(documentNames.card),
    ...[...videos].map(documentNames.video),
  ])
  if (gone.size === 0) return shards
  const stays = ([name]: readonly [string, string]) => !gone.has(name)
  if (shardCount(counts.cards + counts.videos - gone.size) !== shards.length) {
    const all = await Promise.all(shards.map((hash) => readShard(tree, hash)))
    return divideNames(all.flatMap((shard) => Object.entries(shard)).filter(stays), store)
  }
  const edited = [...shards]
  const places = await Promise.all([...gone].map((name) => shardOf(name, shards.length)))
  for (const place of new Set(places)) {
    const shard = await readShard(tree, shards[place] ?? '')
    edited[place] = await store(Object.fromEntries(Object.entries(shard).filter(stays)))
  }
  return edited
}

/** The parts that list cards: the order, the shelves and the search. */
async function storeLists(edit: Edit): Promise<Pick<Release, 'order' | 'shelves' | 'search'>> {
  const { tree, slugs, store } = edit
  const before = await readOrder(tree)
  const order = before.filter((slug) => !slugs.has(slug))
  return {
    order: await storeOrder(order, store),
    shelves: sorted({
      ...(await storeShelves(edit, before)),
      ...(order.length > 0 &&
        before.slice(0, mostNamed).some((slug) => slugs.has(slug)) &&
        (await storeNewest(edit, order))),
    }),
    search: before.slice(0, mostBuiltinRows).some((slug) => slugs.has(slug))
      ? await storeRows(edit, order)
      : tree.root.search,
  }
}

/** @param order slugs of all cards */
async function storeShelves(
  { tree, cards, store }: Edit,
  order: readonly string[],
): Promise<Record<string, string>> {
  const { shelves, categories } = tree.root
  const places = new Map(order.map((slug, place) => [slug, place]))
  const placeOf = (slug: string) => places.get(slug) ?? order.length
  const edited = new Map(Object.entries(shelves))
  const leaving = new Map<string, Set<string>>()
  for (const card of cards.map(shelfCard)) {
    for (const name of shelfNames(card, categories)) {
      leaving.set(name, (leaving.get(name) ?? new Set<string>()).add(card.slug))
    }
  }
  await inParallel(leaving, async ([name, gone]) => {
    const hash = await shortenShelf(tree, { hash: shelves[name] ?? '', gone, placeOf, store })
    if (hash) edited.set(name, hash)
    else edited.delete(name)
  })
  if (tree.root.counts.cards === cards.length) edited.delete(newestShelf)
  return Object.fromEntries(edited)
}

/** The newest cards that stay, and those that take the free places. */
async function storeNewest(
  { tree, slugs, store }: Edit,
  order: readonly string[],
): Promise<Record<string, string>> {
  const { front, pages } = await readShelf(tree, tree.root.shelves[newestShelf] ?? '')
  const older = (await readAllAs(tree.read, pages, shelfPageSchema)).flat()
  const kept = [...front, ...older].filter(({ slug }) => !slugs.has(slug))
  const next = await readCards(tree, order.slice(kept.length, mostNamed))
  return { [newestShelf]: await storeShelf([...kept, ...next.map(shelfCard)], store) }
}

function sorted(hashes: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(hashes).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The rows of the cards that stay, and of those that take the free places. */
async function storeRows({ tree, slugs, store }: Edit, order: readonly string[]): Promise<string> {
  const rows = (await readSearchRows(tree)).filter(({ slug }) => !slugs.has(slug))
  const next = await readCards(tree, order.slice(rows.length, mostBuiltinRows))
  return storeSearch([...rows, ...next.map(searchRow)], store)
}
