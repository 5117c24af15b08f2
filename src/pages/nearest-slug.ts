import { editDistance } from '#shared/search/edit-distance.ts'

/** Most single-letter typos in an address that is still guessed. */
const maxSlips = 4

/**
 * The item whose slug is closest to a mistyped one, or undefined when none is close. A slug that
 * starts with the typed one, or that the typed one starts with, is close.
 *
 * @example nearestSlug('weding', [{ slug: 'wedding' }], (item) => item.slug) // { slug: 'wedding' }
 */
export function nearestSlug<Item>(
  typed: string,
  items: readonly Item[],
  slugOf: (item: Item) => string,
): Item | undefined {
  const wanted = typed.toLowerCase().slice(0, 64)
  let nearest: { item: Item; slips: number } | undefined
  for (const item of items) {
    const slug = slugOf(item)
    const begun = wanted.length >= 3 && (slug.startsWith(wanted) || wanted.startsWith(slug))
    const slips = begun ? 1 : editDistance(wanted, slug)
    if (slips < (nearest?.slips ?? Number.POSITIVE_INFINITY)) nearest = { item, slips }
  }
  const bound = Math.min(maxSlips, Math.floor(wanted.length / 2))
  return nearest && nearest.slips <= bound ? nearest.item : undefined
}
