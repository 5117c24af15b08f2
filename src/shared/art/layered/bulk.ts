import type { Box } from '../family.ts'
import { boundsOf, type Path, type Point, pointsOf, rectPath, type Segment } from '../path.ts'

/** A paper in two parts: what has edges that are seen, and flat paper that has none. */
export interface Parted {
  edges: Path
  bulk: Path
}

/** From an edge to where the shadow of the highest paper ends, units. */
export const shadowReach = 22
/** How far both parts lie over each other, so that no seam shows. */
export const lap = 2
/** A smaller bulk costs more to write than it saves to paint. */
const leastBulk = 60_000

/**
 * Takes what lies beyond the last edge of a sheet or of a hill out of its path, since four shadows over a
 * whole page take most of the time of a picture, and are seen only beside an edge.
 */
export function partBulk(path: Path): Parted {
  const all = boundsOf(path)
  const core = coreOf(pointsOf(path), all)
  const saved = all.width * all.height - core.width * core.height
  if (saved < leastBulk) return { edges: path, bulk: [] }
  return { edges: path.map((segment) => within(segment, core)), bulk: around(core, all) }
}

/** What is left of the box of a path when its straight sides from corner to corner move inwards. */
function coreOf(points: readonly Point[], all: Box): Box {
  const [right, foot] = [all.x + all.width, all.y + all.height]
  const sideAt = (axis: 'x' | 'y', place: number) => {
    const side = points.filter((at) => at[axis] === place)
    const along = side.map((at) => (axis === 'x' ? at.y : at.x))
    const length = axis === 'x' ? all.height : all.width
    return Math.max(...along) - Math.min(...along) === length ? side : []
  }
  const sides = {
    top: sideAt('y', all.y),
    foot: sideAt('y', foot),
    left: sideAt('x', all.x),
    right: sideAt('x', right),
  }
  const straight = new Set(Object.values(sides).flat())
  const inner = points.filter((at) => !straight.has(at))
  if (inner.length === 0) return all
  const xs = inner.map((at) => at.x)
  const ys = inner.map((at) => at.y)
  const x = sides.left.length > 0 ? Math.max(all.x, Math.min(...xs) - shadowReach) : all.x
  const y = sides.top.length > 0 ? Math.max(all.y, Math.min(...ys) - shadowReach) : all.y
  const end = sides.right.length > 0 ? Math.min(right, Math.max(...xs) + shadowReach) : right
  const low = sides.foot.length > 0 ? Math.min(foot, Math.max(...ys) + shadowReach) : foot
  return { x, y, width: end - x, height: low - y }
}

function within(segment: Segment, { x, y, width, height }: Box): Segment {
  const moved = segment.map((value, i) => {
    if (typeof value === 'string') return value
    const [least, most] = i % 2 === 1 ? [x, x + width] : [y, y + height]
    return Math.min(most, Math.max(least, value))
  })
  return moved as unknown as Segment
}

/** A frame from the sides of a box to a larger one. */
function around(core: Box, all: Box): Path {
  const foot = core.y + core.height
  const right = core.x + core.width
  const strips = [
    [all.x, all.y, all.width, core.y - all.y + lap],
    [all.x, foot - lap, all.width, all.y + all.height - foot + lap],
    [all.x, core.y, core.x - all.x + lap, core.height],
    [right - lap, core.y, all.x + all.width - right + lap, core.height],
  ] as const
  return strips.flatMap(([x, y, width, height]) =>
    width > lap && height > lap ? rectPath(x, y, width, height) : [],
  )
}
