import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import { orient, type Path, type Point, type Segment } from '../path.ts'

/** A branch as its silhouette and the midribs engraved into its leaves. */
export interface Branch {
  solid: Path
  veins: Path
}

export interface LaurelShape {
  /** Control points of the stem, from its foot to its tip. */
  stem: readonly Point[]
  /** Width of the stem at its foot. */
  stemWidth: number
  leafCount: number
  /** Places of the first and the last leaf, as shares of the stem, 0 to 1. */
  from: number
  to: number
  /** Lengths of the first and the last leaf. */
  lengths: readonly [number, number]
  /** Half the width of a leaf divided by its length, default 0.2. */
  slender?: number
  /** Angle between stem and leaf, radians, default 0.62. */
  spread?: number
}

/** A laurel branch: leaves on both sides in turn, each curling away from the stem, one at the tip. */
export function laurelBranch(shape: LaurelShape): Branch {
  const { stem, stemWidth, leafCount, from, to, lengths, slender = 0.2, spread = 0.62 } = shape
  const points = sampleSpline(stem, 61)
  const solid: Segment[] = [...orient(ribbonPath(everyFourth(points), stemWidth), 'solid')]
  const veins: Segment[] = []
  for (let k = 0; k <= leafCount; k++) {
    const isTip = k === leafCount
    const share = leafCount > 1 ? Math.min(1, k / (leafCount - 1)) : 0
    const i = isTip ? points.length - 1 : Math.round((from + (to - from) * share) * 60)
    const side = isTip ? 0 : k % 2 === 0 ? -1 : 1
    const point = points[i]
    if (!point) continue
    const length = lengths[0] + (lengths[1] - lengths[0]) * share
    const angle = directionAt(points, i) + side * spread
    const bend = -side * 0.16
    const leaf = { ...point, angle, length, width: slender * length, bend }
    solid.push(...orient(leafPath(leaf), 'solid'))
    veins.push(...midrib(leaf))
  }
  return { solid, veins }
}

/** The line along the middle of a leaf, short of its base and tip. */
function midrib({
  x,
  y,
  angle,
  length,
  bend,
}: Point & Record<'angle' | 'length' | 'bend', number>) {
  const at = (u: number): [number, number] => {
    const v = (bend * u * u) / length
    return [
      x + u * Math.cos(angle) - v * Math.sin(angle),
      y + u * Math.sin(angle) + v * Math.cos(angle),
    ]
  }
  const line: Path = [
    ['M', ...at(0.14 * length)],
    ['Q', ...at(0.48 * length), ...at(0.78 * length)],
  ]
  return line
}

function everyFourth(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % 4 === 0)
}
