import { directionAt, leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import type { Point } from '../path.ts'
import { type Colours, pomegranate, rosette, tone } from './blossom.ts'
import type { Shape } from './paint.ts'

/** A branch along a curve from root to tip: leaves on both sides, a blossom, a fruit, a bud. */
export function spray(
  controls: readonly Point[],
  { size, colours }: { size: number; colours: Colours },
): Shape[] {
  const count = Math.round(pathLength(controls) / (0.3 * size))
  const points = sampleSpline(controls, count * 2 + 1)
  const at = (share: number) => {
    const i = Math.round(share * (points.length - 1))
    return { ...(points[i] ?? { x: 0, y: 0 }), angle: directionAt(points, i) }
  }
  const leaves = Array.from({ length: count }, (_, i): Shape[] => {
    const share = 0.08 + (0.9 * i) / count
    const side = i % 2 === 0 ? 1 : -1
    const { x, y, angle } = at(share)
    const length = size * (0.98 - 0.5 * share)
    const leaf = { x, y, angle: angle + side * (0.86 - 0.2 * share), length, bend: -side * 0.16 }
    return [
      {
        level: 1,
        path: leafPath({ ...leaf, width: 0.2 * length }),
        paint: tone(colours, i % 3 === 1 ? 'leafLight' : 'leaf'),
        contour: 1.4,
      },
      {
        level: 2,
        path: leafPath({ ...leaf, length: 0.8 * length, width: 0.035 * length }),
        paint: tone(colours, 'leafPale'),
      },
    ]
  }).flat()
  const tip = at(1)
  const bud = leafPath({ ...tip, length: 0.62 * size, width: 0.17 * size })
  return [
    {
      level: 0,
      path: ribbonPath(points, 0.1 * size, 0.04 * size),
      paint: tone(colours, 'leafDark'),
      contour: 1,
    },
    ...leaves,
    { level: 3, path: bud, paint: tone(colours, 'second'), contour: 1.4 },
    ...stalked(at(0.3), -1, { size, colours }),
    ...stalked(at(0.68), 1, { size, colours }),
  ]
}

/** The fruit above the branch, with the blossom above it. */
function stalked(
  from: Point & { angle: number },
  kind: 1 | -1,
  { size, colours }: { size: number; colours: Colours },
): Shape[] {
  const turn = from.angle < -Math.PI / 2 || from.angle > Math.PI / 2 ? 1 : -1
  const angle = from.angle + turn * 1.2
  const reach = 0.58 * size
  const end = { x: from.x + Math.cos(angle) * reach, y: from.y + Math.sin(angle) * reach }
  const stalk: Shape = {
    level: 2,
    path: ribbonPath(
      [from, { x: (from.x + end.x) / 2 + 3, y: (from.y + end.y) / 2 }, end],
      3.4,
      2.4,
    ),
    paint: tone(colours, 'leafDark'),
  }
  const bloom = { ...end, angle, radius: 0.3 * size }
  const drawn =
    kind < 0
      ? pomegranate({ ...bloom, radius: 0.34 * size }, 'second', colours)
      : rosette(bloom, 'flower', colours)
  return [stalk, ...drawn]
}

function pathLength(points: readonly Point[]): number {
  return points.reduce((sum, point, i) => {
    const before = points[i - 1] ?? point
    return sum + Math.hypot(point.x - before.x, point.y - before.y)
  }, 0)
}
