import type { Path, Point } from './path.ts'

/** A closed outline of straight sides; the last point connects to the first. */
export type Polygon = readonly Point[]

/**
 * Every subpath as a polygon, each curve replaced by chords.
 *
 * @param chords chords per curve, default 8
 * @example flatten([['M', 0, 0], ['L', 4, 0], ['L', 4, 3], ['Z']])[0]?.length // 3
 */
export function flatten(path: Path, chords = 8): Polygon[] {
  const polygons: Point[][] = []
  let pen: Point = { x: 0, y: 0 }
  for (const segment of path) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'M') polygons.push([])
    const steps = segment[0] === 'C' || segment[0] === 'Q' ? chords : 1
    const from = pen
    for (let i = 1; i <= steps; i++) {
      pen = pointAt(from, segment, i / steps)
      polygons.at(-1)?.push(pen)
    }
  }
  return polygons
}

/** Whether a point lies inside outlines filled by `fill-rule` nonzero. */
export function isInside(polygons: readonly Polygon[], { x, y }: Point): boolean {
  let winding = 0
  for (const polygon of polygons) {
    let from = polygon.at(-1)
    for (const to of polygon) {
      if (from && from.y <= y !== to.y <= y) {
        const crossing = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
        if (crossing > x) winding += to.y > from.y ? 1 : -1
      }
      from = to
    }
  }
  return winding !== 0
}

/**
 * The pieces of the horizontal line at `y` that lie inside, from left to right, by `fill-rule`
 * nonzero.
 *
 * @example levelSpans([[{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 4, y: 4 }, { x: 0, y: 4 }]], 2) // [[0, 4]]
 */
export function levelSpans(polygons: readonly Polygon[], y: number): [from: number, to: number][] {
  const crossings: { x: number; turn: 1 | -1 }[] = []
  for (const polygon of polygons) {
    let from = polygon.at(-1)
    for (const to of polygon) {
      if (from && from.y <= y !== to.y <= y) {
        const x = from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
        crossings.push({ x, turn: to.y > from.y ? 1 : -1 })
      }
      from = to
    }
  }
  const spans: [number, number][] = []
  let winding = 0
  let start = 0
  for (const { x, turn } of crossings.sort((one, other) => one.x - other.x)) {
    if (winding === 0) start = x
    winding += turn
    if (winding === 0) spans.push([start, x])
  }
  return spans
}

function pointAt(from: Point, segment: Exclude<Path[number], readonly ['Z']>, t: number): Point {
  const s = 1 - t
  if (segment[0] === 'C') {
    const [, x1, y1, x2, y2, x3, y3] = segment
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return { x: a * from.x + b * x1 + c * x2 + d * x3, y: a * from.y + b * y1 + c * y2 + d * y3 }
  }
  if (segment[0] === 'Q') {
    const [, x1, y1, x2, y2] = segment
    const [a, b, c] = [s * s, 2 * s * t, t * t]
    return { x: a * from.x + b * x1 + c * x2, y: a * from.y + b * y1 + c * y2 }
  }
  return { x: segment[1], y: segment[2] }
}
