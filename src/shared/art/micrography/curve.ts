import type { Point } from '../path.ts'

/** A line that is written along: points in the order of writing, and how far along each is, px. */
export interface Curve {
  points: readonly Point[]
  lengths: readonly number[]
  length: number
}

export interface Place extends Point {
  /** Direction of writing, radians. */
  direction: number
}

export function curveOf(points: readonly Point[]): Curve {
  const lengths: number[] = []
  let length = 0
  points.forEach((point, i) => {
    const before = points[i - 1]
    if (before) length += Math.hypot(point.x - before.x, point.y - before.y)
    lengths.push(length)
  })
  return { points, lengths, length }
}

/** The place at a distance along a curve; before its start and after its end, it goes straight on. */
export function placeAt({ points, lengths }: Curve, along: number): Place {
  let low = 0
  let high = points.length - 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((lengths[middle] ?? 0) <= along) low = middle
    else high = middle
  }
  const [from, to] = [points[low], points[high]]
  if (!from || !to) return { x: 0, y: 0, direction: 0 }
  const [start = 0, end = 0] = [lengths[low], lengths[high]]
  const share = end > start ? (along - start) / (end - start) : 0
  return {
    x: from.x + share * (to.x - from.x),
    y: from.y + share * (to.y - from.y),
    direction: Math.atan2(to.y - from.y, to.x - from.x),
  }
}

/** How far a letter may lean past lying on its side: cosine of 98 degrees. */
export const leastUpright = -0.14

/** A line is cut at a corner that is sharper than this: cosine of 40 degrees. */
const leastStraight = 0.77

interface Piece {
  /** 1 where letters stand upright when the line is followed as its points are, else -1. */
  way: number
  points: Point[]
  /** Its last step, a unit long. */
  step: Point
}

/**
 * A line cut at its corners and where letters would begin to stand on their heads, each piece in
 * the direction of writing.
 *
 * @param rtl whether it is written from right to left
 */
export function readablePieces(points: readonly Point[], rtl: boolean): Point[][] {
  const pieces: Piece[] = []
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) return
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length === 0) return
    const step = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
    const upright = rtl ? -step.x : step.x
    const last = pieces.at(-1)
    const isStraight = last && last.step.x * step.x + last.step.y * step.y >= leastStraight
    if (isStraight && last.way * upright >= leastUpright) {
      last.points.push(to)
      last.step = step
    } else {
      pieces.push({ way: upright >= 0 ? 1 : -1, points: [from, to], step })
    }
  })
  return pieces.map(({ way, points: piece }) => (way > 0 ? piece : piece.reverse()))
}
