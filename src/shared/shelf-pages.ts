/** Number of cards or videos on one page of a list. */
export const itemsAPage = 24

/** A last page of so few items joins the page before it. */
const maxRest = 6

/**
 * The items of a page, as the ends of a slice.
 *
 * @param total items on all pages
 * @param page from 1
 * @example pageBounds(50, 2) // { from: 24, to: 50 }, since two items are no page
 */
export function pageBounds(total: number, page: number): { from: number; to: number } {
  const from = (page - 1) * itemsAPage
  const to = from + itemsAPage
  const isRest = from > 0 && total - from <= maxRest
  if (from >= total || isRest) return { from: total, to: total }
  return { from, to: total - to <= maxRest ? total : to }
}
