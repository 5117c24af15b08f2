import { type Path, type Point, type Segment, splinePath } from './path.ts'

export interface LeafShape {
  x: number
  y: number
  /** Radians; 0 points right, growing clockwise on screen. */
  angle: number
  length: number
  width: number
  /**
   * How far the tip bends sideways, as a share of the length; positive is to the right of growth.
   */
  bend?: number
}

/**
 * A pointed leaf of two cubics that taper to base and tip, widest at 0.42 of the length.
 * Width to length: myrtle .25, laurel .27, olive .13, willow .12, fruit leaf .17-.20.
 */
export function leafPath({ x, y, angle, length, width, bend = 0 }: LeafShape): Path {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const lean = (u: number) => (bend * u * u) / length
  const at = (u: number, v: number): [number, number] => [
    x + u * cos - (v + lean(u)) * sin,
    y + u * sin + (v + lean(u)) * cos,
  ]
  const widest = 0.42 * length
  return [
    ['M', ...at(0, 0)],
    [
      'C',
      ...at(0.35 * widest, -width * 1.05),
      ...at(1.5 * widest, -width * 1.25),
      ...at(length, 0),
    ],
    ['C', ...at(1.5 * widest, width * 1.25), ...at(0.35 * widest, width * 1.05), ...at(0, 0)],
    ['Z'],
  ]
}

/** A stem that tapers along a smooth line: `from` and `to` are full widths at its two ends. */
export function ribbonPath(points: readonly Point[], from: number, to = from / 3): Path {
  const sides = [1, -1].map((side) =>
    points.map((point, i) => {
      const direction = directionAt(points, i)
      const half = (side * (from + ((to - from) * i) / Math.max(1, points.length - 1))) / 2
      return { x: point.x - Math.sin(direction) * half, y: point.y + Math.cos(direction) * half }
    }),
  )
  const [right = [], left = []] = sides
  const tip = left.at(-1)
  if (!tip) return []
  const back = splinePath([...left].reverse()).slice(1)
  const outline: Segment[] = [...splinePath(right), ['L', tip.x, tip.y], ...back, ['Z']]
  return outline
}

/** The direction of a polyline at its point `i`, in radians. */
export function directionAt(points: readonly Point[], i: number): number {
  const before = points[Math.max(0, i - 1)]
  const after = points[Math.min(points.length - 1, i + 1)]
  return before && after ? Math.atan2(after.y - before.y, after.x - before.x) : 0
}

/** `count` points at equal steps of the parameter along the smooth curve through `controls`. */
export function sampleSpline(controls: readonly Point[], count: number): Point[] {
  const curve = splinePath(controls)
  const pieces = curve.length - 1
  return Array.from({ length: count }, (_, i) => {
    const position = (i / Math.max(1, count - 1)) * pieces
    const piece = Math.min(pieces - 1, Math.floor(position))
    return pointOnCubic(curve, piece, position - piece)
  })
}

function pointOnCubic(curve: Path, piece: number, t: number): Point {
  const start = curve[piece]
  const cubic = curve[piece + 1]
  if (!start || cubic?.[0] !== 'C') throw new RangeError(`curve has no piece ${piece}`)
  const [x0, y0] = start.slice(-2) as unknown as [number, number]
  const [, x1, y1, x2, y2, x3, y3] = cubic
  const s = 1 - t
  const blend = (p0: number, p1: number, p2: number, p3: number) =>
    s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  return { x: blend(x0, x1, x2, x3), y: blend(y0, y1, y2, y3) }
}
