import type { Art } from '../art.ts'
import { mixPaints } from '../paints.ts'
import type { Path, Point } from '../path.ts'
import { between, createRandom, type Random } from '../random.ts'
import { shape } from '../shapes.ts'
import { away, blotPath, softPath } from './brush.ts'
import { drawDots, isClear, type Plot, short } from './plot.ts'

/** One seed of a pomegranate in its red flesh: the corners of its cell, in px. */
export interface Aril {
  centre: Point
  corners: readonly Point[]
  /** Distance from the centre to the nearest corner, px. */
  size: number
}

/**
 * Fills a shape with seeds that press on each other. Points are scattered at a distance and pushed
 * apart twice. Each seed is the Voronoi cell of its point, slightly shrunk.
 *
 * @param spacing px between the middles of neighbours
 */
export function packArils(shape: readonly Point[], spacing: number, random: Random): Aril[] {
  let centres = throwPoints(shape, spacing, random)
  for (let i = 0; i < 2; i++) {
    centres = centres.map((centre) => centroid(cellOf(centre, centres, shape)) ?? centre)
  }
  return centres.flatMap((centre) => {
    const cell = cellOf(centre, centres, shape)
    const middle = centroid(cell)
    if (!middle || cell.length < 3) return []
    const shrink = between(random, 0.84, 0.93)
    const corners = cell.map((corner) => ({
      x: middle.x + (corner.x - middle.x) * shrink,
      y: middle.y + (corner.y - middle.y) * shrink,
    }))
    const reach = corners.map((corner) => Math.hypot(corner.x - middle.x, corner.y - middle.y))
    const size = Math.min(...reach)
    return size < spacing * 0.2 ? [] : [{ centre: middle, corners, size }]
  })
}

/** Paints seeds as gems: three reds, a dark heart, light that shines through, a white glint. */
export function drawArils(plot: Plot, arils: readonly Aril[], random: Random): Art {
  const { aril, arilLight, arilDeep, glint } = plot.tones
  const reds = [aril, mixPaints(aril, arilDeep, 0.3), mixPaints(aril, arilLight, 0.4)]
  const groups = reds.map((): Path[] => [])
  for (const one of arils) groups[Math.floor(random() * 3)]?.push(softPath(one.corners))
  const hearts = arils.flatMap((one) => shrunk(one, 0.5, away({ x: 0, y: 0 }, -2.4, 0.12)))
  const glows = arils.map(({ centre, size }) => away(centre, 0.75, size * 0.3))
  const glints = arils.map(({ centre, size }) => away(centre, -2.3, size * 0.5))
  const size = arils.reduce((sum, one) => sum + one.size, 0) / Math.max(1, arils.length)
  const third = Math.ceil(arils.length / 3)
  return [
    ...groups.map((paths, i) => shape(paths.flat(), { fill: reds[i] ?? aril })),
    shape(hearts, { fill: arilDeep, 'fill-opacity': 0.32 }),
    drawDots(glows.slice(0, third), size * 1.05, arilLight, 0.6),
    drawDots(glows.slice(third), size * 0.72, arilLight, 0.6),
    drawDots(glints.slice(0, third), size * 0.28, glint, 0.9),
    drawDots(glints.slice(third), size * 0.42, glint, 0.9),
  ]
}

/** Seeds that fell out of the fruit, each with its shadow. */
export function drawLooseArils(plot: Plot, places: readonly Point[], size: number): Art {
  const random = createRandom(plot.seed + 77)
  const arils = places
    .filter((place) => isClear(plot, place, size * 1.6))
    .map((centre) => {
      const turn = random() * 6.283
      const corners = [0, 1, 2, 3, 4, 5].map((i) =>
        away(centre, turn + i * 1.047, size * (i === 0 ? 1.55 : between(random, 1.02, 1.2))),
      )
      return { centre, corners, size }
    })
  const shadows = arils.flatMap(({ centre }) =>
    blotPath(
      { x: centre.x + size * 0.45, y: centre.y + size * 0.62 },
      { x: size * 1.15, y: size * 0.6 },
      0.08,
      random,
    ),
  )
  const outlines = arils.flatMap(({ corners }) => softPath(corners))
  return [
    shape(shadows, { fill: plot.tones.shadow, 'fill-opacity': 0.3 }),
    drawArils(plot, arils, random),
    shape(outlines, {
      fill: 'none',
      stroke: plot.tones.ink,
      'stroke-opacity': 0.5,
      'stroke-width': short(plot.unit),
    }),
  ]
}

function shrunk({ centre, corners, size }: Aril, share: number, shift: Point): Path {
  const moved = { x: centre.x + shift.x * size, y: centre.y + shift.y * size }
  return softPath(
    corners.map((corner) => ({
      x: moved.x + (corner.x - centre.x) * share,
      y: moved.y + (corner.y - centre.y) * share,
    })),
  )
}

function throwPoints(shape: readonly Point[], spacing: number, random: Random): Point[] {
  const xs = shape.map((point) => point.x)
  const ys = shape.map((point) => point.y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const kept: Point[] = []
  const tries = 30 * Math.ceil(((right - left) * (bottom - top)) / spacing ** 2)
  for (let i = 0; i < tries; i++) {
    const point = { x: between(random, left, right), y: between(random, top, bottom) }
    const near = kept.some(
      (other) => Math.hypot(other.x - point.x, other.y - point.y) < spacing * 0.82,
    )
    if (!near && isInside(point, shape)) kept.push(point)
  }
  return kept
}

/**
 * The part of `shape` that is nearer to `centre` than to any other centre, cut by one half-plane
 * for each neighbour.
 */
function cellOf(centre: Point, centres: readonly Point[], shape: readonly Point[]): Point[] {
  return centres.reduce<Point[]>(
    (cell, other) => {
      if (other === centre) return cell
      const normal = { x: other.x - centre.x, y: other.y - centre.y }
      const middle = { x: (other.x + centre.x) / 2, y: (other.y + centre.y) / 2 }
      const beyond = (point: Point) =>
        (point.x - middle.x) * normal.x + (point.y - middle.y) * normal.y
      return cutAway(cell, beyond)
    },
    [...shape],
  )
}

/** The part of a polygon where `beyond` is not positive (Sutherland and Hodgman). */
function cutAway(polygon: readonly Point[], beyond: (point: Point) => number): Point[] {
  return polygon.flatMap((to, i) => {
    const from = polygon[(i + polygon.length - 1) % polygon.length] ?? to
    const [a, b] = [beyond(from), beyond(to)]
    const share = a / (a - b)
    const crossing = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
    if (a > 0 !== b > 0) return b > 0 ? [crossing] : [crossing, to]
    return b > 0 ? [] : [to]
  })
}

function centroid(polygon: readonly Point[]): Point | undefined {
  let area = 0
  let x = 0
  let y = 0
  polygon.forEach((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from
    const cross = from.x * to.y - to.x * from.y
    area += cross
    x += (from.x + to.x) * cross
    y += (from.y + to.y) * cross
  })
  return Math.abs(area) < 1e-6 ? undefined : { x: x / (3 * area), y: y / (3 * area) }
}

function isInside({ x, y }: Point, polygon: readonly Point[]): boolean {
  let inside = false
  polygon.forEach((a, i) => {
    const b = polygon[(i + polygon.length - 1) % polygon.length] ?? a
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
  })
  return inside
}
