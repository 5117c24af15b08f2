import type { Path, Point, Segment } from '../../src/shared/art/path.ts'

/** A turn of this much within the reach is a corner. */
const cornerTurn = (30 * Math.PI) / 180
const cornerReach = 7
/** Largest distance between polygon and curve. */
const tolerance = 0.6

/** A closed polygon as few cubics, with its corners. */
export function fitPolygon(polygon: readonly Point[]): Path {
  const points = spread(polygon)
  const corners = cornersOf(points)
  const starts = corners.length > 0 ? corners : [0]
  const first = points[starts[0] ?? 0]
  if (!first) return []
  const path: Segment[] = [['M', first.x, first.y]]
  starts.forEach((start, i) => {
    const end = starts[i + 1] ?? (starts[0] ?? 0) + points.length
    const piece = Array.from(
      { length: end - start + 1 },
      (_, k) => points[(start + k) % points.length] ?? first,
    )
    path.push(...fitPiece(piece, tangent(piece, 0), tangent(piece, piece.length - 1)))
  })
  path.push(['Z'])
  return path
}

/** Without close neighbours, and with points on long sides. */
function spread(polygon: readonly Point[]): Point[] {
  const apart: Point[] = []
  for (const point of polygon) {
    const before = apart.at(-1)
    if (!before || distance(before, point) > 0.4) apart.push(point)
  }
  return apart.flatMap((point, i) => {
    const next = apart[(i + 1) % apart.length] ?? point
    const count = Math.max(1, Math.round(distance(point, next) / 5))
    return Array.from({ length: count }, (_, k) => ({
      x: point.x + ((next.x - point.x) * k) / count,
      y: point.y + ((next.y - point.y) * k) / count,
    }))
  })
}

function cornersOf(points: readonly Point[]): number[] {
  const turns = points.map((_, i) => turnAt(points, i))
  return turns.flatMap((turn, i) => {
    if (turn < cornerTurn) return []
    for (const side of [-1, 1]) {
      for (let k = 1; k < 8; k++) {
        const other = wrapped(i + side * k, points.length)
        if (distanceAlong(points, i, side * k) > cornerReach * 1.5) break
        const rival = turns[other] ?? 0
        if (rival > turn || (rival === turn && side < 0)) return []
      }
    }
    return [i]
  })
}

function turnAt(points: readonly Point[], i: number): number {
  const [before, at, after] = [reach(points, i, -1), points[i], reach(points, i, 1)]
  if (!at) return 0
  const into = Math.atan2(at.y - before.y, at.x - before.x)
  const out = Math.atan2(after.y - at.y, after.x - at.x)
  return Math.abs(Math.atan2(Math.sin(out - into), Math.cos(out - into)))
}

/** The first point at least as far along as a corner reaches. */
function reach(points: readonly Point[], from: number, side: number): Point {
  let at = from
  for (let k = 1; k < points.length && distanceAlong(points, from, side * k) <= cornerReach; k++) {
    at = from + side * k
  }
  return points[wrapped(at === from ? from + side : at, points.length)] ?? { x: 0, y: 0 }
}

function distanceAlong(points: readonly Point[], from: number, count: number): number {
  let sum = 0
  for (let k = 0; k < Math.abs(count); k++) {
    const side = Math.sign(count)
    const a = points[wrapped(from + side * k, points.length)]
    const b = points[wrapped(from + side * (k + 1), points.length)]
    if (a && b) sum += distance(a, b)
  }
  return sum
}

/** Least squares, by halves where one cubic is too far off (Schneider, Graphics Gems 1990). */
function fitPiece(points: readonly Point[], out: Point, into: Point): Segment[] {
  const [from, to] = [points[0], points.at(-1)]
  if (!from || !to) return []
  const straight = Math.max(...points.map((point) => offLine(point, from, to)))
  if (points.length < 3 || straight < tolerance / 2) return [['L', to.x, to.y]]
  let places = placesBy(points)
  let worst = { error: Number.POSITIVE_INFINITY, at: 0 }
  for (let round = 0; round < 5; round++) {
    const cubic = leastSquares(points, places, out, into)
    worst = worstOf(points, places, cubic)
    if (worst.error < tolerance) {
      const [, a, b] = cubic
      return [['C', a.x, a.y, b.x, b.y, to.x, to.y]]
    }
    places = places.map((t, i) => nearer(cubic, points[i] ?? from, t))
  }
  const at = Math.min(points.length - 2, Math.max(1, worst.at))
  const middle = tangentAt(points, at)
  return [
    ...fitPiece(points.slice(0, at + 1), out, { x: -middle.x, y: -middle.y }),
    ...fitPiece(points.slice(at), middle, into),
  ]
}

type Cubic = readonly [Point, Point, Point, Point]

function leastSquares(
  points: readonly Point[],
  places: readonly number[],
  out: Point,
  into: Point,
): Cubic {
  const [from, to] = [points[0], points.at(-1)] as [Point, Point]
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, i) => {
    const t = places[i] ?? 0
    const s = 1 - t
    const b1 = 3 * s * s * t
    const b2 = 3 * s * t * t
    const still = s * s * s + b1
    const moved = b2 + t * t * t
    const rest = {
      x: point.x - from.x * still - to.x * moved,
      y: point.y - from.y * still - to.y * moved,
    }
    c00 += b1 * b1 * dot(out, out)
    c01 += b1 * b2 * dot(out, into)
    c11 += b2 * b2 * dot(into, into)
    x0 += b1 * dot(out, rest)
    x1 += b2 * dot(into, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const chord = distance(from, to)
  const most = points.reduce((sum, point, i) => sum + distance(points[i - 1] ?? point, point), 0)
  const usable = (length: number) => length > chord * 1e-3 && length < most
  let a = (x0 * c11 - x1 * c01) / determinant
  let b = (c00 * x1 - c01 * x0) / determinant
  if (!usable(a) || !usable(b)) [a, b] = [chord / 3, chord / 3]
  return [
    from,
    { x: from.x + out.x * a, y: from.y + out.y * a },
    { x: to.x + into.x * b, y: to.y + into.y * b },
    to,
  ]
}

function worstOf(points: readonly Point[], places: readonly number[], cubic: Cubic) {
  let worst = { error: 0, at: 0 }
  points.forEach((point, at) => {
    const error = distance(point, pointOn(cubic, places[at] ?? 0))
    if (error > worst.error) worst = { error, at }
  })
  return worst
}

function placesBy(points: readonly Point[]): number[] {
  let sum = 0
  const sums = points.map((point, i) => {
    const before = points[i - 1]
    if (before) sum += distance(before, point)
    return sum
  })
  return sums.map((along) => along / sum)
}

/** One Newton step towards the place on the curve that is nearest to a point. */
function nearer([a, b, c, d]: Cubic, point: Point, t: number): number {
  const s = 1 - t
  const first = (k: 'x' | 'y') =>
    3 * (s * s * (b[k] - a[k]) + 2 * s * t * (c[k] - b[k]) + t * t * (d[k] - c[k]))
  const second = (k: 'x' | 'y') => 6 * (s * (c[k] - 2 * b[k] + a[k]) + t * (d[k] - 2 * c[k] + b[k]))
  const at = pointOn([a, b, c, d], t)
  const away = { x: at.x - point.x, y: at.y - point.y }
  const speed = { x: first('x'), y: first('y') }
  const slope = dot(speed, speed) + dot(away, { x: second('x'), y: second('y') })
  return slope === 0 ? t : Math.max(0, Math.min(1, t - dot(away, speed) / slope))
}

function pointOn([a, b, c, d]: Cubic, t: number): Point {
  const s = 1 - t
  const at = (k: 'x' | 'y') =>
    s * s * s * a[k] + 3 * s * s * t * b[k] + 3 * s * t * t * c[k] + t * t * t * d[k]
  return { x: at('x'), y: at('y') }
}

/** Out of the piece's start, or back out of its end. */
function tangent(points: readonly Point[], at: number): Point {
  const from = points[at] ?? { x: 0, y: 0 }
  const side = at === 0 ? 1 : -1
  let other = points[at + side] ?? from
  for (let k = 2; k < points.length && distance(from, other) < 6; k++) {
    other = points[at + side * k] ?? other
  }
  return unit({ x: other.x - from.x, y: other.y - from.y })
}

function tangentAt(points: readonly Point[], at: number): Point {
  const before = points[Math.max(0, at - 2)] ?? { x: 0, y: 0 }
  const after = points[Math.min(points.length - 1, at + 2)] ?? before
  return unit({ x: after.x - before.x, y: after.y - before.y })
}

function offLine(point: Point, from: Point, to: Point): number {
  const length = distance(from, to)
  if (length < 1e-6) return distance(point, from)
  const across = (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  return Math.abs(across) / length
}

function unit({ x, y }: Point): Point {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y
}

function wrapped(i: number, count: number): number {
  return ((i % count) + count) % count
}
