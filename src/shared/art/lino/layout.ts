import type { Box, Size, TextArea } from '../family.ts'

/** The place of everything on one plot, plot px. */
export interface LinoLayout extends Size {
  /** Unit of lengths: 1 at 1080 px wide and 1350 px high. */
  unit: number
  /** The printed block. */
  block: Box
  text: Box
  header: TextArea['header']
  /** The garland below the text, where a plot is tall enough. */
  garland?: { y: number }
}

/** Shares of the plot's height. */
interface Proportions {
  downTo: number
  block: readonly [top: number, bottom: number]
  text: readonly [top: number, bottom: number]
  header: number
  /** Margin on each side of the block, as a share of the plot's width. */
  margin: number
  garland?: number
}

const square: Proportions = {
  downTo: 0,
  block: [0.085, 0.485],
  text: [0.512, 0.945],
  header: 0.062,
  margin: 0.07,
}
const proportions: readonly Proportions[] = [
  {
    downTo: 1.6,
    block: [0.16, 0.565],
    text: [0.592, 0.838],
    header: 0.148,
    margin: 0.075,
    garland: 0.905,
  },
  { downTo: 1.32, block: [0.078, 0.57], text: [0.6, 0.945], header: 0.06, margin: 0.07 },
  { downTo: 1.12, block: [0.08, 0.56], text: [0.592, 0.945], header: 0.06, margin: 0.07 },
  square,
]

/**
 * Composes the plot for its proportions: status, print, portrait or square.
 *
 * @example linoLayout({ widthPx: 1080, heightPx: 1350 }).unit // 1
 */
export function linoLayout({ widthPx, heightPx }: Size): LinoLayout {
  const shares = proportions.find(({ downTo }) => heightPx / widthPx >= downTo) ?? square
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  const x = shares.margin * widthPx
  const width = widthPx - 2 * x
  const between = ([top, bottom]: readonly [number, number]): Box => {
    return { x, y: top * heightPx, width, height: (bottom - top) * heightPx }
  }
  return {
    widthPx,
    heightPx,
    unit,
    block: between(shares.block),
    text: between(shares.text),
    header: { x: x + width, y: shares.header * heightPx, sizePx: 26 * unit },
    ...(shares.garland && { garland: { y: shares.garland * heightPx } }),
  }
}
