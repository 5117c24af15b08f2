import { Clipper, FillRule, type Paths64 } from 'clipper2-ts'
import type { Point } from '../../src/shared/art/path.ts'
import type { Knot } from './skeleton.ts'
import { radians, sampleSpline } from './spline.ts'

/** The end of a pen, in units of a skeleton. */
export interface Nib {
  /** Across, and along the edge of the paper. */
  width: number
  thickness: number
  /** Degrees from level, where a knot names none. */
  angle: number
  shape: 'edge' | 'ellipse'
}

/** Largest distance between neighbouring prints of the nib. */
const step = 6
/** Whole numbers make unions exact. */
const precision = 64

/** The outline of strokes written with a nib, as polygons: solid ones clockwise on screen, holes not. */
export function sweepStrokes(strokes: readonly (readonly Knot[])[], nib: Nib): Point[][] {
  const prints = strokes.flatMap((knots) => sweepStroke(knots, nib))
  const whole: Paths64 = prints.map((hull) =>
    hull.map(({ x, y }) => ({ x: Math.round(x * precision), y: Math.round(y * precision) })),
  )
  return Clipper.union(whole, FillRule.NonZero)
    .filter((polygon) => Math.abs(Clipper.area(polygon)) > (8 * precision) ** 2)
    .map((polygon) => polygon.map(({ x, y }) => ({ x: x / precision, y: y / precision })))
}

/** The hulls of neighbouring prints. */
function sweepStroke(knots: readonly Knot[], nib: Nib): Point[][] {
  const { points, knotsAt } = sampleSpline(knots, step)
  const pressure = along(knotsAt, knots, ({ pressure }) => pressure, 1)
  const angle = along(knotsAt, knots, ({ nibAngle }) => nibAngle, nib.angle)
  const prints = points.map((point) =>
    printNib(nib, point, pressure(point.along), radians(angle(point.along))),
  )
  return prints.slice(1).map((print, i) => hullOf([...print, ...(prints[i] ?? [])]))
}

function printNib(nib: Nib, { x, y }: Point, pressure: number, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle), -Math.sin(angle)]
  const half = (nib.width * pressure) / 2
  // An edge that is lifted for a hairline touches with its corner.
  const thin = (nib.thickness * (nib.shape === 'edge' ? Math.min(1, 3 * pressure) : pressure)) / 2
  const at = (u: number, v: number) => ({ x: x + u * cos - v * sin, y: y + u * sin + v * cos })
  if (nib.shape === 'edge') {
    return [at(half, thin), at(-half, thin), at(-half, -thin), at(half, -thin)]
  }
  return Array.from({ length: 28 }, (_, i) => {
    const turn = (i / 28) * 2 * Math.PI
    return at(half * Math.cos(turn), thin * Math.sin(turn))
  })
}

/**
 * A value by the distance along a stroke, between the knots that name one: monotone cubics, so that
 * no lump rises beside a knot.
 */
function along(
  knotsAt: readonly number[],
  knots: readonly Knot[],
  read: (knot: Knot) => number | undefined,
  usual: number,
): (distance: number) => number {
  const named = knots.flatMap((knot, i) => {
    const value = read(knot)
    return value === undefined ? [] : [{ at: knotsAt[i] ?? 0, value }]
  })
  const first = { at: 0, value: usual }
  const last = { at: knotsAt.at(-1) ?? 0, value: usual }
  // A stroke without a value at an end has the usual one there.
  const ends = [...(named[0]?.at === 0 ? [] : [first]), ...named]
  const places = (ends.at(-1)?.at ?? 0) < last.at ? [...ends, last] : ends
  const slopes = slopesOf(places)
  return (distance) => {
    const i = Math.max(
      0,
      places.findLastIndex(({ at }) => at <= distance),
    )
    const [from, to] = [places[i], places[i + 1]]
    if (!from || !to) return from?.value ?? usual
    const length = to.at - from.at
    const t = (distance - from.at) / length
    const s = 1 - t
    return (
      (1 + 2 * t) * s * s * from.value +
      t * s * s * length * (slopes[i] ?? 0) +
      t * t * (3 - 2 * t) * to.value -
      t * t * s * length * (slopes[i + 1] ?? 0)
    )
  }
}

function slopesOf(places: readonly { at: number; value: number }[]): number[] {
  const secants = places.slice(1).map(({ at, value }, i) => {
    const from = places[i] ?? { at: 0, value }
    return (value - from.value) / (at - from.at)
  })
  return places.map((_, i) => {
    const [before, after] = [secants[i - 1], secants[i]]
    if (before === undefined || after === undefined || before * after <= 0) return 0
    return (2 * before * after) / (before + after)
  })
}

/** Convex, clockwise on screen. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (list: readonly Point[]) => {
    const hull: Point[] = []
    for (const point of list) {
      while (hull.length > 1 && turn(hull.at(-2) ?? point, hull.at(-1) ?? point, point) <= 0) {
        hull.pop()
      }
      hull.push(point)
    }
    return hull.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
