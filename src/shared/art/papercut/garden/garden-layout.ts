import type { Box, Size } from '../../family.ts'
import type { Point } from '../../path.ts'
import type { ArchLayout } from '../layout.ts'
import { pageWidth } from '../layout.ts'

/** The places of the parts of a garden, in plot units; symmetric about x = 750. */
export interface GardenLayout
  extends Pick<ArchLayout, 'heightUnits' | 'border' | 'opening' | 'plinth'> {
  /** Middle of the motif's foot, and its maximum size. */
  motif: Point & { width: number; height: number }
  /** Depth of the garland at the top. */
  garland: number
  /** The two scrolls of the left tree, the lower one first. */
  scrolls: readonly [Scroll, Scroll]
  header: Point
  text: Box
}

export interface Scroll extends Point {
  radius: number
}

interface Proportions {
  tip: number
  plinthHeight: number
  garland: number
  motif: { width: number; height: number }
  /** Radii of the scrolls. */
  scrolls: readonly [number, number]
  /** Baseline of the header under the window's upper edge. */
  header: number
  /** Distance from the garland to the text, and from the window's sides. */
  above: number
  aside: number
}

const depth = 92

const proportions = {
  status: {
    tip: 20,
    plinthHeight: 210,
    garland: 250,
    motif: { width: 780, height: 780 },
    scrolls: [190, 138],
    header: 306,
    above: 111,
    aside: 46,
  },
  print: {
    tip: 62,
    plinthHeight: 112,
    garland: 150,
    motif: { width: 470, height: 470 },
    scrolls: [132, 94],
    header: 190,
    above: 66,
    aside: 96,
  },
  portrait: {
    tip: 34,
    plinthHeight: 112,
    garland: 132,
    motif: { width: 460, height: 420 },
    scrolls: [118, 86],
    header: 172,
    above: 62,
    aside: 96,
  },
  square: {
    tip: 30,
    plinthHeight: 72,
    garland: 104,
    motif: { width: 460, height: 372 },
    scrolls: [106, 78],
    header: 142,
    above: 46,
    aside: 96,
  },
} as const satisfies Record<string, Proportions>

function proportionsFor({ widthPx, heightPx }: Size): Proportions {
  const ratio = heightPx / widthPx
  if (ratio < 1.12) return proportions.square
  if (ratio < 1.32) return proportions.portrait
  return ratio < 1.6 ? proportions.print : proportions.status
}

/**
 * Lays the parts of the garden out on a plot, in plot units.
 *
 * @example layOutGarden({ widthPx: 1080, heightPx: 1350 }).motif.height // 420
 */
export function layOutGarden(size: Size): GardenLayout {
  const of = proportionsFor(size)
  const heightUnits = (size.heightPx / size.widthPx) * pageWidth
  const inset = of.tip + depth
  const opening = {
    x: inset,
    y: inset,
    width: pageWidth - 2 * inset,
    height: heightUnits - 2 * inset,
  }
  const floor = inset + opening.height - of.plinthHeight
  const top = inset + of.garland + of.above
  const [low, high] = of.scrolls
  return {
    heightUnits,
    border: { tip: of.tip, depth, kind: 'slim' },
    opening,
    plinth: { top: floor },
    motif: { x: pageWidth / 2, y: floor + 3, ...of.motif },
    garland: of.garland,
    scrolls: [
      { x: inset + low + 34, y: floor - low - 26, radius: low },
      { x: inset + high + 14, y: floor - 2 * low - high - 40, radius: high },
    ],
    header: { x: pageWidth - inset - 26, y: inset + of.header },
    text: {
      x: inset + of.aside,
      y: top,
      width: opening.width - 2 * of.aside,
      height: floor - of.motif.height - 58 - top,
    },
  }
}
