import type { Box, PhotoRoom, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'

/** What the sheets are cut to. */
export const layouts = [
  'gate',
  'portal',
  'hills',
  'rings',
  'tree',
  'sea',
  'fronds',
  'rose',
  'ark',
  'shrine',
  'dawn',
] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  proportion: Proportion
  text: Box
  /** Where the thing stands. */
  thing: Box
  header: Point
  /** In units. */
  photos?: PhotoRoom[]
}

/** Shares of the height: where words begin and end, the foot of the thing, and how tall it is. */
type Plan = readonly [from: number, to: number, foot: number, tall: number]

const plans: Readonly<Record<Exclude<Layout, 'shrine'>, Readonly<Record<Proportion, Plan>>>> = {
  gate: {
    status: [0.178, 0.6, 0.87, 0.25],
    print: [0.17, 0.55, 0.89, 0.28],
    portrait: [0.18, 0.56, 0.89, 0.28],
    square: [0.18, 0.58, 0.9, 0.25],
  },
  portal: {
    status: [0.2, 0.545, 0.86, 0.24],
    print: [0.2, 0.58, 0.89, 0.26],
    portrait: [0.2, 0.58, 0.89, 0.26],
    square: [0.2, 0.6, 0.9, 0.26],
  },
  hills: {
    status: [0.165, 0.505, 0.83, 0.26],
    print: [0.13, 0.48, 0.86, 0.28],
    portrait: [0.13, 0.48, 0.86, 0.28],
    square: [0.12, 0.51, 0.87, 0.28],
  },
  rings: {
    status: [0.2, 0.55, 0.82, 0.23],
    print: [0.18, 0.57, 0.85, 0.24],
    portrait: [0.18, 0.57, 0.85, 0.24],
    square: [0.18, 0.6, 0.86, 0.23],
  },
  tree: {
    status: [0.185, 0.61, 0.87, 0.23],
    print: [0.19, 0.6, 0.87, 0.22],
    portrait: [0.19, 0.6, 0.87, 0.22],
    square: [0.19, 0.62, 0.88, 0.22],
  },
  sea: {
    status: [0.17, 0.55, 0.77, 0.2],
    print: [0.17, 0.54, 0.8, 0.21],
    portrait: [0.17, 0.54, 0.8, 0.21],
    square: [0.16, 0.57, 0.82, 0.2],
  },
  fronds: {
    status: [0.25, 0.64, 0.86, 0.18],
    print: [0.22, 0.68, 0.9, 0.18],
    portrait: [0.22, 0.68, 0.9, 0.18],
    square: [0.22, 0.68, 0.9, 0.18],
  },
  rose: {
    status: [0.33, 0.6, 0.87, 0.25],
    print: [0.27, 0.64, 0.94, 0.27],
    portrait: [0.27, 0.64, 0.94, 0.27],
    square: [0.27, 0.65, 0.95, 0.27],
  },
  ark: {
    status: [0.275, 0.6, 0.87, 0.235],
    print: [0.27, 0.6, 0.91, 0.28],
    portrait: [0.27, 0.6, 0.91, 0.28],
    square: [0.26, 0.62, 0.91, 0.27],
  },
  dawn: {
    status: [0.478, 0.832, 0.43, 0.24],
    print: [0.5, 0.835, 0.44, 0.29],
    portrait: [0.5, 0.835, 0.44, 0.29],
    square: [0.49, 0.84, 0.44, 0.29],
  },
}

/** The share of the width that words can fill, by the format. */
const shares: Readonly<Record<Proportion, number>> = {
  status: 0.8,
  print: 0.78,
  portrait: 0.78,
  square: 0.7,
}

/** Layouts that need more room beside their words, except in a status. */
const narrow: readonly Layout[] = ['portal', 'ark', 'rose']

/** The share of the width that a thing can fill, where it is not 0.6. */
const breadths: Partial<Record<Layout, number>> = { ark: 0.46, dawn: 0.48 }

/** What a plot depends on apart from its size. */
export interface Manner {
  layout: Layout
  /** More room for words, less for the thing. */
  long?: true
}

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPlot({ widthPx: 1080, heightPx: 1350 }, { layout: 'gate' }).scale // 1
 */
export function layOutPlot(size: Size, { layout, long }: Manner): Plot {
  const units = unitSizeOf(size)
  const { width, height } = units
  const proportion = proportionOf(size)
  if (layout === 'shrine') return { ...units, proportion, ...shrine(units, proportion) }
  const [from, until, foot, full] = plans[layout][proportion]
  const [to, tall] = long ? [until + 0.05, full * 0.8] : [until, full]
  const isNarrow = proportion !== 'status' && narrow.includes(layout)
  const wide = width * (isNarrow ? 0.95 : 1) * shares[proportion]
  const broad = width * (breadths[layout] ?? 0.6)
  const side = proportion === 'status' ? 92 : 74
  return {
    ...units,
    proportion,
    text: { x: (width - wide) / 2, y: height * from, width: wide, height: height * (to - from) },
    thing: {
      x: (width - broad) / 2,
      y: height * (foot - tall),
      width: broad,
      height: height * tall,
    },
    header: { x: width - side - 12, y: proportion === 'status' ? 292 : 108 },
  }
}

/** An arch for a photo above the words. */
function shrine({ width }: UnitSize, proportion: Proportion) {
  const [top, foot, from, to] = {
    status: [172, 890, 1004, 1596] as const,
    print: [108, 752, 876, 1404] as const,
    portrait: [92, 626, 740, 1256] as const,
    square: [84, 626, 736, 1260] as const,
  }[proportion]
  const wide = (foot - top) * 0.8
  const side = { status: 100, print: 112, portrait: 112, square: 190 }[proportion]
  const box = { x: (width - wide) / 2, y: top, width: wide, height: foot - top }
  return {
    text: { x: side, y: from, width: width - 2 * side, height: to - from },
    thing: box,
    header: { x: width - side + 20, y: proportion === 'status' ? 296 : 116 },
    photos: [{ box, frame: 'arch' as const }],
  }
}

/** The frame that text layout works with, px. */
export function textAreaOf(plot: Plot): TextArea {
  const { scale, header, photos } = plot
  const round = (length: number) => Math.round(length * scale)
  return {
    text: inPx(plot.text, plot),
    ...(photos && { photos: photos.map((room) => ({ ...room, box: inPx(room.box, plot) })) }),
    anchor: 'middle',
    header: { x: round(header.x), y: round(header.y), sizePx: round(28) },
  }
}
