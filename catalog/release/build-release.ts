import type { ShelfCard } from '#shared/card.ts'
import { hashText } from '#shared/release/hash-text.ts'
import {
  type CardTraits,
  documentNames,
  type Release,
  type Shard,
  type Shelf,
} from '#shared/release/release.ts'
import { shardCount, shardOf } from '#shared/release/shards.ts'
import { divideShelf, traitsOf } from '#shared/release/shelf.ts'
import type { ReleaseContent } from './content.ts'

/** A release with all of its documents. */
export interface BuiltRelease {
  id: string
  release: Release
  /** Texts by hash, the root included. */
  documents: ReadonlyMap<string, string>
}

type Store = (value: unknown) => Promise<string>

/** Writes a release as a tree of documents. The same content always has the same id. */
export async function buildRelease(content: ReleaseContent): Promise<BuiltRelease> {
  const documents = new Map<string, string>()
  const store = async (value: unknown) => {
    const text = JSON.stringify(value)
    const hash = await hashText(text)
    documents.set(hash, text)
    return hash
  }
  const { categories, songs, gifs, videoList, search, withdrawn } = content
  const release: Release = {
    version: 1,
    categories: [...categories],
    shards: await storeShards(content, store),
    shelves: await storeShelves(content, store),
    songs: await store(songs),
    gifs: await store(gifs),
    videos: await store(videoList),
    search: await store({ version: 2, rows: search }),
    order: await store(content.cards.map(({ design }) => design.slug)),
    withdrawn: [...withdrawn],
    counts: {
      cards: content.cards.length,
      videos: content.videos.length,
      songs: songs.length,
      gifs: gifs.length,
    },
  }
  return { id: await store(release), release, documents }
}

async function storeShards({ cards, videos }: ReleaseContent, store: Store): Promise<string[]> {
  const named: [string, unknown][] = [
    ...cards.map((card): [string, unknown] => [documentNames.card(card.design.slug), card]),
    ...videos.map((video): [string, unknown] => [documentNames.video(video.slug), video]),
  ]
  const count = shardCount(named.length)
  const shards = Array.from({ length: count }, (): Shard => ({}))
  for (const [name, value] of named.sort(byName)) {
    const shard = shards[await shardOf(name, count)]
    if (shard) shard[name] = await store(value)
  }
  return Promise.all(shards.map(store))
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1
}

async function storeShelves(
  { shelves }: ReleaseContent,
  store: Store,
): Promise<Record<string, string>> {
  const hashes: Record<string, string> = {}
  for (const name of Object.keys(shelves).sort()) {
    const cards = shelves[name] ?? []
    const { front, pages } = divideShelf(cards)
    const shelf: Shelf = {
      slugs: cards.map(({ slug }) => slug),
      ...traitsOfAll(cards),
      front,
      pages: await Promise.all(pages.map(store)),
    }
    hashes[name] = await store(shelf)
  }
  return hashes
}

/** Each combination of traits once, and for each card the index of its own. */
function traitsOfAll(cards: readonly ShelfCard[]): Pick<Shelf, 'traits' | 'kinds'> {
  const indexes = new Map<string, number>()
  const traits: CardTraits[] = []
  const kinds = cards.map((card) => {
    const own = traitsOf(card)
    const text = JSON.stringify(own)
    const index = indexes.get(text) ?? traits.push(own) - 1
    indexes.set(text, index)
    return index
  })
  return { traits, kinds }
}
