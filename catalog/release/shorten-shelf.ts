import type { ShelfCard } from '#shared/card.ts'
import { leastDivided, startOfPage } from '#shared/release/divide-shelf.ts'
import { mostInPage, mostNamed, type Shelf } from '#shared/release/release.ts'
import { arrangeTraits, type StoreDocument } from './build-release.ts'
import { type ReleaseTree, readShelf } from './release-tree.ts'
import { ShelfParts } from './shelf-parts.ts'

interface Shortening {
  /** The shelf. */
  hash: string
  /** Slugs of its cards that leave. */
  gone: Iterable<string>
  /** Place of a card in the order of the catalogue, which is that of each shelf. */
  placeOf: (slug: string) => number
  store: StoreDocument
}

/**
 * Writes a shelf without some of its cards. Only the pages that have these cards are read and
 * written, with the few near them that are divided in another way then.
 *
 * @returns its hash; undefined if no card is left
 */
export async function shortenShelf(
  tree: Pick<ReleaseTree, 'read'>,
  { hash, gone, placeOf, store }: Shortening,
): Promise<string | undefined> {
  const shelf = await readShelf(tree, hash)
  const parts = new ShelfParts(tree, shelf)
  const goneAt = new Set<number>()
  for (const slug of gone) {
    const place = await findPlace(slug, { shelf, parts, placeOf })
    if (place !== undefined) goneAt.add(place)
  }
  if (goneAt.size === 0) return hash
  const kinds = shelf.kinds.filter((_, place) => !goneAt.has(place))
  if (kinds.length === 0) return undefined
  const shortened: Shelf = {
    slugs: await firstSlugs(shelf, { parts, goneAt, total: kinds.length }),
    ...arrangeTraits({ traits: shelf.traits, kinds }),
    ...(await divideAgain(parts, { goneAt, total: kinds.length, store })),
  }
  return store(shortened)
}

/** The place of a card on a shelf; undefined if it is not there. */
async function findPlace(
  slug: string,
  { shelf, parts, placeOf }: { shelf: Shelf; parts: ShelfParts } & Pick<Shortening, 'placeOf'>,
): Promise<number | undefined> {
  const known = shelf.slugs.indexOf(slug)
  if (known >= 0) return known
  const wanted = placeOf(slug)
  let [low, high] = [0, parts.count]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    const [first] = await parts.read(middle)
    if (first && placeOf(first.slug) <= wanted) low = middle
    else high = middle
  }
  const index = (await parts.read(low)).findIndex((card) => card.slug === slug)
  return index < 0 ? undefined : parts.startOf(low) + index
}

/** The slugs of the first cards that stay. */
async function firstSlugs(
  { slugs: named }: Shelf,
  { parts, goneAt, total }: { parts: ShelfParts; goneAt: ReadonlySet<number>; total: number },
): Promise<string[]> {
  const wanted = Math.min(mostNamed, total)
  const slugs = named.filter((_, place) => !goneAt.has(place))
  let place = named.length
  while (slugs.length < wanted) {
    const part = parts.partAt(place)
    const card = (await parts.read(part))[place - parts.startOf(part)]
    if (!card) break
    if (!goneAt.has(place)) slugs.push(card.slug)
    place++
  }
  return slugs.slice(0, wanted)
}

interface Division {
  goneAt: ReadonlySet<number>
  /** Cards that stay. */
  total: number
  store: StoreDocument
}

/** The division that `divideShelf` makes of the cards that stay. */
async function divideAgain(
  parts: ShelfParts,
  { goneAt, total, store }: Division,
): Promise<Required<Pick<Shelf, 'front' | 'pages' | 'sizes'>>> {
  const rest = new Rest(parts, goneAt)
  const pages: { hash: string; size: number }[] = []
  let left = total
  while (left >= leastDivided) {
    const page = rest.takeSame() ?? (await storePage(await rest.takePage(), store))
    pages.unshift(page)
    left -= page.size
  }
  return {
    front: await rest.takeAll(),
    pages: pages.map(({ hash }) => hash),
    sizes: pages.map(({ size }) => size),
  }
}

async function storePage(cards: readonly ShelfCard[], store: StoreDocument) {
  return { hash: await store(cards), size: cards.length }
}

/** The cards of a shelf that are not divided yet; they are taken from the oldest on. */
class Rest {
  readonly #parts: ShelfParts
  /** Places of cards that leave, in each part that has some. */
  readonly #gone = new Map<number, Set<number>>()
  /** The last part of which nothing was read. */
  #next: number
  /** Cards of the parts behind it. */
  #cards: ShelfCard[] = []

  constructor(parts: ShelfParts, goneAt: ReadonlySet<number>) {
    this.#parts = parts
    this.#next = parts.count - 1
    for (const place of goneAt) {
      const part = parts.partAt(place)
      this.#gone.set(part, (this.#gone.get(part) ?? new Set()).add(place))
    }
  }

  /** The last page, if it stays as it is; a card of the part before it can change where it begins. */
  takeSame(): { hash: string; size: number } | undefined {
    const part = this.#next
    const isSame = part > 0 && !this.#gone.has(part) && !this.#gone.has(part - 1)
    if (this.#cards.length > 0 || !isSame) return undefined
    this.#next--
    return { hash: this.#parts.hashOf(part), size: this.#parts.sizeOf(part) }
  }

  /** The cards of the last page, divided again. */
  async takePage(): Promise<ShelfCard[]> {
    while (this.#cards.length < mostInPage && this.#next >= 0) await this.#readOn()
    const page = this.#cards.splice(startOfPage(this.#cards, this.#cards.length))
    this.#putBack()
    return page
  }

  async takeAll(): Promise<ShelfCard[]> {
    while (this.#next >= 0) await this.#readOn()
    return this.#cards
  }

  async #readOn(): Promise<void> {
    const part = this.#next--
    const [start, gone] = [this.#parts.startOf(part), this.#gone.get(part)]
    const cards = await this.#parts.read(part)
    this.#cards.unshift(...cards.filter((_, index) => !gone?.has(start + index)))
  }

  /** If the cards that were read on are whole parts, their pages can be the same as before. */
  #putBack(): void {
    let [part, size] = [this.#next, 0]
    while (size < this.#cards.length) {
      part++
      size += this.#parts.sizeOf(part) - (this.#gone.get(part)?.size ?? 0)
    }
    if (size > this.#cards.length) return
    this.#next = part
    this.#cards = []
  }
}
