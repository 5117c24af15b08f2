import type { Box, Size } from '../../family.ts'
import type { Point } from '../../path.ts'
import { pageWidth } from '../layout.ts'

/**
 * Settings without a border: a round that holds the words, tiers open above, a cut corner, low tiers
 * under a list.
 */
export type OpenSetting = 'round' | 'tiers' | 'corner' | 'list'

/** The places of the parts, in plot units. */
export interface OpenLayout {
  heightUnits: number
  /** The lace: middle, radius and width of its band; a round of radius 0 is none. */
  round: Point & { radius: number; band: number }
  /** The edge of the lace that hangs from the top of the page; 0 is none. */
  valance: number
  /** The edge of the lace along the foot. */
  floor: number
  /** Middle of the motif's foot, and its maximum size. */
  motif: Point & { width: number; height: number }
  header: Point
  text: Box
}

interface Proportions {
  round: { x: number; y: number; radius: number; band: number }
  /** Default 0. */
  valance?: number
  floor: number
  motif: { x: number; foot: number; width: number; height: number }
  header: Point
  text: { top: number; bottom: number; inset: number }
}

type Shape = 'status' | 'print' | 'portrait' | 'square'

/** Heights are in plot units from the top: 2667 of status, 2100, 1875 and 1500. */
// biome-ignore format: a table
const plans: Readonly<Record<OpenSetting, Readonly<Record<Shape, Proportions>>>> = {
  round: {
    status: { round: { x: 750, y: 1065, radius: 880, band: 112 }, floor: 2480, motif: { x: 750, foot: 2484, width: 980, height: 524 }, header: { x: 786, y: 478 }, text: { top: 604, bottom: 1528, inset: 156 } },
    print: { round: { x: 750, y: 640, radius: 780, band: 108 }, floor: 1940, motif: { x: 750, foot: 1944, width: 760, height: 490 }, header: { x: 786, y: 240 }, text: { top: 324, bottom: 1040, inset: 234 } },
    portrait: { round: { x: 750, y: 556, radius: 810, band: 100 }, floor: 1740, motif: { x: 750, foot: 1744, width: 700, height: 404 }, header: { x: 786, y: 150 }, text: { top: 220, bottom: 1000, inset: 222 } },
    square: { round: { x: 750, y: 370, radius: 706, band: 86 }, floor: 1412, motif: { x: 750, foot: 1416, width: 640, height: 324 }, header: { x: 786, y: 96 }, text: { top: 140, bottom: 760, inset: 300 } },
  },
  tiers: {
    status: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 300, floor: 2190, motif: { x: 750, foot: 2206, width: 900, height: 660 }, header: { x: 1330, y: 390 }, text: { top: 410, bottom: 1490, inset: 150 } },
    print: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 118, floor: 1866, motif: { x: 750, foot: 1880, width: 760, height: 600 }, header: { x: 1310, y: 180 }, text: { top: 220, bottom: 1170, inset: 225 } },
    portrait: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 92, floor: 1600, motif: { x: 750, foot: 1614, width: 700, height: 520 }, header: { x: 1310, y: 150 }, text: { top: 190, bottom: 1020, inset: 225 } },
    square: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 78, floor: 1290, motif: { x: 750, foot: 1304, width: 640, height: 440 }, header: { x: 1290, y: 130 }, text: { top: 160, bottom: 810, inset: 235 } },
  },
  list: {
    status: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 300, floor: 2474, motif: { x: 750, foot: 2488, width: 420, height: 270 }, header: { x: 1330, y: 390 }, text: { top: 420, bottom: 2150, inset: 158 } },
    print: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 96, floor: 1960, motif: { x: 750, foot: 1974, width: 330, height: 220 }, header: { x: 1330, y: 150 }, text: { top: 176, bottom: 1640, inset: 200 } },
    portrait: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 78, floor: 1752, motif: { x: 750, foot: 1766, width: 300, height: 190 }, header: { x: 1330, y: 130 }, text: { top: 150, bottom: 1484, inset: 200 } },
    square: { round: { x: 0, y: 0, radius: 0, band: 0 }, valance: 78, floor: 1390, motif: { x: 750, foot: 1404, width: 300, height: 180 }, header: { x: 1290, y: 130 }, text: { top: 150, bottom: 1180, inset: 220 } },
  },
  corner: {
    status: { round: { x: 1500, y: 0, radius: 1300, band: 150 }, floor: 2410, motif: { x: 985, foot: 880, width: 690, height: 610 }, header: { x: 1395, y: 1340 }, text: { top: 1360, bottom: 2240, inset: 120 } },
    print: { round: { x: 1260, y: 0, radius: 1010, band: 124 }, floor: 1975, motif: { x: 900, foot: 690, width: 560, height: 500 }, header: { x: 1400, y: 1035 }, text: { top: 1060, bottom: 1830, inset: 120 } },
    portrait: { round: { x: 1220, y: 0, radius: 910, band: 112 }, floor: 1775, motif: { x: 900, foot: 620, width: 500, height: 450 }, header: { x: 1420, y: 930 }, text: { top: 950, bottom: 1655, inset: 110 } },
    square: { round: { x: 1140, y: 0, radius: 750, band: 98 }, floor: 1420, motif: { x: 880, foot: 510, width: 430, height: 370 }, header: { x: 1420, y: 775 }, text: { top: 790, bottom: 1320, inset: 110 } },
  },
}

/** Lays the parts of such a composition out on a plot, in plot units. */
export function layOutOpen({ widthPx, heightPx }: Size, setting: OpenSetting): OpenLayout {
  const ratio = heightPx / widthPx
  const tall: Shape = ratio < 1.6 ? 'print' : 'status'
  const shape: Shape = ratio < 1.12 ? 'square' : ratio < 1.32 ? 'portrait' : tall
  const { round, valance = 0, floor, motif, header, text }: Proportions = plans[setting][shape]
  return {
    heightUnits: ratio * pageWidth,
    round,
    valance,
    floor,
    motif: { x: motif.x, y: motif.foot, width: motif.width, height: motif.height },
    header,
    text: {
      x: text.inset,
      y: text.top,
      width: pageWidth - 2 * text.inset,
      height: text.bottom - text.top,
    },
  }
}
