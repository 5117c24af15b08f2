import { type Path, type Point, type Segment, subpathsOf } from '../art/path.ts'

/** A point of an outline, with the direction into the letter and the room there. */
export interface EdgePoint extends Point {
  /** Unit vector into the ink. */
  inX: number
  inY: number
  /** Radius of the largest circle in the letter that touches the outline here. */
  room: number
}

/** Distance of neighbouring points, 1/1000 em. */
const step = 20

/** The closed contours of a letter as points in the middle of short pieces. */
export function edgesOf(path: Path): EdgePoint[][] {
  const contours = subpathsOf(path).map(samplesOf)
  const all = contours.flat()
  for (const point of all) point.room = roomAt(point, all)
  return contours
}

function samplesOf(subpath: Path): EdgePoint[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  for (const segment of subpath) {
    const ends = pointsOn(at, segment)
    points.push(...ends)
    at = ends.at(-1) ?? at
  }
  return points.flatMap((from, i) => {
    const to = points[(i + 1) % points.length] ?? from
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    if (length < 0.5) return []
    const [inX, inY] = [-(to.y - from.y) / length, (to.x - from.x) / length]
    return [{ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, inX, inY, room: 0 }]
  })
}

function pointsOn(from: Point, segment: Segment): Point[] {
  if (segment[0] === 'Z') return []
  const [x = 0, y = 0] = segment.slice(-2) as number[]
  if (segment[0] === 'M') return [{ x, y }]
  const controls = segment[0] === 'C' ? segment : (['C', from.x, from.y, x, y, x, y] as const)
  const length = Math.hypot(x - from.x, y - from.y)
  const count = Math.max(1, Math.round(length / step))
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count
    const s = 1 - t
    if (segment[0] !== 'C') return { x: s * from.x + t * x, y: s * from.y + t * y }
    const on = (a: number, b: number, c: number, d: number) =>
      s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
    return {
      x: on(from.x, Number(controls[1]), Number(controls[3]), x),
      y: on(from.y, Number(controls[2]), Number(controls[4]), y),
    }
  })
}

const mostRoom = 130

/** The circle through a point that touches there reaches another point at this radius. */
function roomAt({ x, y, inX, inY }: EdgePoint, all: readonly EdgePoint[]): number {
  let room = mostRoom
  for (const other of all) {
    const [dx, dy] = [other.x - x, other.y - y]
    const ahead = dx * inX + dy * inY
    const square = dx * dx + dy * dy
    // A neighbour on the same side says nothing, whatever its rounding.
    if (ahead <= 0.1 * Math.sqrt(square)) continue
    room = Math.min(room, square / (2 * ahead))
  }
  return room
}
