import type { Path, Point } from './path.ts'

/**
 * The subpaths of a path as polygons: each curve cut into `steps` straight lines.
 *
 * @example flattenPath([['M', 0, 0], ['L', 2, 0], ['L', 2, 2], ['Z']], 4)[0]?.length // 3
 */
export function flattenPath(path: Path, steps: number): Point[][] {
  const polygons: Point[][] = []
  let polygon: Point[] = []
  for (const segment of path) {
    if (segment[0] === 'Z') continue
    if (segment[0] === 'M') {
      polygon = []
      polygons.push(polygon)
    }
    const from = polygon.at(-1)
    const curved = segment[0] === 'C' || segment[0] === 'Q'
    if (!from || !curved) polygon.push({ x: Number(segment.at(-2)), y: Number(segment.at(-1)) })
    else for (let i = 1; i <= steps; i++) polygon.push(pointAt(from, segment, i / steps))
  }
  return polygons
}

function pointAt(from: Point, segment: Path[number], t: number): Point {
  const [, ...numbers] = segment
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = numbers.map(Number)
  const s = 1 - t
  if (segment[0] === 'Q') {
    return {
      x: s * s * from.x + 2 * s * t * x1 + t * t * x2,
      y: s * s * from.y + 2 * s * t * y1 + t * t * y2,
    }
  }
  return {
    x: s ** 3 * from.x + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t ** 3 * x3,
    y: s ** 3 * from.y + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t ** 3 * y3,
  }
}

/** Tells whether a point lies inside polygons, counted by winding, as `fill-rule` nonzero does. */
export function insideOf(
  polygons: readonly (readonly Point[])[],
): (x: number, y: number) => boolean {
  const edges = polygons.flatMap((polygon) =>
    polygon.map((point, i) => {
      const next = polygon[(i + 1) % polygon.length] ?? point
      return [point.x, point.y, next.x, next.y] as const
    }),
  )
  return (x, y) => {
    let winding = 0
    for (const [x1, y1, x2, y2] of edges) {
      if (y1 > y === y2 > y) continue
      if (x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) winding += y2 > y1 ? 1 : -1
    }
    return winding !== 0
  }
}
