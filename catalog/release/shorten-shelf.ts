import type { ShelfCard } from '#shared/card.ts'
import { mostNamed, type Shelf, shelfPageSchema } from '#shared/release/release.ts'
import { divideShelf, locate, minFront } from '#shared/release/shelf.ts'
import { arrangeTraits, type StoreDocument } from './build-release.ts'
import { type ReleaseTree, readAllAs, readShelf, readShelfPage } from './release-tree.ts'

interface Shortening {
  /** The shelf. */
  hash: string
  /** Slugs of its cards that leave. */
  gone: ReadonlySet<string>
  store: StoreDocument
}

/**
 * Writes a shelf without some of its cards. Pages are counted from the oldest card, so those that
 * are older than all of these cards stay as they are.
 *
 * @returns its hash; undefined if no card is left
 */
export async function shortenShelf(
  tree: ReleaseTree,
  { hash, gone, store }: Shortening,
): Promise<string | undefined> {
  const shelf = await readShelf(tree, hash)
  const { pages } = shelf
  if (shelf.kinds.length <= gone.size) return undefined
  const cards = [...shelf.front]
  const left = () => cards.filter(({ slug }) => !gone.has(slug))
  const isEnough = () => cards.length - left().length === gone.size && left().length >= minFront
  let pagesRead = 0
  while (!isEnough() && pagesRead < pages.length) {
    // Twice as many each time: most cards that leave are new, but any card can.
    const next = pages.slice(pagesRead, 2 * pagesRead + 1)
    cards.push(...(await readAllAs(tree.read, next, shelfPageSchema)).flat())
    pagesRead += next.length
  }
  const kept = left()
  const divided = divideShelf(kept)
  const goneAt = new Set(cards.flatMap(({ slug }, place) => (gone.has(slug) ? place : [])))
  const kinds = shelf.kinds.filter((_, place) => !goneAt.has(place))
  const shortened: Shelf = {
    slugs: await firstSlugs(tree, shelf, { kept, total: kinds.length, goneCount: gone.size }),
    ...arrangeTraits({ traits: shelf.traits, kinds }),
    front: divided.front,
    pages: [...(await Promise.all(divided.pages.map(store))), ...pages.slice(pagesRead)],
  }
  return store(shortened)
}

/** The slugs of the first cards that stay. */
async function firstSlugs(
  tree: ReleaseTree,
  shelf: Shelf,
  { kept, total, goneCount }: { kept: readonly ShelfCard[]; total: number; goneCount: number },
): Promise<string[]> {
  const wanted = Math.min(mostNamed, total)
  const slugs = kept.slice(0, wanted).map(({ slug }) => slug)
  // Behind the cards that were read nothing is gone.
  slugs.push(...shelf.slugs.slice(slugs.length + goneCount, wanted + goneCount))
  while (slugs.length < wanted) {
    const { page, index } = locate(shelf, slugs.length + goneCount)
    const next = page === null ? shelf.front : await readShelfPage(tree, shelf.pages[page] ?? '')
    slugs.push(...next.slice(index, index + wanted - slugs.length).map(({ slug }) => slug))
    if (next.length <= index) break
  }
  return slugs
}
