import type { Box, PhotoRoom, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'

/** What is printed: each has its own setting. */
export const layouts = [
  'wall',
  'posters',
  'bill',
  'rays',
  'ticket',
  'label',
  'news',
  'leaf',
  'shop',
  'case',
  'oval',
  'stamps',
] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  proportion: Proportion
  text: Box
  /** The sheet that the words are printed on. */
  sheet: Box
  /** Places of the woodcuts, the most important first. */
  cuts: readonly Box[]
  header: Point
  /** In units. */
  photos?: PhotoRoom[]
}

type Plan = Pick<Plot, 'text' | 'sheet' | 'cuts' | 'header' | 'photos'>
type ByProportion = Readonly<Record<Proportion, number>>

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPlot({ widthPx: 1080, heightPx: 1350 }, 'wall').scale // 1
 */
export function layOutPlot(size: Size, layout: Layout): Plot {
  const units = unitSizeOf(size)
  const proportion = proportionOf(size)
  return { ...units, proportion, ...plans[layout](units, proportion) }
}

const plans: Readonly<Record<Layout, (units: UnitSize, proportion: Proportion) => Plan>> = {
  wall: (units, proportion) => onSheet(units, proportion, { side: 34, top: topOnWall }),
  posters: (units, proportion) => {
    return onSheet(units, proportion, { side: widened(66, proportion), top: topOnWall })
  },
  bill,
  rays,
  ticket,
  label,
  news,
  leaf,
  shop,
  case: typeCase,
  oval,
  stamps,
}

/** The side of a sheet: a status is narrow, and shows less beside it. */
function widened(side: number, proportion: Proportion): number {
  return proportion === 'status' ? side - 22 : side
}

/** Above and below lies what hangs on the wall. */
const topOnWall: ByProportion = { status: 92, print: 44, portrait: 34, square: 34 }

/** A framed sheet with a row of woodcuts at its foot. */
function onSheet(
  { width, height }: UnitSize,
  proportion: Proportion,
  { side, top: tops }: { side: number; top: ByProportion },
): Plan {
  const top = tops[proportion]
  const sheet = { x: side, y: top, width: width - 2 * side, height: height - 2 * top }
  const inner = side + 68
  const head = { status: 300, print: 152, portrait: 136, square: 134 }[proportion]
  const cut = { status: 374, print: 240, portrait: 252, square: 340 }[proportion]
  const foot = height - top - 104
  const text = { x: inner, y: head, width: width - 2 * inner, height: foot - cut - head }
  const cuts = threeAbreast({ x: inner, y: foot - cut + 40, width: text.width, height: cut - 40 })
  return { sheet, text, cuts, header: { x: width - inner - 4, y: head - 26 } }
}

/** Three places side by side, the first and widest in the middle. */
function threeAbreast({ x, y, width, height }: Box): Box[] {
  const [side, middle] = [0.29 * width, 0.42 * width]
  const at = (left: number, wide: number) => ({ x: x + left + 16, y, width: wide - 32, height })
  return [at(side, middle), at(0, side), at(side + middle, side)]
}

/** A border of type to the edge, a woodcut in an oval at the head. */
function bill({ width, height }: UnitSize, proportion: Proportion): Plan {
  const side = 118
  const [top, deep] = {
    status: [150, 390] as const,
    print: [126, 290] as const,
    portrait: [118, 236] as const,
    square: [112, 328] as const,
  }[proportion]
  const foot = { status: 330, print: 138, portrait: 126, square: 122 }[proportion]
  const start = top + deep + 40
  return {
    sheet: { x: 0, y: 0, width, height },
    text: { x: side, y: start, width: width - 2 * side, height: height - foot - start },
    cuts: [{ x: width / 2 - deep * 0.55, y: top, width: deep * 1.1, height: deep }],
    header: { x: width - side - 2, y: start - 10 },
  }
}

/** A bill with a photo in its oval. */
function oval(units: UnitSize, proportion: Proportion): Plan {
  const { width, height } = units
  const plain = bill(units, proportion)
  const [top, deep] = {
    status: [236, 700] as const,
    print: [128, 540] as const,
    portrait: [114, 470] as const,
    square: [124, 482] as const,
  }[proportion]
  const start = top + deep + 46
  const wide = deep * 0.86
  const box = { x: (width - wide) / 2, y: top, width: wide, height: deep }
  const foot = { status: 336, print: 132, portrait: 120, square: 118 }[proportion]
  return {
    ...plain,
    text: { ...plain.text, y: start, height: height - foot - start },
    cuts: [box],
    header: { x: width - 122, y: proportion === 'status' ? 292 : 150 },
    photos: [{ box, frame: 'oval' }],
  }
}

/** Three stamps in a row above the words, each a photo. */
function stamps({ width, height }: UnitSize, proportion: Proportion): Plan {
  const top = { status: 330, print: 170, portrait: 146, square: 146 }[proportion]
  const side = 92
  const gap = 46
  const wide = (width - 2 * side - 2 * gap) / 3
  const deep = wide * { status: 1.34, print: 1.3, portrait: 1.24, square: 1.16 }[proportion]
  const cuts = [0, 1, 2].map((i) => ({
    x: side + i * (wide + gap),
    y: top,
    width: wide,
    height: deep,
  }))
  const start = top + deep + { status: 130, print: 110, portrait: 98, square: 98 }[proportion]
  const foot = { status: 336, print: 100, portrait: 92, square: 90 }[proportion]
  return {
    sheet: { x: 0, y: 0, width, height },
    text: { x: 100, y: start, width: width - 200, height: height - foot - start },
    cuts,
    header: { x: width - 104, y: proportion === 'status' ? 288 : 112 },
    photos: cuts.map((box, i) => ({ box, frame: 'rectangle', turn: turns[i] ?? 0 })),
  }
}

/** Degrees. */
const turns = [-3, 2, -1.5]

/** Rays to all edges from a woodcut at the head, the words on a panel. */
function rays({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [top, deep] = {
    status: [96, 520] as const,
    print: [70, 400] as const,
    portrait: [56, 350] as const,
    square: [66, 316] as const,
  }[proportion]
  const foot = { status: 246, print: 100, portrait: 84, square: 72 }[proportion]
  const start = top + deep + 36
  const sheet = { x: 58, y: start, width: width - 116, height: height - foot - start }
  return {
    sheet,
    text: { x: 104, y: start + 66, width: width - 208, height: sheet.height - 136 },
    cuts: [{ x: width / 2 - deep * 0.7, y: top, width: deep * 1.4, height: deep }],
    header: { x: width - 136, y: start + 48 },
  }
}

/** A ticket with a stub, between other tickets of the strip. */
function ticket({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [top, foot] = {
    status: [190, 190] as const,
    print: [96, 96] as const,
    portrait: [76, 76] as const,
    square: [58, 58] as const,
  }[proportion]
  const stub = { status: 400, print: 300, portrait: 280, square: 386 }[proportion]
  const sheet = { x: 46, y: top, width: width - 92, height: height - top - foot }
  const tear = sheet.y + sheet.height - stub
  const head = { status: 294, print: 182, portrait: 162, square: 142 }[proportion]
  return {
    sheet,
    text: { x: 122, y: head, width: width - 244, height: tear - 44 - head },
    cuts: [
      { x: width / 2 - 170, y: tear + 44, width: 340, height: stub - 84 },
      { x: 122, y: tear + 54, width: 200, height: stub - 104 },
      { x: width - 322, y: tear + 54, width: 200, height: stub - 104 },
    ],
    header: { x: width - 126, y: head - 18 },
  }
}

/** A label of a bottle on a patterned paper, with a medallion at its head. */
function label({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [top, foot] = {
    status: [150, 150] as const,
    print: [70, 70] as const,
    portrait: [56, 56] as const,
    square: [44, 44] as const,
  }[proportion]
  const deep = { status: 400, print: 290, portrait: 256, square: 372 }[proportion]
  const side = widened(70, proportion)
  const sheet = { x: side, y: top + deep * 0.46, width: width - 2 * side, height: 0 }
  sheet.height = height - foot - sheet.y
  const start = top + deep * 1.08 + 34
  const below = { status: 200, print: 116, portrait: 104, square: 92 }[proportion]
  return {
    sheet,
    text: {
      x: side + 68,
      y: start,
      width: width - 2 * side - 136,
      height: height - foot - below - start,
    },
    cuts: [{ x: width / 2 - deep / 2, y: top, width: deep, height: deep }],
    header: { x: width - side - 80, y: start - 14 },
  }
}

/** The front page of a newspaper: headlines, and columns round a woodcut. */
function news({ width, height }: UnitSize, proportion: Proportion): Plan {
  const head = { status: 294, print: 190, portrait: 170, square: 156 }[proportion]
  const deep = { status: 640, print: 400, portrait: 382, square: 474 }[proportion]
  const side = 80
  const cutWidth = 380
  return {
    sheet: { x: 0, y: 0, width, height },
    text: { x: side, y: head, width: width - 2 * side, height: height - deep - head },
    cuts: [
      {
        x: width / 2 - cutWidth / 2,
        y: height - deep + 62,
        width: cutWidth,
        height: Math.min(deep - 120, 380),
      },
    ],
    header: { x: width - side - 2, y: head - 16 },
  }
}

/** A leaf of a calendar block under its binding. */
function leaf({ width, height }: UnitSize, proportion: Proportion): Plan {
  const [top, board] = {
    status: [70, 390] as const,
    print: [46, 280] as const,
    portrait: [38, 252] as const,
    square: [30, 340] as const,
  }[proportion]
  const grid = { status: 330, print: 210, portrait: 180, square: 150 }[proportion]
  const foot = { status: 150, print: 84, portrait: 70, square: 62 }[proportion]
  const side = widened(70, proportion)
  const sheet = {
    x: side,
    y: top + board,
    width: width - 2 * side,
    height: height - foot - top - board,
  }
  const start = sheet.y + 76
  return {
    sheet,
    text: {
      x: side + 60,
      y: start,
      width: width - 2 * side - 120,
      height: height - foot - grid - 34 - start,
    },
    cuts: [{ x: width / 2 - 260, y: top + 34, width: 520, height: board - 64 }],
    header: { x: width - side - 64, y: start - 22 },
  }
}

/** A shop window under an awning, with the sign between them. */
function shop({ width, height }: UnitSize, proportion: Proportion): Plan {
  const awning = { status: 236, print: 176, portrait: 156, square: 132 }[proportion]
  const window = { status: 600, print: 400, portrait: 340, square: 400 }[proportion]
  const sheet = { x: 40, y: awning + 18, width: width - 80, height: height - window - awning - 54 }
  const deep = window - { status: 230, print: 150, portrait: 136, square: 120 }[proportion]
  const bay = { x: 120, y: height - window + 70, width: width - 240, height: deep }
  const cuts = threeAbreast(bay)
  return {
    sheet,
    text: { x: 104, y: sheet.y + 66, width: width - 208, height: sheet.height - 110 },
    cuts,
    header: { x: width - 108, y: sheet.y + 50 },
  }
}

/** A proof on a case of type, whose blocks are a tenth of the width. */
function typeCase({ width, height }: UnitSize, proportion: Proportion): Plan {
  const side = width / 10
  const rows = { status: 4, print: 3, portrait: 3, square: 3 }[proportion]
  const top = rows * side + 8
  const foot = { status: 278, print: 92, portrait: 84, square: 76 }[proportion]
  const margin = widened(78, proportion)
  const sheet = { x: margin, y: top, width: width - 2 * margin, height: height - foot - top }
  const start = top + 64
  const first = proportion === 'status' ? side : 0
  return {
    sheet,
    text: {
      x: margin + 46,
      y: start,
      width: width - 2 * margin - 92,
      height: sheet.height - 102,
    },
    cuts: [
      {
        x: 3 * side + 25,
        y: first + 25,
        width: 4 * side - 50,
        height: rows * side - first - 54,
      },
    ],
    header: { x: width - margin - 50, y: top + 52 },
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
