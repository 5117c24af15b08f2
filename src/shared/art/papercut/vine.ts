import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { orient, type Path, type Point } from '../path.ts'
import { between, type Random } from '../random.ts'
import { pointAt, slitLeaf } from './lace.ts'

export interface VineShape {
  /** Control points of the stem, from its root. */
  line: readonly Point[]
  /** Full width of the stem at root and tip. */
  width: readonly [number, number]
  /** Distance between leaves along the stem; default .45 of the leaf's length. */
  gap?: number
  /** Length of the leaves at the root; at the tip they are about half as long. */
  leafLength: number
  /** Half the width of a leaf divided by its length; default .23. */
  leafWidth?: number
  /** The sides of the stem with leaves, seen towards its tip; default both in turn. */
  side?: 'both' | 'left' | 'right'
  /** The part of the stem with leaves; default .06 to .95. */
  bare?: readonly [number, number]
  /** Whether there is no leaf at the tip. */
  blunt?: boolean
  /** Leaves are left out where it returns false for their tip. */
  keep?: (tip: Point) => boolean
  random: Random
}

/** A tapering stem with slit leaves that get shorter towards its tip. */
export function vine(shape: VineShape): Path {
  const points = sampleSpline(shape.line, Math.max(8, shape.line.length * 5))
  const stem = orient(ribbonPath(points, ...shape.width), 'solid')
  const leaves = leavesAlong(points, shape).map((leaf) =>
    leaf.length < 30 ? orient(leafPath(leaf), 'solid') : slitLeaf(leaf),
  )
  return [...stem, ...leaves.flat()]
}

/** A spray of broad uncut leaves on a stem, for the sheet behind. */
export function spray(shape: VineShape): Path {
  const points = sampleSpline(shape.line, Math.max(8, shape.line.length * 4))
  const stem = orient(ribbonPath(points, ...shape.width), 'solid')
  return [...stem, ...leavesAlong(points, shape).flatMap((leaf) => slitLeaf(leaf))]
}

function leavesAlong(points: readonly Point[], shape: VineShape) {
  const { leafLength, random, side = 'both', keep } = shape
  const [from, to] = shape.bare ?? [0.06, 0.95]
  const ratio = shape.leafWidth ?? 0.23
  const reach = lengthsOf(points)
  const total = reach.at(-1) ?? 0
  const count = Math.max(1, Math.round(((to - from) * total) / (shape.gap ?? leafLength * 0.45)))
  const found = Array.from({ length: count }, (_, i) => {
    const t = from + ((to - from) * (i + between(random, 0.38, 0.62))) / count
    const index = indexAt(reach, t * total)
    const at = interpolate(points, index)
    const turn = side === 'both' ? (i % 2 === 0 ? -1 : 1) : side === 'left' ? -1 : 1
    const angle = directionAt(points, Math.round(index)) + turn * between(random, 0.66, 0.94)
    const length = leafLength * (1 - 0.45 * t) * between(random, 0.88, 1.12)
    return { ...at, angle, length, width: length * ratio, bend: -turn * 0.2 }
  })
  const last = points.at(-1)
  if (last && !shape.blunt) {
    const angle = directionAt(points, points.length - 1)
    const length = leafLength * 0.66
    found.push({ ...last, angle, length, width: length * ratio, bend: 0 })
  }
  return found.filter((leaf) => !keep || keep(pointAt(leaf, leaf.length, leaf.angle)))
}

/** The length of a polyline from its start to each of its points. */
function lengthsOf(points: readonly Point[]): number[] {
  let length = 0
  return points.map((point, i) => {
    const before = points[i - 1] ?? point
    length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
}

/** The place on a polyline where a length is reached, as a fractional index. */
function indexAt(reach: readonly number[], length: number): number {
  const after = reach.findIndex((end) => end >= length)
  if (after <= 0) return after < 0 ? reach.length - 1 : 0
  const start = reach[after - 1] ?? 0
  const end = reach[after] ?? start
  return after - 1 + (end > start ? (length - start) / (end - start) : 0)
}

function interpolate(points: readonly Point[], index: number): Point {
  const a = points[Math.floor(index)]
  const b = points[Math.min(points.length - 1, Math.floor(index) + 1)]
  if (!a || !b) throw new RangeError(`line has no point ${index}`)
  const t = index - Math.floor(index)
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}

/** Points of a spiral whose radius shrinks geometrically; angles in radians, clockwise positive. */
export function spiralLine(spiral: {
  x: number
  y: number
  radius: readonly [number, number]
  start: number
  turns: number
}): Point[] {
  const { radius, start, turns } = spiral
  const count = Math.max(6, Math.ceil(Math.abs(turns) * 9))
  return Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    const r = radius[0] * (radius[1] / radius[0]) ** t
    return pointAt(spiral, r, start + turns * 2 * Math.PI * t)
  })
}
