import { type Art, named } from '../art.ts'
import { distanceTo } from '../box.ts'
import type { Paints } from '../family.ts'
import type { Point } from '../path.ts'
import type { Random } from '../random.ts'
import { along, type Vine, vines } from './leaves.ts'
import type { Plot } from './plot.ts'
import { type Spot, type SprigName, sprig } from './sprigs.ts'

/** Something at its spot. */
export type Placed = readonly [name: SprigName, spot: Spot]

/** Plants from back to front: stems, then leaves, then flowers and fruit. */
export interface Planting {
  vines?: readonly Vine[]
  leaves?: readonly Placed[]
  flowers?: readonly Placed[]
}

/** Plants in stitches. */
export function plant(
  { vines: lines = [], leaves = [], flowers = [] }: Planting,
  palette: Paints,
): Art {
  return [
    named('foliage', [vines(lines, palette), leaves.map(([name, spot]) => sprig(name, spot))]),
    named(
      'flowers',
      flowers.map(([name, spot]) => sprig(name, spot)),
    ),
  ]
}

/** A planting without what would lie on words. */
export function clearOfWords(
  planting: Planting,
  { text, header }: Pick<Plot, 'text' | 'header'>,
): Planting {
  const boxes = [text, { x: header.x - 84, y: header.y - 36, width: 90, height: 48 }]
  const isClear = (placed: Placed) =>
    discsOf(placed).every(({ x, y, radius }) =>
      boxes.every((box) => distanceTo(box, { x, y }) >= radius),
    )
  const { leaves = [], flowers = [] } = planting
  return { ...planting, leaves: leaves.filter(isClear), flowers: flowers.filter(isClear) }
}

/** Discs that cover something at its spot. */
function discsOf([name, { x, y, angle = 0, size = 1, flip = false }]: Placed): (Point & {
  radius: number
})[] {
  const kind = name.split(' ')[0] ?? ''
  const covers = coverOf[kind] ?? [{ x: 0, y: 0, radius: 104 }]
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return covers.map((disc) => {
    const u = flip ? -disc.x : disc.x
    return {
      x: x + u * cos - disc.y * sin,
      y: y + u * sin + disc.y * cos,
      radius: disc.radius * size,
    }
  })
}

/** Discs that cover a sprig at its usual size. */
const coverOf: Readonly<Record<string, readonly (Point & { radius: number })[]>> = {
  leaf: [0, 25, 50, 75, 100].map((x) => ({ x, y: 4, radius: x === 50 || x === 25 ? 27 : 16 })),
  peony: [{ x: 0, y: 2, radius: 105 }],
  aster: [{ x: 0, y: 3, radius: 62 }],
  daisy: [{ x: 0, y: 3, radius: 59 }],
  star: [{ x: 0, y: 3, radius: 45 }],
  berry: [{ x: 0, y: 0, radius: 17 }],
  rimon: [{ x: 0, y: -10, radius: 66 }],
  open: [{ x: 0, y: -10, radius: 66 }],
  bud: [
    { x: 0, y: -20, radius: 28 },
    { x: 0, y: -60, radius: 44 },
  ],
}

/** All plantings as one. */
export function together(...all: readonly Planting[]): Planting {
  return {
    vines: all.flatMap(({ vines: own = [] }) => own),
    leaves: all.flatMap(({ leaves = [] }) => leaves),
    flowers: all.flatMap(({ flowers = [] }) => flowers),
  }
}

/** A planting and its image in the upright line through the middle of `width`. */
export function onBothSides(planting: Planting, width: number): Planting {
  return together(planting, mirroredPlanting(planting, width))
}

export function mirroredPlanting(
  { vines: lines = [], leaves = [], flowers = [] }: Planting,
  width: number,
): Planting {
  const other = ([name, { x, angle = 0, flip = false, ...spot }]: Placed): Placed => [
    name,
    { ...spot, x: width - x, angle: -angle, flip: !flip },
  ]
  return {
    vines: lines.map(({ line, width: wide }) => ({
      line: line.map(({ x, y }) => ({ x: width - x, y })),
      width: wide,
    })),
    leaves: leaves.map(other),
    flowers: flowers.map(other),
  }
}

export interface Foliage {
  count: number
  /** Of the first and the last leaf. */
  sizes: readonly [from: number, to: number]
  random: Random
  threads?: readonly string[]
  /** Angle between stem and leaf, radians. */
  spread?: number
  /** Share of the line, from its root, that is bare. */
  bare?: number
}

/** Leaves by turns on both sides of a line, and one at its tip. */
export function leavesAlong(line: readonly Point[], options: Foliage): Placed[] {
  const {
    count,
    sizes,
    random,
    threads = ['leaf', 'moss', 'sage', 'leaf'],
    spread = 0.85,
    bare = 0,
  } = options
  const from = Math.floor(count * bare)
  return along(line, count).flatMap(({ x, y, angle }, i): Placed[] => {
    if (i < from) return []
    const side = i % 2 === 0 ? 1 : -1
    const t = i / Math.max(1, count - 1)
    const size = (sizes[0] + (sizes[1] - sizes[0]) * t) * (0.88 + 0.24 * random())
    const thread = threads[Math.floor(random() * threads.length)] ?? 'leaf'
    const turn = i === count - 1 ? 0 : side * spread * (0.85 + 0.3 * random())
    return [[`leaf ${thread}`, leafSpot({ x, y }, angle + turn, size, side > 0)]]
  })
}

/** The spot of a leaf that grows in a direction; mirrored ones bend to the other side. */
export function leafSpot({ x, y }: Point, angle: number, size: number, flip: boolean): Spot {
  // A mirrored leaf grows to the left before it is turned.
  return flip ? { x, y, size, angle: angle - Math.PI, flip } : { x, y, size, angle }
}
