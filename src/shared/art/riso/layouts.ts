import { grown } from '../box.ts'
import type { Box, Size, TextArea } from '../family.ts'
import { type Ink, type Plate, plateIn } from './plates.ts'
import { blocks, dawn, ground, lowHills, shore } from './scenes.ts'
import { isStamp } from './stamps.ts'

/** How plates and words share the page. */
export type Layout =
  /** Plates hang from the head of the page above the words, with hills at its foot. */
  | 'hang'
  /** Letters rise from the foot of the page. */
  | 'rise'
  /** A crowd of things under the words. */
  | 'crowd'
  /** Letters beside the words; on a status two by two under them. */
  | 'stack'
  /** A label on an all-over print. */
  | 'label'
  /** Things in two opposite corners. */
  | 'corners'
  /** A wreath of things around the words. */
  | 'rings'
  /** A page of ink with huge letters above a disc of paper. */
  | 'ground'
  /** Things on hills under the disc of a sun. */
  | 'dawn'
  /** Blocks of ink, each with a letter or a thing. */
  | 'blocks'

/** The place of a plate: shares of the page's width, and of the height under or over the words. */
export type Spot = readonly [x: number, y: number, width: number, height: number]

/** The places of plates on a status, and on the lower pages. */
export interface Spots {
  /** In turn; every second is b. Default: a, b, c, b. */
  inks?: readonly Ink[]
  tall: readonly Spot[]
  low: readonly Spot[]
}

/** Shares of the page: the sides of the words, and the right end and baseline of the small line. */
type Place = readonly [
  left: number,
  top: number,
  right: number,
  foot: number,
  headerX: number,
  headerY: number,
]

/** For status, print, portrait and square. */
const places: Readonly<Record<Layout, readonly [Place, Place, Place, Place]>> = {
  hang: [
    [0.08, 0.61, 0.92, 0.825, 0.92, 0.598],
    [0.08, 0.61, 0.92, 0.86, 0.92, 0.592],
    [0.08, 0.61, 0.92, 0.865, 0.92, 0.592],
    [0.08, 0.585, 0.92, 0.885, 0.92, 0.565],
  ],
  rise: [
    [0.07, 0.165, 0.93, 0.455, 0.93, 0.15],
    [0.07, 0.095, 0.93, 0.4, 0.93, 0.07],
    [0.07, 0.1, 0.93, 0.41, 0.93, 0.075],
    [0.07, 0.11, 0.93, 0.46, 0.93, 0.08],
  ],
  crowd: [
    [0.07, 0.165, 0.93, 0.49, 0.93, 0.15],
    [0.07, 0.095, 0.93, 0.38, 0.93, 0.07],
    [0.07, 0.1, 0.93, 0.39, 0.93, 0.075],
    [0.07, 0.11, 0.93, 0.43, 0.93, 0.08],
  ],
  stack: [
    [0.07, 0.165, 0.93, 0.475, 0.93, 0.15],
    [0.46, 0.1, 0.94, 0.6, 0.94, 0.07],
    [0.46, 0.11, 0.94, 0.62, 0.94, 0.075],
    [0.46, 0.11, 0.94, 0.66, 0.94, 0.08],
  ],
  label: [
    [0.107, 0.35, 0.893, 0.66, 0.893, 0.333],
    [0.15, 0.34, 0.85, 0.68, 0.85, 0.32],
    [0.14, 0.31, 0.86, 0.7, 0.86, 0.288],
    [0.15, 0.265, 0.85, 0.655, 0.85, 0.241],
  ],
  corners: [
    [0.08, 0.36, 0.92, 0.66, 0.92, 0.352],
    [0.08, 0.34, 0.92, 0.68, 0.92, 0.331],
    [0.08, 0.32, 0.92, 0.69, 0.92, 0.31],
    [0.08, 0.345, 0.92, 0.68, 0.92, 0.33],
  ],
  rings: [
    [0.104, 0.33, 0.896, 0.63, 0.54, 0.316],
    [0.2, 0.335, 0.8, 0.625, 0.54, 0.315],
    [0.2, 0.32, 0.8, 0.64, 0.54, 0.3],
    [0.2, 0.315, 0.8, 0.695, 0.54, 0.292],
  ],
  ground: [
    [0.11, 0.575, 0.89, 0.785, 0.54, 0.56],
    [0.11, 0.56, 0.89, 0.81, 0.54, 0.54],
    [0.11, 0.55, 0.89, 0.82, 0.54, 0.528],
    [0.11, 0.51, 0.89, 0.87, 0.54, 0.485],
  ],
  dawn: [
    [0.11, 0.215, 0.89, 0.455, 0.54, 0.18],
    [0.14, 0.15, 0.86, 0.46, 0.54, 0.115],
    [0.14, 0.14, 0.86, 0.48, 0.54, 0.105],
    [0.16, 0.13, 0.84, 0.53, 0.54, 0.095],
  ],
  blocks: [
    [0.09, 0.55, 0.91, 0.838, 0.91, 0.533],
    [0.09, 0.5, 0.91, 0.8, 0.91, 0.482],
    [0.09, 0.48, 0.91, 0.81, 0.91, 0.46],
    [0.09, 0.44, 0.91, 0.93, 0.91, 0.418],
  ],
}

/** Where the words of a layout stand. */
export function placeOfWords(size: Size, layout: Layout): Pick<TextArea, 'text' | 'header'> {
  const { widthPx, heightPx } = size
  const ratio = heightPx / widthPx
  const at = [1.6, 1.32, 1.12].findIndex((downTo) => ratio >= downTo)
  const [left, top, right, foot, headerX, headerY] = places[layout][at] ?? places[layout][3]
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  return {
    text: {
      x: left * widthPx,
      y: top * heightPx,
      width: (right - left) * widthPx,
      height: (foot - top) * heightPx,
    },
    header: { x: headerX * widthPx, y: headerY * heightPx, sizePx: 26 * unit },
  }
}

export interface Order {
  plates: readonly string[]
  turns?: readonly number[]
  spots?: Spots
  size: Size
  text: Box
}

/** The plates of a layout. */
export function layOut(layout: Layout, order: Order): Plate[] {
  return { hang, rise, crowd, stack, label, corners, rings, ground, dawn, blocks }[layout](order)
}

/** Plates over the words, so large that they overlap and the edges of the page cut them; hills below. */
function hang(order: Order): Plate[] {
  const { size, text } = order
  const room = { y: 0, height: text.y - 0.04 * size.heightPx }
  return [...placeInRoom(order, room), ...lowHills(order)]
}

/** Two letters under the words on a shore, as large as the words let them be. Their feet are whole. */
function rise({ plates, size, text }: Order): Plate[] {
  const { widthPx, heightPx } = size
  const top = text.y + text.height + 0.022 * heightPx
  const height = 0.97 * heightPx - top
  const isTall = heightPx > 1.6 * widthPx
  const high = isTall ? 0.7 * height : height
  const room = { x: 0, y: top, width: 0.64 * widthPx, height: high }
  const [first = 0, second = 0] = plates.map((name) => plateIn(name, room, 'a').box.width)
  const lap = 0.2 * Math.min(first, second)
  const right = (widthPx + Math.min(0.98 * widthPx, first + second - lap)) / 2
  const letters = [
    plateIn(plates[0] ?? '', { ...room, x: right - first, width: first }, 'a'),
    plateIn(
      plates[1] ?? '',
      { x: right - first + lap - second, y: top + height - high, width: second, height: high },
      'b',
    ),
  ]
  return [shore(size), ...letters]
}

/** Things under the words, so large that the edges of the page cut them. */
function crowd(order: Order): Plate[] {
  const { size, text } = order
  const y = text.y + text.height
  return placeInRoom(order, { y, height: size.heightPx - y })
}

/** Each plate at its spot in a room as wide as the page. */
function placeInRoom(
  { plates, turns = [], spots, size: { widthPx, heightPx } }: Order,
  room: Pick<Box, 'y' | 'height'>,
): Plate[] {
  const places = heightPx >= 1.6 * widthPx ? spots?.tall : spots?.low
  const inks = spots?.inks ?? ['a', 'b', 'c', 'b']
  return (places ?? []).map(([x, y, width, height], i) => {
    const box = {
      x: x * widthPx,
      y: room.y + y * room.height,
      width: width * widthPx,
      height: height * room.height,
    }
    return plateIn(plates[i] ?? '', box, inks[i % inks.length] ?? 'a', turns[i])
  })
}

/** A word from the head of the page to its foot, at the left; on a status two by two. */
function stack(order: Order): Plate[] {
  const { plates, text } = order
  const { widthPx, heightPx } = order.size
  if (heightPx > 1.6 * widthPx) return pairs(order)
  const cut = 0.05 * widthPx
  const step = (1.005 * heightPx) / (plates.length + 0.24)
  const inks: readonly Ink[] = ['a', 'b', 'c', 'b']
  return plates.map((name, i) => {
    const box = {
      x: -cut,
      y: -0.02 * heightPx + i * step,
      width: text.x + cut - 0.03 * widthPx,
      height: 1.24 * step,
    }
    return plateIn(name, box, inks[i % 4] ?? 'a')
  })
}

/**
 * Letters under the words from the right, two in a row, so large that they overlap. Their feet are
 * whole: a gimmel that is cut there reads as a nun.
 */
function pairs({ plates, size: { widthPx, heightPx }, text }: Order): Plate[] {
  const top = text.y + text.height + 0.012 * heightPx
  const rows = Math.ceil(plates.length / 2)
  const height = (0.975 * heightPx - top) / (0.92 * rows + 0.26)
  const inks: readonly Ink[] = ['a', 'b', 'c', 'a']
  return plates.map((name, i) => {
    const box = {
      x: i % 2 === 0 ? 0.4 * widthPx : 0,
      y: top + Math.floor(i / 2) * 0.92 * height + (i % 2) * 0.08 * height,
      width: 0.6 * widthPx,
      height: 1.1 * height,
    }
    return plateIn(name, box, inks[i % 4] ?? 'a')
  })
}

/**
 * A print all over the page, its plates in quincunx and clear of each other. Those under the label
 * are left out.
 */
function label({ plates, turns = [], size, text }: Order): Plate[] {
  const { widthPx, heightPx } = size
  const pitch = { x: widthPx / 3.5, y: 0.84 * (widthPx / 3.5) }
  const rows = Math.ceil(heightPx / pitch.y) + 1
  const hidden = grown(text, -0.02 * widthPx)
  const inks = ['a', 'b', 'c'] as const
  const found: Plate[] = []
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column < 4; column++) {
      const middle = {
        x: (column + (row % 2 === 0 ? 0.25 : 0.75)) * pitch.x,
        y: (row + 0.2) * pitch.y,
      }
      const reach = 0.43 * pitch.x
      const box = { x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach }
      if (holdsBox(hidden, box)) continue
      const i = row + column + 1
      const kind = i % plates.length
      const turn = (turns[kind] ?? 0) * (row % 2 === 0 ? 1 : -1)
      found.push(plateIn(plates[kind] ?? '', box, inks[(row + 2 * column + 2) % 3] ?? 'a', turn))
    }
  }
  return found
}

function holdsBox(outer: Box, { x, y, width, height }: Box): boolean {
  return (
    x >= outer.x &&
    y >= outer.y &&
    x + width <= outer.x + outer.width &&
    y + height <= outer.y + outer.height
  )
}

/**
 * Things in the upper right and lower left, each with a disc behind it. Those with outlines leave the
 * lower pages, since there is little height beside the words; letters stay whole, or they are others.
 */
function corners({ plates, turns = [], size: { widthPx, heightPx }, text }: Order): Plate[] {
  const [first = '', second = ''] = plates
  const high = text.y - 0.036 * heightPx
  const low = text.y + text.height + 0.022 * heightPx
  const isSquare = heightPx < 1.1 * widthPx
  const least = isSquare ? 1.42 : heightPx < 1.6 * widthPx ? 1.24 : 1.02
  const share = (name: string) => (isStamp(name) ? least : 1.02)
  const side = Math.min(0.8 * widthPx, high * share(first))
  const under = Math.min(0.8 * widthPx, (heightPx - low) * share(second))
  const moon = isSquare ? 1.16 : 0.92
  const disc = (x: number, y: number, size: number, ink: Ink) =>
    plateIn('full-moon', { x, y, width: size, height: size }, ink)
  return [
    disc(widthPx - 0.98 * side, (isSquare ? -0.44 : -0.3) * side, moon * side, 'b'),
    plateIn(
      first,
      { x: widthPx - 0.86 * side, y: high - side, width: 0.96 * side, height: side },
      'a',
      turns[0],
    ),
    disc(0.18 * under, heightPx - 0.62 * under, moon * under, 'b'),
    plateIn(second, { x: -0.1 * under, y: low, width: 0.96 * under, height: under }, 'c', turns[1]),
  ]
}

/** Things around the words, each over its neighbours, and paper within. */
function rings({ plates, turns = [], text }: Order): Plate[] {
  const { x, y, r } = wreathOf(text)
  const count = 10
  const reach = 0.36 * r
  return Array.from({ length: count }, (_, i): Plate => {
    const angle = -Math.PI / 2 - ((i + 0.5) / count) * 2 * Math.PI
    const at = { x: x + r * 1.24 * Math.cos(angle), y: y + r * 1.24 * Math.sin(angle) }
    const box = {
      x: at.x - reach * 1.24,
      y: at.y - reach * 1.24,
      width: 2.48 * reach,
      height: 2.48 * reach,
    }
    const ink = i % 2 === 1 ? 'b' : i % 4 === 0 ? 'a' : 'c'
    const kind = i % plates.length
    const turn = (turns[kind] ?? 0) + angle + Math.PI / 2
    return plateIn(plates[kind] ?? '', box, ink, turn)
  })
}

/** The clear disc around the words. */
export function wreathOf({ x, y, width, height }: Box) {
  return { x: x + width / 2, y: y + height / 2, r: Math.hypot(width, height) / 2 + 0.03 * width }
}
