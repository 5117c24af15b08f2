import type { Box } from '../family.ts'
import {
  boundsOf,
  type Path,
  type Point,
  pointsOf,
  rectPath,
  type Segment,
  subpathsOf,
} from '../path.ts'

/** A paper in two parts: what has edges that are seen, and flat paper that has none. */
export interface SplitPaper {
  edges: Path
  bulk: Path
}

/** From an edge to where the shadow of the highest paper ends, units. */
export const shadowReach = 22
/** How far both parts lie over each other: more than a pixel of the smallest thumbnail, or a seam shows. */
export const lap = 14
/** A smaller bulk costs more to write than it saves to paint. */
const leastBulk = 60_000

/**
 * Takes what lies beyond the last edge of a sheet or of a hill out of its path, since four shadows over a
 * whole page take most of the time of a picture, and are seen only beside an edge.
 */
export function splitBulk(path: Path): SplitPaper {
  const all = boundsOf(path)
  const core = coreOf(path, all)
  const saved = all.width * all.height - core.width * core.height
  if (saved < leastBulk) return { edges: path, bulk: [] }
  return { edges: path.map((segment) => within(segment, core)), bulk: around(core, all) }
}

/** A side of a box: what is the same along it, and how long it is. */
interface Side {
  axis: 'x' | 'y'
  place: number
  length: number
}

/** What is left of the box of a path when its straight sides from corner to corner move inwards. */
function coreOf(path: Path, all: Box): Box {
  const outlines = subpathsOf(path).map(pointsOf)
  const [right, foot] = [all.x + all.width, all.y + all.height]
  const top = sideOf(outlines, { axis: 'y', place: all.y, length: all.width })
  const low = sideOf(outlines, { axis: 'y', place: foot, length: all.width })
  const left = sideOf(outlines, { axis: 'x', place: all.x, length: all.height })
  const far = sideOf(outlines, { axis: 'x', place: right, length: all.height })
  const straight = new Set([top, low, left, far].flat())
  const inner = outlines.flat().filter((at) => !straight.has(at))
  if (inner.length === 0) return all
  const xs = inner.map((at) => at.x)
  const ys = inner.map((at) => at.y)
  const x = left.length > 0 ? Math.max(all.x, Math.min(...xs) - shadowReach) : all.x
  const y = top.length > 0 ? Math.max(all.y, Math.min(...ys) - shadowReach) : all.y
  const end = far.length > 0 ? Math.min(right, Math.max(...xs) + shadowReach) : right
  const last = low.length > 0 ? Math.min(foot, Math.max(...ys) + shadowReach) : foot
  return { x, y, width: end - x, height: last - y }
}

/** Both ends of the straight line of an outline along a side of the box, from corner to corner. */
function sideOf(outlines: readonly Point[][], { axis, place, length }: Side): Point[] {
  const along = axis === 'x' ? 'y' : 'x'
  return outlines.flatMap((points) =>
    points.flatMap((from, i) => {
      const to = points[(i + 1) % points.length] ?? from
      const isSide =
        from[axis] === place && to[axis] === place && Math.abs(from[along] - to[along]) === length
      return isSide ? [from, to] : []
    }),
  )
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
