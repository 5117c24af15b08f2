import { directionAt, sampleSpline } from './foliage.ts'
import type { Path, Point, Segment } from './path.ts'

export interface AcanthusShape {
  /** The midrib from base to tip. */
  rib: readonly Point[]
  /** Half of the leaf's greatest width. */
  width: number
  /** The number of lobes on each side. */
  lobes: number
  /** The width of the right half divided by that of the left, for a leaf that is turned aside. */
  lean?: number
}

/** The two halves of a leaf, which meet at its rib, and the veins into its lobes. */
export interface Acanthus {
  left: Path
  right: Path
  veins: Path
}

/** The width along a leaf, base to tip: ten steps of the rib. */
const breadths = [0.34, 0.62, 0.86, 0.98, 1, 0.95, 0.86, 0.74, 0.58, 0.36, 0.02]

/** A lobed leaf that follows its rib and curls as in illuminated books. Each half has a colour. */
export function acanthus({ rib, width, lobes, lean = 1 }: AcanthusShape): Acanthus {
  const along = alongRib(rib)
  const tip = along(1, 0)
  const half = (side: number): Path => [
    ['M', ...along(0, 0)],
    ...lobedEdge(along, side * width * (side > 0 ? lean : 1), lobes),
    ['L', ...tip],
    ...ribBack(along),
    ['Z'],
  ]
  return { left: half(-1), right: half(1), veins: veinsOf(along, { width, lobes, lean }) }
}

/** Takes a share of the rib's length and a distance to its right; gives a point of the plot. */
type Along = (share: number, aside: number) => [number, number]

function alongRib(rib: readonly Point[]): Along {
  const points = sampleSpline(rib, 25)
  const last = points.length - 1
  return (share, aside) => {
    const position = Math.max(0, Math.min(1, share)) * last
    const i = Math.min(last - 1, Math.floor(position))
    const [from, to] = [points[i], points[i + 1]]
    if (!from || !to) throw new RangeError(`rib has ${rib.length} points`)
    const t = position - i
    const turn = directionAt(points, i) * (1 - t) + unwrapped(points, i) * t
    const past = share > 1 ? (share - 1) * last * Math.hypot(to.x - from.x, to.y - from.y) : 0
    return [
      from.x + (to.x - from.x) * t - Math.sin(turn) * aside + Math.cos(turn) * past,
      from.y + (to.y - from.y) * t + Math.cos(turn) * aside + Math.sin(turn) * past,
    ]
  }
}

/** The direction at the next point, without a jump of a whole turn. */
function unwrapped(points: readonly Point[], i: number): number {
  const here = directionAt(points, i)
  const next = directionAt(points, i + 1)
  return next - Math.round((next - here) / (2 * Math.PI)) * 2 * Math.PI
}

function breadthAt(share: number): number {
  const position = Math.max(0, Math.min(0.9999, share)) * (breadths.length - 1)
  const i = Math.floor(position)
  const [from = 0, to = 0] = [breadths[i], breadths[i + 1]]
  return from + (to - from) * (position - i)
}

function lobedEdge(along: Along, width: number, lobes: number): Segment[] {
  const length = 0.93 / lobes
  return Array.from({ length: lobes }, (_, i): Segment[] => {
    const from = i * length
    const to = from + length
    const out = (share: number, part: number) => part * width * breadthAt(share)
    const tip = along(to + 0.22 * length, out(from + 0.75 * length, 0.98))
    return [
      [
        'C',
        ...along(from - 0.16 * length, out(from, 0.98)),
        ...along(from + 0.46 * length, out(from + 0.5 * length, 1.34)),
        ...tip,
      ],
      [
        'C',
        ...along(to + 0.02 * length, out(to, 0.72)),
        ...along(to - 0.2 * length, out(to, 0.56)),
        ...along(to, out(to, i === lobes - 1 ? 0 : 0.38)),
      ],
    ]
  }).flat()
}

function ribBack(along: Along): Segment[] {
  return [0.8, 0.6, 0.4, 0.2, 0].map((share): Segment => {
    const [fromX, fromY] = along(share + 0.1, 0)
    return ['Q', fromX, fromY, ...along(share, 0)]
  })
}

function veinsOf(along: Along, { width, lobes, lean }: Omit<Required<AcanthusShape>, 'rib'>): Path {
  const length = 0.93 / lobes
  return Array.from({ length: lobes }, (_, i) => i * length).flatMap((from) =>
    [-width, width * lean].flatMap((side): Segment[] => [
      ['M', ...along(from + 0.16 * length, 0.12 * side)],
      [
        'Q',
        ...along(from + 0.45 * length, 0.5 * side * breadthAt(from + 0.5 * length)),
        ...along(from + 0.98 * length, 0.74 * side * breadthAt(from + 0.8 * length)),
      ],
    ]),
  )
}
