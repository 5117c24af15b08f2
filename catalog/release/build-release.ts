import type { ShelfCard } from '#shared/card.ts'
import { divideList } from '#shared/release/divide-list.ts'
import { divideShelf } from '#shared/release/divide-shelf.ts'
import { hashText } from '#shared/release/hash-text.ts'
import {
  documentNames,
  mostNamed,
  orderPieceSize,
  type Release,
  type Shard,
  type Shelf,
} from '#shared/release/release.ts'
import { shardCount, shardOf } from '#shared/release/shards.ts'
import { traitsOf } from '#shared/release/shelf.ts'
import { type SearchIndexRow, searchPieceSize, searchVersion } from '#shared/search/row.ts'
import type { ReleaseContent } from './content.ts'
import type { ReleaseTree } from './release-tree.ts'

/** A release with all of its documents. */
export interface BuiltRelease extends ReleaseTree {
  /** Texts by hash, the root included. */
  documents: ReadonlyMap<string, string>
}

/** Keeps the text of a document under its hash. */
export type Keep = (hash: string, text: string) => void | Promise<void>

/** Writes a document, and returns its hash. */
export type StoreDocument = (value: unknown) => Promise<string>

/** Builds a release in memory. */
export async function buildRelease(content: ReleaseContent): Promise<BuiltRelease> {
  const documents = new Map<string, string>()
  const { id, root } = await writeRelease(content, (hash, text) => void documents.set(hash, text))
  return { id, root, documents, read: async (hash) => documents.get(hash) ?? null }
}

/** Writes a release as a tree of documents. The same content always has the same id. */
export async function writeRelease(
  content: ReleaseContent,
  keep: Keep,
): Promise<Pick<ReleaseTree, 'id' | 'root'>> {
  const store = documentStore(keep)
  const { cards, categories, songs, gifs, videoList, search, withdrawn } = content
  const root: Release = {
    version: 1,
    categories: [...categories],
    shards: await storeShards(content, store),
    shelves: await storeShelves(content, store),
    songs: await store(songs),
    gifs: await store(gifs),
    videos: await store(videoList),
    search: await storeSearch(search, store),
    order: await storeOrder(
      cards.map(({ design }) => design.slug),
      store,
    ),
    withdrawn: [...withdrawn],
    counts: {
      cards: cards.length,
      videos: content.videos.length,
      songs: songs.length,
      gifs: gifs.length,
    },
  }
  return { id: await store(root), root }
}

/** Turns values into documents, and keeps them. */
export function documentStore(keep: Keep): StoreDocument {
  return async (value) => {
    const text = JSON.stringify(value)
    const hash = await hashText(text)
    await keep(hash, text)
    return hash
  }
}

async function storeShards({ cards, videos }: ReleaseContent, store: StoreDocument) {
  const named: [string, unknown][] = [
    ...cards.map((card): [string, unknown] => [documentNames.card(card.design.slug), card]),
    ...videos.map((video): [string, unknown] => [documentNames.video(video.slug), video]),
  ]
  const hashes: [string, string][] = []
  for (const [name, value] of named) hashes.push([name, await store(value)])
  return divideNames(hashes, store)
}

/** Writes the shards of names with their documents. */
export async function divideNames(
  names: readonly (readonly [string, string])[],
  store: StoreDocument,
): Promise<string[]> {
  const count = shardCount(names.length)
  const shards = Array.from({ length: count }, (): Shard => ({}))
  for (const [name, hash] of names.toSorted(byName)) {
    const shard = shards[await shardOf(name, count)]
    if (shard) shard[name] = hash
  }
  return Promise.all(shards.map(store))
}

function byName([one]: readonly [string, string], [other]: readonly [string, string]): number {
  return one < other ? -1 : 1
}

async function storeShelves(
  { shelves }: ReleaseContent,
  store: StoreDocument,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of Object.keys(shelves).sort()) {
    hashes[name] = await storeShelf(shelves[name] ?? [], store)
  }
  return hashes
}

/** Writes a shelf with all of its cards. */
export async function storeShelf(
  cards: readonly ShelfCard[],
  store: StoreDocument,
): Promise<string> {
  const { front, pages } = divideShelf(cards)
  const traits = cards.map(traitsOf)
  const shelf: Shelf = {
    slugs: cards.slice(0, mostNamed).map(({ slug }) => slug),
    ...arrangeTraits({ traits, kinds: traits.map((_, place) => place) }),
    front,
    pages: await Promise.all(pages.map(store)),
    sizes: pages.map(({ length }) => length),
  }
  return store(shelf)
}

/** Each combination of traits once, in the order of the first card that has it. */
export function arrangeTraits({
  traits,
  kinds,
}: Pick<Shelf, 'traits' | 'kinds'>): Pick<Shelf, 'traits' | 'kinds'> {
  const texts = traits.map((own) => JSON.stringify(own))
  const indexes = new Map<string, number>()
  const arranged: Shelf['traits'] = []
  const places = kinds.flatMap((kind) => {
    const [own, text] = [traits[kind], texts[kind]]
    if (!own || text === undefined) return []
    const index = indexes.get(text) ?? arranged.push(own) - 1
    indexes.set(text, index)
    return index
  })
  return { traits: arranged, kinds: places }
}

/** Writes the list of slugs in pieces. */
export async function storeOrder(slugs: readonly string[], store: StoreDocument): Promise<string> {
  const pieces = divideList(slugs, (slug) => slug, orderPieceSize)
  return store(await Promise.all(pieces.map(store)))
}

/** Writes the rows of the newest cards in pieces. */
export async function storeSearch(
  rows: readonly SearchIndexRow[],
  store: StoreDocument,
): Promise<string> {
  const pieces = divideList(rows, ({ slug }) => slug, searchPieceSize)
  return store(
    await Promise.all(pieces.map((piece) => store({ version: searchVersion, rows: piece }))),
  )
}
