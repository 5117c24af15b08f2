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
