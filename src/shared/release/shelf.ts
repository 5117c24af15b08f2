import type { ShelfCard } from '../card.ts'
import { type CardTraits, leastInPage, type Shelf } from './release.ts'

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

/** The groups of a shelf, in the order of its traits. */
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
  const {
    categories,
    subCategories,
    formatPictures,
    language,
    family,
    recipients,
    people,
    picture,
  } = card
  return {
    categories,
    subCategories,
    formats: formatPictures.map(({ format }) => format),
    ...(language && { language }),
    ...(family && { family }),
    recipients,
    ...(people && { people }),
    ratio: Math.round((picture.width / picture.height) * 1000) / 1000,
  }
}

/** The places of the first cards of the pages of a shelf, newest page first, and of its end. */
export function pageStarts({
  front,
  pages,
  sizes = pages.map(() => leastInPage),
}: Pick<Shelf, 'front' | 'pages' | 'sizes'>): number[] {
  const starts = [front.length]
  for (const size of sizes) starts.push((starts.at(-1) ?? 0) + size)
  return starts
}

/**
 * Where the card of a place is.
 *
 * @param starts see `pageStarts`
 * @returns the page, or null for the front, and the index of the card in it
 * @example locate([6, 30, 60], 31) // { page: 1, index: 1 }
 */
export function locate(
  starts: readonly number[],
  place: number,
): { page: number | null; index: number } {
  const page = lastIndex(starts.length, (one) => (starts[one] ?? 0) <= place)
  return page < 0 ? { page: null, index: place } : { page, index: place - (starts[page] ?? 0) }
}

/** The last of some indexes that hold, where those that hold come first; -1 if none does. */
function lastIndex(count: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low - 1
}
