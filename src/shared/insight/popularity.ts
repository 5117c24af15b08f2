import * as v from 'valibot'
import { slugSchema } from '../slug.ts'

/** Key of the document in KV. */
export const popularityKey = 'popularity'
/** More cards than this are not ordered by popularity. */
export const maxPopular = 2000

export const popularitySchema = v.object({
  version: v.literal(1),
  /** ISO 8601. */
  madeAt: v.string(),
  /** Slugs of cards, the most popular first. */
  cards: v.pipe(v.array(slugSchema), v.maxLength(maxPopular)),
})
export type Popularity = v.InferOutput<typeof popularitySchema>

/** Place in the order of popularity, by slug. */
export type Ranks = ReadonlyMap<string, number>

/**
 * The most popular items first; all others after them, in their own order.
 *
 * @example popularFirst([{ slug: 'a' }, { slug: 'b' }], new Map([['b', 0]])) // b, a
 */
export function popularFirst<Item extends { slug: string }>(
  items: readonly Item[],
  ranks: Ranks,
): readonly Item[] {
  if (ranks.size === 0) return items
  const rank = ({ slug }: Item) => ranks.get(slug) ?? maxPopular
  return items.toSorted((a, b) => rank(a) - rank(b))
}

/** So many of the newest keep their places on a shelf: nobody knows yet how popular they are. */
const newestKept = 6
/** So many of the most popular follow them: with the newest they fill a page. */
const popularKept = 18

/**
 * The places of a shelf, with its most popular cards on the first page, behind the newest. All
 * others stay in their order.
 *
 * @param slugOf the slug of the card at a place; undefined for those that are too far back
 */
export function withPopular<Item extends { place: number }>(
  items: readonly Item[],
  ranks: Ranks,
  slugOf: (place: number) => string | undefined,
): readonly Item[] {
  if (ranks.size === 0) return items
  const ranked = items.slice(newestKept).flatMap((item) => {
    const slug = slugOf(item.place)
    const rank = slug === undefined ? undefined : ranks.get(slug)
    return rank === undefined ? [] : { item, rank }
  })
  const popular = ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, popularKept)
    .map(({ item }) => item)
  const moved = new Set(popular)
  const others = items.slice(newestKept).filter((item) => !moved.has(item))
  return [...items.slice(0, newestKept), ...popular, ...others]
}
