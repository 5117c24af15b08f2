import type { Point } from '../path.ts'

/** Outlines and spines as points close enough to write along. */
export type Line = readonly Point[]

/** Points from pairs of numbers. */
export function points(...pairs: readonly (readonly [x: number, y: number])[]): Point[] {
  return pairs.map(([x, y]) => ({ x, y }))
}

/** Steps between two given points of a curve. */
const steps = 8

/** A smooth curve through points (Catmull-Rom). */
export function smooth(through: Line, closed = false): Point[] {
  const count = through.length
  const at = (i: number) =>
    through[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? { x: 0, y: 0 }
  const spans = closed ? count : count - 1
  const curve = Array.from({ length: spans * steps }, (_, i) => {
    const span = Math.floor(i / steps)
    const ends = [at(span - 1), at(span), at(span + 1), at(span + 2)] as const
    return catmullRom(ends, (i % steps) / steps)
  })
  return closed ? curve : [...curve, at(count - 1)]
}

function catmullRom([before, from, to, after]: readonly [Point, Point, Point, Point], t: number) {
  const along = (a: number, b: number, c: number, d: number) =>
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
  return {
    x: along(before.x, from.x, to.x, after.x),
    y: along(before.y, from.y, to.y, after.y),
  }
}

/** An outline with straight sides, with points on them every few px. */
export function straight(corners: Line, closed = true): Point[] {
  return corners.flatMap((from, i) => {
    const to = corners[i + 1] ?? (closed ? corners[0] : undefined)
    if (!to) return [from]
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 10))
    return Array.from({ length: count }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / count,
      y: from.y + ((to.y - from.y) * step) / count,
    }))
  })
}

/** A part of an ellipse from one angle to another, radians, clockwise from the right. */
export function arc(
  { x, y }: Point,
  [radiusX, radiusY]: readonly [number, number],
  [from, to]: readonly [number, number] = [0, 2 * Math.PI],
): Point[] {
  const count = Math.max(12, Math.ceil((Math.abs(to - from) * Math.max(radiusX, radiusY)) / 9))
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / count
    return { x: x + radiusX * Math.cos(angle), y: y + radiusY * Math.sin(angle) }
  })
}

/** The line moved sideways, to its right as it is followed; the distance can change along it. */
export function beside(spine: Line, distance: (share: number) => number): Point[] {
  const last = spine.length - 1
  return spine.map((point, i) => {
    const before = spine[Math.max(0, i - 1)] ?? point
    const after = spine[Math.min(last, i + 1)] ?? point
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
    const off = distance(last > 0 ? i / last : 0)
    return {
      x: point.x - ((after.y - before.y) / length) * off,
      y: point.y + ((after.x - before.x) / length) * off,
    }
  })
}

/** The outline of a band along a spine. */
export function ribbon(spine: Line, halfWidth: (share: number) => number): Point[] {
  return [...beside(spine, halfWidth), ...beside(spine, (t) => -halfWidth(t)).reverse()]
}

export function mirrored(line: Line, x: number): Point[] {
  return line.map((point) => ({ x: 2 * x - point.x, y: point.y }))
}

/** A line drawn about (0, 0), scaled, turned and moved. */
export function placed(
  line: Line,
  { x, y, scale = 1, angle = 0 }: Point & { scale?: number; angle?: number },
): Point[] {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return line.map((point) => ({
    x: x + cos * point.x - sin * point.y,
    y: y + sin * point.x + cos * point.y,
  }))
}

export function boxOf(line: Line) {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
