import type { Box, PhotoRoom, Size, TextArea } from '../family.ts'
import type { Point } from '../path.ts'
import { inPx, type Proportion, proportionOf, type UnitSize, unitSizeOf } from '../proportion.ts'

/** How a cloth is laid out. */
export const layouts = [
  'garland',
  'parochet',
  'wreath',
  'corners',
  'list',
  'sampler',
  'letters',
  'field',
  'tree',
  'pillow',
  'hoop',
  'mount',
] as const
export type Layout = (typeof layouts)[number]

/** The place of everything, in units of a 1080th of the width or a 1350th of the height. */
export interface Plot extends UnitSize {
  proportion: Proportion
  text: Box
  /** The thing that the card shows. */
  thing: Box
  header: Point
  /** In units. */
  photos?: PhotoRoom[]
}

type Plan = Pick<Plot, 'text' | 'thing' | 'header' | 'photos'>

/**
 * Lays out a plot for its proportions.
 *
 * @example layOutPlot({ widthPx: 1080, heightPx: 1350 }, 'garland').scale // 1
 */
export function layOutPlot(size: Size, layout: Layout): Plot {
  const units = unitSizeOf(size)
  const proportion = proportionOf(size)
  return { ...units, proportion, ...plans[layout](units, proportion) }
}

type PlanOf = (units: UnitSize, proportion: Proportion) => Plan
type Spans = Readonly<Record<Proportion, readonly [from: number, to: number]>>

/** Half the width of what a thing may take. */
const reach = 300

/**
 * A plan of words across the page between two heights, and of a thing between two others.
 *
 * @param sides from the words to the edges, on a status and elsewhere
 */
function stacked(
  words: Spans,
  things: Spans,
  [onStatus, side]: readonly [onStatus: number, side: number],
): PlanOf {
  return ({ width }, proportion) => {
    const [top, foot] = words[proportion]
    const [head, base] = things[proportion]
    const by = { status: onStatus, print: side, portrait: side, square: side * 1.35 }[proportion]
    return {
      text: { x: by, y: top, width: width - 2 * by, height: foot - top },
      thing: { x: width / 2 - reach, y: head, width: 2 * reach, height: base - head },
      header: { x: width - by - 6, y: top - 16 },
    }
  }
}

const plans: Readonly<Record<Layout, PlanOf>> = {
  garland: stacked(
    { status: [410, 1156], print: [386, 856], portrait: [338, 764], square: [322, 822] },
    { status: [1170, 1650], print: [876, 1280], portrait: [784, 1140], square: [846, 1160] },
    [96, 104],
  ),
  parochet: stacked(
    { status: [500, 1214], print: [440, 900], portrait: [400, 820], square: [400, 900] },
    { status: [1226, 1652], print: [920, 1260], portrait: [836, 1120], square: [910, 1150] },
    [104, 128],
  ),
  wreath: stacked(
    { status: [400, 1384], print: [300, 1120], portrait: [262, 946], square: [276, 910] },
    { status: [400, 1384], print: [330, 1090], portrait: [262, 946], square: [300, 874] },
    [104, 126],
  ),
  corners: stacked(
    { status: [520, 1360], print: [420, 1120], portrait: [372, 1000], square: [350, 884] },
    { status: [1330, 1760], print: [1090, 1400], portrait: [980, 1250], square: [980, 1250] },
    [104, 110],
  ),
  list: stacked(
    { status: [376, 1540], print: [270, 1264], portrait: [256, 1144], square: [256, 1144] },
    { status: [1600, 1760], print: [1300, 1400], portrait: [1170, 1250], square: [1170, 1250] },
    [108, 118],
  ),
  sampler: stacked(
    { status: [560, 1250], print: [470, 1010], portrait: [400, 930], square: [472, 1004] },
    { status: [560, 1250], print: [470, 1010], portrait: [400, 930], square: [472, 1004] },
    [104, 110],
  ),
  letters: stacked(
    { status: [850, 1450], print: [640, 1160], portrait: [566, 1040], square: [640, 1060] },
    { status: [300, 790], print: [196, 580], portrait: [170, 512], square: [180, 584] },
    [104, 104],
  ),
  field: stacked(
    { status: [500, 1400], print: [370, 1140], portrait: [320, 1030], square: [320, 1030] },
    { status: [500, 1400], print: [370, 1140], portrait: [320, 1030], square: [320, 1030] },
    [108, 128],
  ),
  tree: stacked(
    { status: [430, 1250], print: [350, 990], portrait: [306, 880], square: [310, 890] },
    { status: [1300, 1700], print: [1010, 1330], portrait: [900, 1190], square: [900, 1190] },
    [112, 130],
  ),
  pillow: stacked(
    { status: [730, 1430], print: [500, 1130], portrait: [440, 1020], square: [474, 1040] },
    { status: [300, 680], print: [230, 470], portrait: [196, 414], square: [190, 440] },
    [112, 146],
  ),
  hoop,
  mount,
}

/** A round photo in a hoop above the words. */
function hoop({ width }: UnitSize, proportion: Proportion): Plan {
  const [top, across, from, to] = {
    status: [250, 650, 990, 1580],
    print: [122, 560, 770, 1396],
    portrait: [108, 500, 684, 1244],
    square: [96, 640, 790, 1262],
  }[proportion] as [number, number, number, number]
  const side = proportion === 'square' ? 170 : 104
  const box = { x: (width - across) / 2, y: top, width: across, height: across }
  return {
    text: { x: side, y: from, width: width - 2 * side, height: to - from },
    thing: box,
    header: { x: width - 84, y: proportion === 'status' ? 300 : 108 },
    photos: [{ box, frame: 'circle' }],
  }
}

/** A print in a mount that is sewn on, above the words. */
function mount({ width }: UnitSize, proportion: Proportion): Plan {
  const [top, wide, high, from, to] = {
    status: [276, 570, 520, 952, 1604],
    print: [160, 600, 500, 810, 1396],
    portrait: [150, 560, 430, 726, 1244],
    square: [146, 670, 436, 742, 1250],
  }[proportion] as [number, number, number, number, number]
  const side = proportion === 'square' ? 170 : 104
  const box = { x: (width - wide) / 2, y: top, width: wide, height: high }
  return {
    text: { x: side, y: from, width: width - 2 * side, height: to - from },
    thing: box,
    header: { x: width - 84, y: proportion === 'status' ? 290 : 104 },
    photos: [{ box, frame: 'rectangle', turn: -2.5 }],
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
