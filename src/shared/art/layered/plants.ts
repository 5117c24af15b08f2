import { isNear } from '../box.ts'
import type { Box } from '../family.ts'
import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { circlePath, orient, type Path, type Point } from '../path.ts'
import { between, type Random } from '../random.ts'

export interface VineOptions {
  /** From the root to the tip. */
  line: readonly Point[]
  /** Width of the stem at its root, units. */
  thick: number
  /** Pairs of leaves. */
  pairs: number
  /** Length of the leaves near the root. */
  leaf: number
  /** Half the width of a leaf by its length; default: 0.2. */
  slim?: number
  /** The share of the stem without leaves at its root; default: 0.05. */
  bare?: number
  /** Whether each leaf has a slit along its middle. */
  slits?: boolean
  /** Where no leaf reaches. */
  clear?: Box | undefined
  random: Random
}

/** A stem with leaves at both sides and one at its tip, each a little different. */
export function vine(options: VineOptions): Path {
  const {
    line,
    thick,
    pairs,
    leaf,
    slim = 0.2,
    bare = 0.05,
    slits = false,
    clear,
    random,
  } = options
  const count = Math.max(24, 2 * pairs + 2)
  const points = sampleSpline(line, count)
  const end = endOf(points, clear)
  const leaves: Path[] = []
  for (let i = 0; i <= 2 * pairs; i++) {
    const isTip = i === 2 * pairs
    const t = isTip ? 1 : bare + ((1 - bare) * (i + 0.4 + 0.3 * random())) / (2 * pairs)
    const at = Math.min(count - 1, Math.round(t * (count - 1)))
    const point = points[at]
    if (!point || at >= end) continue
    const side = i % 2 === 0 ? 1 : -1
    const angle = directionAt(points, at) + (isTip ? 0 : side * between(random, 0.7, 0.95))
    const length = leaf * (1 - 0.42 * t) * between(random, 0.88, 1.12)
    leaves.push(
      cutLeaf({ ...point, angle, length, slim, bend: isTip ? 0 : -side * 0.14, slits, clear }),
    )
  }
  return [...stemOf(line, thick, clear), ...leaves.flat()]
}

/** A stem that ends before the words. */
function stemOf(line: readonly Point[], thick: number, clear: Box | undefined): Path {
  const points = sampleSpline(line, Math.max(8, 4 * line.length))
  const stem = points.slice(0, endOf(points, clear))
  return stem.length > 2 ? orient(ribbonPath(stem, thick), 'solid') : []
}

/** The index of the first point near the words, or the count of points. */
function endOf(points: readonly Point[], clear: Box | undefined): number {
  const end = clear ? points.findIndex((point) => isNear(clear, point, 44)) : -1
  return end < 0 ? points.length : end
}

export interface LeafOptions extends Point {
  angle: number
  length: number
  slim: number
  bend?: number
  slits?: boolean
  clear?: Box | undefined
}

/** A leaf, with a slit along its middle where it is long; nothing where words stand. */
export function cutLeaf(options: LeafOptions): Path {
  const { x, y, angle, length, slim, bend = 0, slits = false, clear } = options
  const along = (share: number) => ({
    x: x + share * length * Math.cos(angle),
    y: y + share * length * Math.sin(angle),
  })
  const reach = 6 + length * slim * 0.6
  if (clear && [0, 0.5, 1].some((share) => isNear(clear, along(share), reach))) return []
  const leaf = orient(leafPath({ x, y, angle, length, width: length * slim, bend }), 'solid')
  if (!slits || length < 44) return leaf
  const slit = leafPath({
    ...along(0.2),
    angle: angle + bend * 0.3,
    length: length * 0.54,
    width: Math.max(2, length * 0.032),
    bend,
  })
  return [...leaf, ...orient(slit, 'hole')]
}

export interface FrondOptions {
  line: readonly Point[]
  thick: number
  /** Length of the longest leaflet. */
  leaf: number
  clear?: Box | undefined
}

/** A palm frond: narrow leaflets, longest near its foot, all leaning to the tip. */
export function frond({ line, thick, leaf, clear }: FrondOptions): Path {
  const pairs = Math.max(8, Math.round(lengthOf(sampleSpline(line, 12)) / 20))
  const count = 2 * pairs + 2
  const points = sampleSpline(line, count)
  const end = endOf(points, clear)
  const leaflets: Path[] = []
  for (let i = 1; i <= pairs + 1; i++) {
    const t = i / (pairs + 1)
    const at = Math.min(count - 1, Math.round(t * (count - 1)))
    const point = points[at]
    if (!point || at >= end) continue
    const length = leaf * (0.62 + 1.3 * t - 1.58 * t * t)
    for (const side of i > pairs ? [0] : [1, -1]) {
      const angle = directionAt(points, at) + side * (0.95 - 0.5 * t)
      const slim = Math.min(0.07, 6.5 / length)
      leaflets.push(cutLeaf({ ...point, angle, length, slim, bend: -side * 0.1, clear }))
    }
  }
  return [...stemOf(line, thick, clear), ...leaflets.flat()]
}

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, { x, y }, i) => {
    const from = points[i] ?? { x, y }
    return sum + Math.hypot(x - from.x, y - from.y)
  }, 0)
}

export interface FlowerOptions extends Point {
  radius: number
  petals: number
  turn?: number
  /** Half the width of a petal by its length; default: 0.34. */
  slim?: number
}

/** A flower from above, each petal with a slit. */
export function flower({ x, y, radius, petals, turn = 0, slim = 0.34 }: FlowerOptions): Path {
  return Array.from({ length: petals }, (_, i) => {
    const angle = turn + (2 * Math.PI * i) / petals
    return cutLeaf({ x, y, angle, length: radius, slim, slits: true })
  }).flat()
}

/** Leaves along an edge, all about its direction turned by `lean`, in irregular steps. */
export function fringe(
  edge: readonly Point[],
  options: { leaf: number; step: number; lean: number; slim?: number; clear?: Box; random: Random },
): Path {
  const { leaf, step, lean, slim = 0.22, clear, random } = options
  const leaves: Path[] = []
  let left = 0
  edge.forEach((point, i) => {
    const next = edge[i + 1]
    if (!next) return
    const span = Math.hypot(next.x - point.x, next.y - point.y)
    const angle = Math.atan2(next.y - point.y, next.x - point.x)
    for (; left < span; left += step * between(random, 0.75, 1.25)) {
      const at = {
        x: point.x + (left / span) * (next.x - point.x),
        y: point.y + (left / span) * (next.y - point.y),
      }
      const turn = angle + lean + between(random, -0.55, 0.55)
      const length = leaf * between(random, 0.7, 1.15)
      leaves.push(cutLeaf({ ...at, angle: turn, length, slim, slits: true, clear }))
    }
    left -= span
  })
  return leaves.flat()
}

/** A tree as narrow as a flame. */
export function cypress(x: number, foot: number, height: number): Path {
  return cutLeaf({ x, y: foot, angle: -Math.PI / 2, length: height, slim: 0.12 })
}

/** A round tree on a thin stem, with cuts in its crown. */
export function roundTree(x: number, foot: number, height: number): Path {
  const radius = height * 0.3
  const y = foot - height + radius
  const crown = [
    circlePath(x, y, radius),
    circlePath(x - radius * 0.62, y + radius * 0.5, radius * 0.66),
    circlePath(x + radius * 0.62, y + radius * 0.5, radius * 0.66),
  ].flat()
  const stem = leafPath({
    x,
    y: foot + 8,
    angle: -Math.PI / 2,
    length: height * 0.7,
    width: height * 0.035,
  })
  const twigs = [-0.7, 0, 0.7].flatMap((turn) =>
    leafPath({
      x,
      y: y + radius * 0.75,
      angle: -Math.PI / 2 + turn,
      length: radius * 1.1,
      width: radius * 0.05,
    }),
  )
  return [...orient(crown, 'solid'), ...orient(stem, 'solid'), ...orient(twigs, 'hole')]
}
