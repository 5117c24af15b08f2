import { acanthus } from '../acanthus.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import type { Point } from '../path.ts'
import { type Flower, flower, type Kind } from './flowers.ts'
import type { Glaze } from './glaze.ts'

export interface Vine {
  /** The line that the stem follows, from its root. */
  through: readonly Point[]
  /** Length of a leaf. Flowers have their own length. */
  size: number
  /** What it bears: at a share of its length, on its left (-1), its right (1) or its end (0). */
  bears?: readonly Bearing[]
  /** The part without leaves: two shares of the length. */
  bare?: readonly [number, number]
}

export interface Bearing {
  at: number
  side: -1 | 0 | 1
  kind: Kind
  colour: string
  size: number
}

/** A stem that swings along its line, with long notched leaves on both sides and what it bears. */
export function vine({ through, size, bears = [], bare = [2, 2] }: Vine): Glaze[] {
  const length = through.reduce((sum, point, i) => {
    const before = through[i - 1] ?? point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
  const steps = Math.max(4, Math.round(length / (0.52 * size)))
  const points = sampleSpline(through, 4 * steps + 1)
  const at = (share: number) => {
    const i = Math.round(Math.max(0, Math.min(1, share)) * (points.length - 1))
    return { ...(points[i] ?? { x: 0, y: 0 }), angle: directionAt(points, i) }
  }
  const leaves = Array.from({ length: steps }, (_, i) => (i + 0.4) / steps)
    .map((share, i) => ({ share, i, side: i % 2 ? 1 : -1 }))
    .filter(({ share }) => share < bare[0] || share > bare[1])
    .filter(({ share, side }) =>
      bears.every(
        (bearing) =>
          bearing.side !== side || Math.abs(bearing.at - share) > (0.44 * bearing.size) / length,
      ),
    )
    .flatMap(({ share, i, side }) => leafAt(at(share), { side, size, i }))
  const borne = bears.flatMap((bearing) => borneAt(at(bearing.at), bearing))
  return [
    {
      level: 1,
      path: ribbonPath(points, 0.13 * size, 0.06 * size),
      colour: 'leafDark',
      outline: 1,
    },
    ...leaves,
    ...borne,
  ]
}

/** Every third leaf is long and notched, the others small and plain. */
function leafAt(
  { x, y, angle }: Point & { angle: number },
  { side, size, i }: { side: number; size: number; i: number },
): Glaze[] {
  const turn = angle + side * 0.75
  if (i % 3 !== 1) {
    const length = 0.72 * size
    const leaf = { x, y, angle: turn + side * 0.2, length, bend: -side * 0.2 }
    return [
      {
        level: 2,
        path: leafPath({ ...leaf, width: 0.19 * length }),
        colour: i % 2 ? 'leaf' : 'second',
        outline: 1.8,
      },
      {
        level: 2.5,
        path: leafPath({ ...leaf, length: 0.78 * length, width: 0.05 * length }),
        colour: i % 2 ? 'leafPale' : 'secondPale',
      },
    ]
  }
  const rib = [0, 0.4, 0.75, 1.15].map((share) => {
    const bent = turn - side * 0.8 * share
    return { x: x + Math.cos(bent) * share * size, y: y + Math.sin(bent) * share * size }
  })
  const { left, right, veins } = acanthus({ rib, width: 0.24 * size, lobes: 6 })
  return [
    { level: 2, path: left, colour: side < 0 ? 'lead' : 'leadLight', outline: 1.9 },
    { level: 2, path: right, colour: side < 0 ? 'leadLight' : 'lead', outline: 1.9 },
    { level: 2.5, path: veins, colour: 'white', width: 1.3 },
  ]
}

function borneAt(from: Point & { angle: number }, { side, kind, colour, size }: Bearing): Glaze[] {
  const angle = from.angle + side * 0.95
  const stalk = side === 0 ? 0 : 0.34 * size
  const end: Flower = {
    x: from.x + Math.cos(angle) * stalk,
    y: from.y + Math.sin(angle) * stalk,
    angle,
    size,
  }
  const line: Glaze = {
    level: 1,
    path: ribbonPath([from, end], 0.06 * size, 0.05 * size),
    colour: 'leafDark',
  }
  return [...(side === 0 ? [] : [line]), ...flower(kind, end, colour)]
}
