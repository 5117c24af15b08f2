import type { ShelfCard } from '#shared/card.ts'
import type { Shelf } from '#shared/release/release.ts'
import { pageStarts } from '#shared/release/shelf.ts'
import { type ReleaseTree, readShelfPage } from './release-tree.ts'

/** The documents that a shelf is divided into, newest first: its front, then its pages. */
export class ShelfParts {
  readonly count: number
  readonly #tree: Pick<ReleaseTree, 'read'>
  readonly #shelf: Shelf
  /** Places of the first cards, and of the end. */
  readonly #starts: readonly number[]
  readonly #read = new Map<number, Promise<ShelfCard[]>>()

  constructor(tree: Pick<ReleaseTree, 'read'>, shelf: Shelf) {
    this.#tree = tree
    this.#shelf = shelf
    this.#starts = [0, ...pageStarts(shelf)]
    this.count = shelf.pages.length + 1
  }

  startOf(part: number): number {
    return this.#starts[part] ?? 0
  }

  sizeOf(part: number): number {
    return this.startOf(part + 1) - this.startOf(part)
  }

  /** The hash of a page; part 0 has none. */
  hashOf(part: number): string {
    return this.#shelf.pages[part - 1] ?? ''
  }

  /** The part with that place. */
  partAt(place: number): number {
    return this.#starts.findLastIndex((start) => start <= place)
  }

  read(part: number): Promise<ShelfCard[]> {
    const kept = this.#read.get(part)
    if (kept) return kept
    const cards =
      part === 0 ? Promise.resolve(this.#shelf.front) : readShelfPage(this.#tree, this.hashOf(part))
    this.#read.set(part, cards)
    return cards
  }
}
