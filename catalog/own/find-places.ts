import type { Box, Size } from '#shared/art/family.ts'
import type { Format } from '#shared/format.ts'
import type { UnrestMap } from './unrest.ts'

/** The size of a place that holds the words. */
export interface RoomySize {
  width: number
  height: number
  /** Share of their largest size that the words keep, about; 1 or more is all of it. */
  share: number
}

/** A place for the words; the best has the lowest cost. */
export interface FoundPlace {
  box: Box
  cost: number
}

const sideShare = 0.09
/** Widths to try, as shares of the page. */
export const widthShares: readonly number[] = [0.82, 0.74, 0.66, 0.58, 0.5]
/** Heights to try, as shares of the height of the words at their largest. */
export const heightShares: readonly number[] = [1.06, 0.94, 0.82, 0.7, 0.6]
const stepShare = 1 / 40
/** What surrounds the words must be calm too: share of the page. */
const airShare = 0.03

/** Cost of one unit of each fault; that of the spread of the lightness is 1. */
const edgeWeight = 2.2
const smallWeight = 0.24
const narrowWeight = 0.1
const asideWeight = 0.4
const offMiddleWeight = 0.05

/**
 * The calmest place on a page for words of any of these sizes. The cost of a place is the spread of
 * the lightness in it and its steps from cell to cell; a place costs more where the words become
 * small, or stand beside the middle.
 */
export function findPlace(
  page: Size,
  { format, unrest, sizes }: { format: Format; unrest: UnrestMap; sizes: readonly RoomySize[] },
): FoundPlace | undefined {
  const safe = safeArea(page, format)
  const step = stepShare * page.widthPx
  let best: FoundPlace | undefined
  for (const size of sizes) {
    for (let x = safe.x; x + size.width <= safe.x + safe.width + 1; x += step) {
      for (let y = safe.y; y + size.height <= safe.y + safe.height + 1; y += step) {
        const box = { x, y, width: size.width, height: size.height }
        const { spread, edges } = unrest(grown(box, airShare * page.widthPx))
        const cost = spread + edgeWeight * edges + costOf(box, size, page)
        if (!best || cost < best.cost) best = { box, cost }
      }
    }
  }
  return best && { ...best, box: rounded(best.box) }
}

/** What a place costs whatever is in it. */
function costOf({ x, y }: Box, { width, height, share }: RoomySize, page: Size): number {
  const { widthPx, heightPx } = page
  return (
    smallWeight * Math.max(0, 1 - share) +
    narrowWeight * (1 - width / widthPx) +
    asideWeight * Math.abs((x + width / 2) / widthPx - 0.5) +
    offMiddleWeight * Math.abs((y + height / 2) / heightPx - 0.5)
  )
}

/** Where words may stand; the app covers the top and the bottom of a status. */
export function safeArea({ widthPx, heightPx }: Size, format: Format): Box {
  const [top, foot] =
    format === 'status' ? [0.14 * heightPx, 0.83 * heightPx] : [0.08 * heightPx, 0.92 * heightPx]
  const x = sideShare * widthPx
  return { x, y: top, width: widthPx - 2 * x, height: foot - top }
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function rounded({ x, y, width, height }: Box): Box {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}
