import { grown } from '../box.ts'
import type { Box, Size, TextArea } from '../family.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'
import { cornerCut } from './cartouche.ts'

/**
 * A roundel over the cartouche, or below it; a vine with the motif below it; a wreath of pictures on
 * tiles; a dish as wide as the page over the roundel, or below it.
 */
export const layouts = ['roundel', 'low-roundel', 'garden', 'tiles', 'dish', 'low-dish'] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  /** Breadth of the border's tiles, and how far in they end. */
  border: number
  inner: number
  /** The plain field, and the words in it. */
  cartouche: Box
  text: Box
  emblem: Box
  header: { x: number; y: number }
  /** The middle and the radius of a dish across the page, and of its well as a share of it. */
  dish?: { y: number; radius: number; well: number }
}

/** Sizes of the wall's tiles, and of the strip of glaze outside the border. */
export const tileSize = 135
export const edge = 22

/** Breadth of the border's tiles. A status is narrow, and its words need the width. */
const breadths: Readonly<Record<Proportion, number>> = {
  status: 60,
  print: 86,
  portrait: 86,
  square: 86,
}

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPage({ widthPx: 1080, heightPx: 1350 }, 'roundel').scale // 1
 */
export function layOutPlot(size: Size, layout: Layout): Plot {
  const units = unitSizeOf(size)
  const proportion = proportionOf(size)
  const border = breadths[proportion]
  return { ...units, border, inner: innerOf(proportion), ...plans[layout](units, proportion) }
}

function innerOf(proportion: Proportion): number {
  return edge + breadths[proportion]
}

/** The roundel's plot upside down. */
export function turned(plot: Pick<Plot, 'height' | 'cartouche' | 'emblem'>): {
  cartouche: Box
  emblem: Box
} {
  const turn = (box: Box): Box => ({ ...box, y: plot.height - box.y - box.height })
  return { cartouche: turn(plot.cartouche), emblem: turn(plot.emblem) }
}

function lowRoundelPlan(units: UnitSize, proportion: Proportion): Plan {
  const { cartouche, emblem } = turned({ ...units, ...roundelPlan(units, proportion) })
  return { cartouche, emblem, ...wordsIn(cartouche, proportion === 'status') }
}

const plans: Readonly<Record<Layout, (units: UnitSize, proportion: Proportion) => Plan>> = {
  roundel: roundelPlan,
  'low-roundel': lowRoundelPlan,
  garden: gardenPlan,
  tiles: tilesPlan,
  dish: dishPlan,
  'low-dish': lowDishPlan,
}

type Plan = Pick<Plot, 'cartouche' | 'text' | 'emblem' | 'header' | 'dish'>

function roundelPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const radius = { status: 240, print: 190, portrait: 172, square: 140 }[proportion]
  const centre = { status: 344, print: 302, portrait: 280, square: 258 }[proportion]
  const top = centre + radius + { status: 44, print: 34, portrait: 32, square: 26 }[proportion]
  const foot = { status: 230, print: 232, portrait: 214, square: 196 }[proportion]
  const side = { status: 80, print: 122, portrait: 122, square: 122 }[proportion]
  const cartouche = { x: side, y: top, width: width - 2 * side, height: height - foot - top }
  const emblem = {
    x: width / 2 - radius,
    y: centre - radius,
    width: 2 * radius,
    height: 2 * radius,
  }
  return { cartouche, emblem, ...wordsIn(cartouche, proportion === 'status') }
}

function gardenPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const top = { status: 200, print: 236, portrait: 226, square: 222 }[proportion]
  const foot = { status: 568, print: 480, portrait: 440, square: 446 }[proportion]
  const side = { status: 80, print: 122, portrait: 122, square: 122 }[proportion]
  const cartouche = { x: side, y: top, width: width - 2 * side, height: height - foot - top }
  const inner = innerOf(proportion)
  const tall = foot - inner - 96
  const half = proportion === 'status' ? 270 : 190
  const emblem = {
    x: width / 2 - half,
    y: height - inner - 30 - tall,
    width: 2 * half,
    height: tall,
  }
  return { cartouche, emblem, ...wordsIn(cartouche, proportion === 'status') }
}

function tilesPlan({ width, height }: UnitSize, proportion: Proportion): Plan {
  const tile = pictureTile({ width })
  const rows = { status: 2, print: 1, portrait: 1, square: 1 }[proportion]
  const top = edge + rows * tile + 20
  const bottom = height - edge - tile - 20
  const tall = proportion === 'status'
  const [side, trim] = tall ? [edge + 40, 26] : [edge + 66, 34]
  const cartouche = {
    x: side,
    y: top + trim,
    width: width - 2 * side,
    height: bottom - top - 2 * trim,
  }
  const emblem = { x: width / 2 - tile, y: edge, width: 2 * tile, height: tile * rows }
  return { cartouche, emblem, ...wordsIn(cartouche, tall) }
}

function dishPlan({ width }: UnitSize, proportion: Proportion): Plan {
  const tall = proportion === 'status'
  // A status is narrow: the dish is cut by its edges, and its rim is slimmer.
  const radius = width / 2 + (tall ? 76 : -32)
  const rim = tall ? 0.86 : 0.8
  const y = { status: 800, print: 590, portrait: 536, square: 668 }[proportion]
  const small = { status: 206, print: 172, portrait: 146, square: 138 }[proportion]
  const middle = { status: 1440, print: 1226, portrait: 1150, square: 1176 }[proportion]
  const well = rim * radius - 16
  const [halfWidth, halfHeight] = tall ? [0.86 * well, 0.5 * well] : [0.8 * well, 0.6 * well]
  const text = {
    x: width / 2 - halfWidth,
    y: y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  }
  return {
    dish: { y, radius, well: rim },
    cartouche: text,
    text,
    emblem: { x: width / 2 - small, y: middle - small, width: 2 * small, height: 2 * small },
    header: { x: width / 2 + 0.44 * well, y: y - 0.66 * well },
  }
}

/** The dish's plot upside down, with a larger roundel over it. */
function lowDishPlan(units: UnitSize, proportion: Proportion): Plan {
  const { dish: high, cartouche: field, text, header, emblem: low } = dishPlan(units, proportion)
  if (!high) throw new RangeError('a dish has no place')
  const { cartouche, emblem } = turned({ ...units, cartouche: field, emblem: low })
  const y = units.height - high.y
  const more = { status: 24, print: 16, portrait: 14, square: 24 }[proportion]
  return {
    dish: { ...high, y },
    cartouche,
    text: { ...text, y: cartouche.y },
    header: { ...header, y: header.y - high.y + y },
    emblem: { ...grown(emblem, more), y: emblem.y },
  }
}

/** The size at which four picture tiles fit side by side. */
export function pictureTile({ width }: Pick<Plot, 'width'>): number {
  return (width - 2 * edge) / 4
}

/** Words stay off the cut corners of their field. They are wider in one that is narrow for its height. */
function wordsIn({ x, y, width, height }: Box, isNarrow = false): Pick<Plan, 'text' | 'header'> {
  const [side, top, foot] = isNarrow ? [24, 74, 78] : [38, 66, 58]
  return {
    text: { x: x + side, y: y + top, width: width - 2 * side, height: height - top - foot },
    header: { x: x + width - cornerCut - 26, y: y + (isNarrow ? 64 : 44) },
  }
}

/** The frame that text layout works with, px. */
export function textAreaOf(plot: Plot): TextArea {
  const { scale, header } = plot
  const round = (length: number) => Math.round(length * scale)
  return {
    text: inPx(plot.text, plot),
    anchor: 'middle',
    header: { x: round(header.x), y: round(header.y), sizePx: round(24) },
  }
}
