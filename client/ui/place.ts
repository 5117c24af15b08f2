/**
 * Where a picture is when a phone opens the page: in its first row, which is fetched at once, near
 * it, or further down.
 */
export type Place = 'first' | 'near' | 'far'

/**
 * Of the pictures of a list that begins in the first view. A phone has two in each row.
 *
 * @param inView how many the first view can show
 */
export function placeOf(index: number, inView = 6): Place {
  if (index < 2) return 'first'
  return index < inView ? 'near' : 'far'
}
