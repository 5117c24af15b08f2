import type { Point } from '../../src/shared/art/path.ts'
import type { Knot } from './skeleton.ts'

type Cubic = readonly [from: Point, control: Point, other: Point, to: Point]

/**
 * A smooth curve through knots, sampled.
 *
 * @param step largest distance between neighbouring samples
 * @returns points with their distance along the curve, and that of each knot
 * @see Hobby, Smooth, easy to compute interpolating splines (1986)
 */
export function sampleSpline(knots: readonly Knot[], step: number) {
  const points: (Point & { along: number })[] = []
  const knotsAt: number[] = [0]
  let along = 0
  for (const cubic of cubicsThrough(knots)) {
    const count = Math.max(2, Math.ceil(polygonLength(cubic) / step))
    for (let i = points.length === 0 ? 0 : 1; i <= count; i++) {
      const point = pointOn(cubic, i / count)
      const before = points.at(-1)
      if (before) along += Math.hypot(point.x - before.x, point.y - before.y)
      points.push({ ...point, along })
    }
    knotsAt.push(along)
  }
  return { points, knotsAt }
}

function cubicsThrough(knots: readonly Knot[]): Cubic[] {
  const cubics: Cubic[] = []
  let from = 0
  for (let to = 1; to < knots.length; to++) {
    if (knots[to]?.direction === undefined && to < knots.length - 1) continue
    cubics.push(...solve(knots.slice(from, to + 1)))
    from = to
  }
  return cubics
}

/** One piece of a curve; only its ends can have directions. */
function solve(knots: readonly Knot[]): Cubic[] {
  const chords = knots.slice(1).map((knot, i) => {
    const from = knots[i] ?? knot
    const [dx, dy] = [knot.x - from.x, knot.y - from.y]
    return { length: Math.hypot(dx, dy), angle: Math.atan2(dy, dx) }
  })
  const thetas = turnsAt(knots, chords)
  return chords.map((chord, k) => {
    const theta = thetas[k] ?? 0
    const next = chords[k + 1]
    const psi = next ? wrap(next.angle - chord.angle) : 0
    const phi = -psi - (thetas[k + 1] ?? 0)
    const [from, to] = [knots[k], knots[k + 1]] as [Knot, Knot]
    const out = chord.length * velocity(theta, phi)
    const into = chord.length * velocity(phi, theta)
    return [
      from,
      polar(from, chord.angle + theta, out),
      polar(to, chord.angle - phi, -into),
      to,
    ] as const
  })
}

/** The angle between the curve and the chord after each knot, by elimination. */
function turnsAt(
  knots: readonly Knot[],
  chords: readonly { length: number; angle: number }[],
): number[] {
  const last = chords.length
  const psi = (k: number) =>
    k > 0 && k < last ? wrap((chords[k]?.angle ?? 0) - (chords[k - 1]?.angle ?? 0)) : 0
  const start = knots[0]?.direction
  const end = knots.at(-1)?.direction
  if (last === 1 && start === undefined && end === undefined) return [0, 0]
  const rows = knots.map((_, k): [number, number, number, number] => {
    if (k === 0) {
      return start === undefined
        ? [0, 1, 1, -psi(1)]
        : [0, 1, 0, wrap(radians(start) - (chords[0]?.angle ?? 0))]
    }
    if (k === last) {
      return end === undefined
        ? [1, 1, 0, 0]
        : [0, 1, 0, wrap(radians(end) - (chords[last - 1]?.angle ?? 0))]
    }
    const before = 1 / (chords[k - 1]?.length || 1)
    const after = 1 / (chords[k]?.length || 1)
    return [before, 2 * (before + after), after, -2 * psi(k) * before - psi(k + 1) * after]
  })
  for (let k = 1; k < rows.length; k++) {
    const [above, row] = [rows[k - 1], rows[k]]
    if (!above || !row) continue
    const factor = row[0] / above[1]
    row[1] -= factor * above[2]
    row[3] -= factor * above[3]
  }
  const turns: number[] = []
  for (let k = rows.length - 1; k >= 0; k--) {
    const [, own, next, value] = rows[k] ?? [0, 1, 0, 0]
    turns[k] = (value - next * (turns[k + 1] ?? 0)) / own
  }
  return turns
}

/** Distance of a control point from its knot, as a share of the chord. */
function velocity(theta: number, phi: number): number {
  const [sinT, cosT] = [Math.sin(theta), Math.cos(theta)]
  const [sinP, cosP] = [Math.sin(phi), Math.cos(phi)]
  const root = Math.sqrt(5)
  const bend = Math.SQRT2 * (sinT - sinP / 16) * (sinP - sinT / 16) * (cosT - cosP)
  return (2 + bend) / (3 + 1.5 * ((root - 1) * cosT + (3 - root) * cosP))
}

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const at = (k: 'x' | 'y') =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
  return { x: at('x'), y: at('y') }
}

function polygonLength([a, b, c, d]: Cubic): number {
  const length = (p: Point, q: Point) => Math.hypot(q.x - p.x, q.y - p.y)
  return length(a, b) + length(b, c) + length(c, d)
}

function polar({ x, y }: Point, angle: number, length: number): Point {
  return { x: x + length * Math.cos(angle), y: y + length * Math.sin(angle) }
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function wrap(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}
