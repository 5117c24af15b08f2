import type { Path, Point, Segment } from '../art/path.ts'
import { createRandom } from '../art/random.ts'
import { type EdgePoint, edgesOf } from './edge.ts'

/** Stitches of letters by the tone of their thread; lengths are thousandths of an em. */
export interface Satin {
  deep: Path
  dark: Path
  light: Path
  shine: Path
}

const light = { x: -0.6, y: -0.8 }

/**
 * Stitches from every edge to the middle of its stroke, a little further here and there. Where a
 * thread has the tone of the letters themselves there is none.
 *
 * @param step the distance of neighbouring stitches
 */
export function satinOf(letters: readonly Path[], step = pitchOf(letters)): Satin {
  const satin: Record<keyof Satin, Segment[]> = { deep: [], dark: [], light: [], shine: [] }
  const random = createRandom(letters.length * 977)
  for (const point of contoursOf(letters, step).flat()) {
    const reach = Math.min(point.room * (0.94 + 0.22 * random()), 130)
    const lit = 0.5 - (point.inX * light.x + point.inY * light.y) * 0.3 + 0.62 * (random() - 0.5)
    const lean = 0.1 * (random() - 0.5)
    const inward = {
      ...point,
      inX: point.inX - lean * point.inY,
      inY: point.inY + lean * point.inX,
    }
    if (reach < 5) continue
    if (lit < 0.18) satin.deep.push(...stitch(inward, [-1, reach], step * 0.94))
    else if (lit < 0.42) satin.dark.push(...stitch(inward, [-1, reach], step))
    else if (lit > 0.56) satin.light.push(...stitch(inward, [-1, reach], step * 0.96))
    if (lit > 0.66 && reach > 24) {
      const from = reach * (0.14 + 0.24 * random())
      satin.shine.push(...stitch(inward, [from, from + reach * 0.44], step * 0.56))
    }
  }
  return satin
}

/** The outlines of a cord that is couched along letters, between two distances from their edge. */
export function outsetLetters(letters: readonly Path[], by: number): Path {
  return contoursOf(letters, 20).flatMap((contour) =>
    polygon(
      simplified(contour.map(({ x, y, inX, inY }) => ({ x: x - inX * by, y: y - inY * by }))),
    ),
  )
}

/** The twists of that cord, which slant across it. */
export function twistsOf(
  letters: readonly Path[],
  { out, width, step = pitchOf(letters) }: { out: number; width: number; step?: number },
): Path {
  return contoursOf(letters, step * 2.5).flatMap((contour) =>
    contour.flatMap(({ x, y, inX, inY }) => {
      const [middleX, middleY] = [x - inX * out, y - inY * out]
      const [dx, dy] = [
        (inX * 0.78 - inY * 0.62) * width * 0.5,
        (inY * 0.78 + inX * 0.62) * width * 0.5,
      ]
      const [wx, wy] = [-inY * step * 0.5, inX * step * 0.5]
      return polygon([
        { x: middleX - dx - wx, y: middleY - dy - wy },
        { x: middleX + dx - wx, y: middleY + dy - wy },
        { x: middleX + dx + wx, y: middleY + dy + wy },
        { x: middleX - dx + wx, y: middleY - dy + wy },
      ])
    }),
  )
}

/** The distance of neighbouring stitches: words of more letters are written smaller. */
function pitchOf(letters: readonly Path[]): number {
  return Math.max(12.5, Math.min(27, 4.5 + letters.length * 1.65))
}

/** A stitch from an edge inwards between two depths: it goes down to a point. */
function stitch(
  { x, y, inX, inY }: EdgePoint,
  [from, to]: readonly [number, number],
  width: number,
): Path {
  const [wx, wy] = [(-inY * width) / 2, (inX * width) / 2]
  const at = (depth: number, side: number): Point => ({
    x: x + inX * depth + side * wx,
    y: y + inY * depth + side * wy,
  })
  return polygon([at(from, -1), at(from, 1), at(to, 0)])
}

function polygon(points: readonly Point[]): Path {
  return [...points.map(({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x, y]), ['Z']]
}

/** The contours of letters as points at equal steps. */
function contoursOf(letters: readonly Path[], step: number): EdgePoint[][] {
  return letters.flatMap(edgesOf).map((contour) => {
    const points: EdgePoint[] = []
    let ahead = 0
    contour.forEach((point, i) => {
      const next = contour[(i + 1) % contour.length] ?? point
      const length = Math.hypot(next.x - point.x, next.y - point.y)
      for (; ahead < length; ahead += step) points.push(mixed(point, next, ahead / length))
      ahead -= length
    })
    return points
  })
}

/** A point between two of a contour; round a corner it keeps the direction of the nearer one. */
function mixed(one: EdgePoint, other: EdgePoint, share: number): EdgePoint {
  const between = (a: number, b: number) => a + (b - a) * share
  const [x, y] = [between(one.x, other.x), between(one.y, other.y)]
  if (one.inX * other.inX + one.inY * other.inY < 0.3) {
    return { ...(share < 0.5 ? one : other), x, y }
  }
  const [inX, inY] = [between(one.inX, other.inX), between(one.inY, other.inY)]
  const length = Math.hypot(inX, inY)
  return { x, y, inX: inX / length, inY: inY / length, room: between(one.room, other.room) }
}

/** A closed outline without the points that its neighbours already imply, to 2/1000 em. */
function simplified(points: readonly Point[]): Point[] {
  const kept: Point[] = []
  let from = points.at(-1)
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length]
    if (!from || !next) return
    const [dx, dy] = [next.x - from.x, next.y - from.y]
    const length = Math.hypot(dx, dy)
    const off = Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / (length || 1)
    if (off < 2 && length < 260) return
    kept.push(point)
    from = point
  })
  return kept
}
