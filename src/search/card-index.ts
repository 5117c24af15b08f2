import type { ShelfCard } from '#shared/card.ts'
import type { SearchIndex } from '#shared/search/find.ts'

/** A search index with the cards that it finds. */
export interface CardIndex extends SearchIndex {
  /** The cards of slugs that `find` has found, in that order. */
  cards(slugs: readonly string[]): Promise<readonly ShelfCard[]>
}
