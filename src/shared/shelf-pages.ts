/** Number of cards on one page of a list. */
export const cardsAPage = 24

/** A last page of so few cards joins the page before it. */
const maxRest = 6

/**
 * The cards of a page, as the ends of a slice.
 *
 * @param total cards on all pages
 * @param page from 1
 * @example pageBounds(50, 2) // { from: 24, to: 50 }, since two cards are no page
 */
export function pageBounds(total: number, page: number): { from: number; to: number } {
  const from = (page - 1) * cardsAPage
  const to = from + cardsAPage
  const isRest = from > 0 && total - from <= maxRest
  if (from >= total || isRest) return { from: total, to: total }
  return { from, to: total - to <= maxRest ? total : to }
}
