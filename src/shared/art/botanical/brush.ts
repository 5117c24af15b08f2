import { sampleSpline } from '../foliage.ts'
import { type Path, type Point, type Segment, splinePath } from '../path.ts'
import { between, type Random } from '../random.ts'

/** A stroke of two cubics along a line: it swells from nothing to about `width` px and back. */
export function brushPath(points: readonly Point[], width: number): Path {
  const [a, b, c, d] = sampleSpline(points, 4)
  if (!a || !b || !c || !d) return []
  const first = handle(a, b, c, d)
  const second = handle(d, c, b, a)
  const turn = Math.atan2(d.y - a.y, d.x - a.x) + Math.PI / 2
  const side = (sign: number): [Point, Point] => {
    const swell = (sign * width * 2) / 3
    return [away(first, turn, swell), away(second, turn, swell)]
  }
  const [there, thence] = side(1)
  const [back, home] = side(-1)
  return [
    ['M', a.x, a.y],
    ['C', there.x, there.y, thence.x, thence.y, d.x, d.y],
    ['C', home.x, home.y, back.x, back.y, a.x, a.y],
    ['Z'],
  ]
}

/** A loose round shape with an unsteady edge, like a wash on paper. */
export function blotPath(
  centre: Point,
  radius: { x: number; y: number },
  wobble: number,
  random: Random,
): Path {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = (i / 9) * 2 * Math.PI
    const reach = 1 + between(random, -wobble, wobble)
    return {
      x: centre.x + Math.cos(angle) * radius.x * reach,
      y: centre.y + Math.sin(angle) * radius.y * reach,
    }
  })
  return splinePath(points, true)
}

/**
 * A closed shape with rounded corners: it passes the middle of each edge and misses the corners.
 */
export function softPath(corners: readonly Point[]): Path {
  const first = corners[0]
  const last = corners.at(-1)
  if (!first || !last) return []
  const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const start = middle(last, first)
  const path: Segment[] = [['M', start.x, start.y]]
  corners.forEach((corner, i) => {
    const end = middle(corner, corners[i + 1] ?? first)
    path.push(['Q', corner.x, corner.y, end.x, end.y])
  })
  return [...path, ['Z']]
}

/** A point `distance` px away in the direction `angle`. */
export function away(from: Point, angle: number, distance: number): Point {
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance }
}

/** The control point at `a` of the cubic from `a` to `d` that passes `b` and `c` at its thirds. */
function handle(a: Point, b: Point, c: Point, d: Point): Point {
  return {
    x: (-5 * a.x + 18 * b.x - 9 * c.x + 2 * d.x) / 6,
    y: (-5 * a.y + 18 * b.y - 9 * c.y + 2 * d.y) / 6,
  }
}
