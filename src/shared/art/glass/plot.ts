import type { Box, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'

/**
 * What a window is cut into. In the last two, words stand on a field of plain glass; in the others
 * on the panes.
 */
export const layouts = ['rings', 'waves', 'fan', 'hills', 'sunrise', 'stars', 'tree'] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  text: Box
  /** The thing that the card shows. */
  thing: Box
  /** Where the light comes from. */
  light: Point
  /** Where ground or water begins. */
  ground: number
  /** The field of plain glass behind all words. */
  sheet?: Box
  header: Point
}

type Plan = Omit<Plot, keyof UnitSize>

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPlot({ widthPx: 1080, heightPx: 1350 }, 'rings').scale // 1
 */
export function layOutPlot(size: Size, layout: Layout): Plot {
  const units = unitSizeOf(size)
  return { ...units, ...plans[layout](units, proportionOf(size)) }
}

const plans: Readonly<Record<Layout, (units: UnitSize, proportion: Proportion) => Plan>> = {
  rings: underLight,
  waves: underLight,
  fan: overLight,
  hills: overHills,
  sunrise: overSunrise,
  stars: underMedallion,
  tree: inBoughs,
}

/** The light and the thing above, the words below, the ground at the foot. */
function underLight({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [top, deep] = {
    status: [156, 340] as const,
    print: [112, 296] as const,
    portrait: [92, 252] as const,
    square: [88, 236] as const,
  }[proportion]
  const ground = height - { status: 540, print: 400, portrait: 350, square: 430 }[proportion]
  const text = below(top + deep + 50, ground - 44, { width, proportion })
  const thing = { x: width / 2 - 320, y: top, width: 640, height: deep }
  const light = { x: width / 2, y: top + deep * 0.5 }
  return { text, thing, light, ground, header: corner(width, proportion) }
}

/** The words above, the thing and the light at the foot. */
function overLight({ width, height }: UnitSize, proportion: Proportion): Plan {
  const ground = height - { status: 170, print: 190, portrait: 160, square: 170 }[proportion]
  const deep = { status: 426, print: 360, portrait: 330, square: 340 }[proportion]
  const top = { status: 312, print: 178, portrait: 158, square: 158 }[proportion]
  const text = below(top, ground - deep - 58, { width, proportion })
  const thing = { x: width / 2 - 330, y: ground - deep, width: 660, height: deep }
  const light = { x: width / 2, y: ground - deep * 0.5 }
  return { text, thing, light, ground, header: corner(width, proportion) }
}

/** The words in the sky, the thing on the nearest hill. */
function overHills({ width, height }: UnitSize, proportion: Proportion): Plan {
  const ground = height - { status: 610, print: 560, portrait: 490, square: 470 }[proportion]
  const top = { status: 326, print: 178, portrait: 158, square: 158 }[proportion]
  const text = below(top, ground - 150, { width, proportion })
  const deep = { status: 420, print: 330, portrait: 290, square: 290 }[proportion]
  const foot = height - { status: 150, print: 110, portrait: 96, square: 96 }[proportion]
  const thing = { x: width / 2 - 300, y: foot - deep, width: 600, height: deep }
  return {
    text,
    thing,
    light: { x: width / 2, y: ground - 20 },
    ground,
    header: corner(width, proportion),
  }
}

/** The words in the beams of a sun that rises behind hills. */
function overSunrise({ width, height }: UnitSize, proportion: Proportion): Plan {
  const ground = height - { status: 420, print: 360, portrait: 310, square: 290 }[proportion]
  const top = { status: 312, print: 178, portrait: 158, square: 158 }[proportion]
  const text = below(top, ground - 210, { width, proportion })
  const thing = { x: width / 2 - 200, y: ground, width: 400, height: height - ground }
  const light = { x: width / 2, y: ground + 16 }
  return { text, thing, light, ground, header: corner(width, proportion) }
}

/** A medallion with the thing above a field of plain glass. */
function underMedallion({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [middle, radius] = {
    status: [412, 244] as const,
    print: [268, 172] as const,
    portrait: [238, 150] as const,
    square: [226, 138] as const,
  }[proportion]
  const foot = { status: 268, print: 150, portrait: 124, square: 118 }[proportion]
  const side = { status: 90, print: 142, portrait: 142, square: 190 }[proportion]
  const top = middle + radius + 56
  const sheet = { x: side, y: top, width: width - 2 * side, height: height - foot - top }
  const thing = { x: width / 2 - radius, y: middle - radius, width: 2 * radius, height: 2 * radius }
  const light = { x: width / 2, y: middle }
  return { ...onSheet(sheet, proportion), thing, light, ground: height }
}

/** A field of plain glass inside a tree. */
function inBoughs({ width, height }: UnitSize, proportion: Proportion): Plan {
  const top = { status: 278, print: 212, portrait: 196, square: 196 }[proportion]
  const foot = { status: 486, print: 430, portrait: 360, square: 350 }[proportion]
  const side = { status: 90, print: 186, portrait: 186, square: 258 }[proportion]
  const sheet = { x: side, y: top, width: width - 2 * side, height: height - foot - top }
  const thing = { x: width / 2 - 200, y: height - foot + 60, width: 400, height: foot - 120 }
  const light = { x: width / 2, y: top + sheet.height * 0.3 }
  return { ...onSheet(sheet, proportion), thing, light, ground: height - 130 }
}

function below(
  top: number,
  foot: number,
  { width, proportion }: { width: number; proportion: Proportion },
): Box {
  const side = proportion === 'status' ? 92 : 104
  return { x: side, y: top, width: width - 2 * side, height: foot - top }
}

function onSheet(sheet: Box, proportion: Proportion): Pick<Plan, 'sheet' | 'text' | 'header'> {
  const { x, y, width, height } = sheet
  const side = proportion === 'status' ? 22 : 34
  return {
    sheet,
    text: { x: x + side, y: y + 66, width: width - 2 * side, height: height - 110 },
    header: { x: x + width - 58, y: y + 48 },
  }
}

/** At the top right, inside the border. */
function corner(width: number, proportion: Proportion): Point {
  return { x: width - 104, y: proportion === 'status' ? 290 : 106 }
}

/** The frame that text layout works with, px. */
export function textAreaOf(plot: Plot): TextArea {
  const { scale, header } = plot
  const round = (length: number) => Math.round(length * scale)
  return {
    text: inPx(plot.text, plot),
    anchor: 'middle',
    header: { x: round(header.x), y: round(header.y), sizePx: round(28) },
  }
}
