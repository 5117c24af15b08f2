import type { ShelfCard } from '../card.ts'
import { type CardTraits, pageSize, type Shelf } from './release.ts'

/** Cards in the document of a shelf itself, at least; enough for the cards related to another. */
export const minFront = 6

/** A place of a shelf, without its card. */
export interface ShelfEntry extends CardTraits {
  slug: string
  /** From 0. */
  place: number
}

/** The cards of a shelf with the same traits. */
export interface ShelfGroup extends CardTraits {
  count: number
}

/** The entries of the first cards of a shelf, in the catalogue's order. */
export function entriesOf({ slugs, traits, kinds }: Shelf): ShelfEntry[] {
  return slugs.flatMap((slug, place) => {
    const own = traits[kinds[place] ?? -1]
    return own ? [{ ...own, slug, place }] : []
  })
}

/** The groups of a shelf, in the order of `kinds`. */
export function groupsOf({ traits, kinds }: Pick<Shelf, 'traits' | 'kinds'>): ShelfGroup[] {
  const counts = traits.map(() => 0)
  for (const kind of kinds) counts[kind] = (counts[kind] ?? 0) + 1
  return traits.map((own, kind) => ({ ...own, count: counts[kind] ?? 0 }))
}

/** The number of cards in groups. */
export function countOf(groups: readonly { count: number }[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0)
}

/** What a shelf is filtered and arranged by. */
export function traitsOf(card: ShelfCard): CardTraits {
  const { categories, subCategories, formatPictures, language, family, recipients, picture } = card
  return {
    categories,
    subCategories,
    formats: formatPictures.map(({ format }) => format),
    ...(language && { language }),
    ...(family && { family }),
    recipients,
    ratio: Math.round((picture.width / picture.height) * 1000) / 1000,
  }
}

/**
 * Divides the cards of a shelf. Pages are counted from the oldest card, so that a new one at the
 * beginning changes none of them.
 */
export function divideShelf(cards: readonly ShelfCard[]): {
  front: ShelfCard[]
  pages: ShelfCard[][]
} {
  const pages = Math.max(0, Math.floor((cards.length - minFront) / pageSize))
  const frontSize = cards.length - pages * pageSize
  const startOf = (page: number) => frontSize + page * pageSize
  return {
    front: cards.slice(0, frontSize),
    pages: Array.from({ length: pages }, (_, page) =>
      cards.slice(startOf(page), startOf(page + 1)),
    ),
  }
}

/**
 * Where the card of a place is.
 *
 * @returns the page, or null for the front, and the index of the card in it
 */
export function locate(
  { front }: Pick<Shelf, 'front'>,
  place: number,
): { page: number | null; index: number } {
  if (place < front.length) return { page: null, index: place }
  const rest = place - front.length
  return { page: Math.floor(rest / pageSize), index: rest % pageSize }
}
