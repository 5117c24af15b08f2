import { pageBounds } from '#shared/shelf-pages.ts'

/** Windows with rows of their own, as in shelf.module.css. */
export type ShelfWidth = 'phone' | 'tablet' | 'wide'

/** Sum of the ratios of a row that looks best; a phone has two cards in each row. */
const idealSums = { tablet: 3, wide: 3.8 } as const

/**
 * Divides cards into rows that each fill the width of the shelf, all of about one height.
 *
 * @param ratios width to height of each card
 * @returns the indexes of the cards that a row begins with, without the first
 * @example rowStarts([0.56, 0.8, 0.56, 0.56], 'phone') // [2]
 */
export function rowStarts(ratios: readonly number[], width: ShelfWidth): number[] {
  const starts: number[] = []
  // Page by page, so that a page that is added later moves no card.
  for (let page = 1; ; page++) {
    const { from, to } = pageBounds(ratios.length, page)
    if (from === to) return starts.slice(1)
    const shown = ratios.slice(from, to)
    const inPage = width === 'phone' ? pairs(shown) : evenRows(shown, idealSums[width])
    starts.push(...inPage.map((start) => from + start))
  }
}

function pairs(ratios: readonly number[]): number[] {
  return [...ratios.keys()].filter((index) => index % 2 === 0)
}

/** The rows with the least total difference from the ideal, found from the end of the list. */
function evenRows(ratios: readonly number[], idealSum: number): readonly number[] {
  // Of the rows from each card on: their difference, and where the second of them begins.
  const costs = new Float64Array(ratios.length + 1)
  const nexts = new Uint16Array(ratios.length)
  for (let start = ratios.length - 1; start >= 0; start--) {
    let sum = 0
    let least = Number.POSITIVE_INFINITY
    // Also for ratios that no picture has.
    nexts[start] = start + 1
    for (let end = start + 1; end <= ratios.length; end++) {
      sum += ratios[end - 1] ?? 0
      const cost = Math.log(sum / idealSum) ** 2 + (costs[end] ?? 0)
      if (cost >= least) continue
      least = cost
      nexts[start] = end
    }
    costs[start] = least
  }
  const starts: number[] = []
  for (let at = 0; at < ratios.length; at = nexts[at] ?? ratios.length) starts.push(at)
  return starts
}
