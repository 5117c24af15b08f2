import type { Art } from '../art.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Paint } from '../paints.ts'
import { circlePath, mirrorPath, type Path } from '../path.ts'
import { shape } from '../shapes.ts'
import type { LinoLayout } from './layout.ts'

/** A short laurel across the foot of the plot, symmetric, with a berry in the middle. */
export function garland(
  { widthPx, unit }: LinoLayout,
  y: number,
  { ink, spot }: { ink: Paint; spot: Paint },
  reserved: readonly Box[],
): Art {
  const top = y - 34 * unit
  if (reserved.some((box) => box.y + box.height > top)) return []
  const cx = widthPx / 2
  const half = Array.from({ length: 7 }, (_, i) => i).flatMap((i) => pairOfLeaves(cx, y, i, unit))
  const stem: Path = [
    ['M', cx + 26 * unit, y],
    ['L', cx + 292 * unit, y],
  ]
  const line = {
    fill: 'none',
    stroke: ink,
    'stroke-width': Math.round(32 * unit) / 10,
    'stroke-linecap': 'round',
  } as const
  return [
    shape([...half, ...mirrorPath(half, cx)], { fill: ink }),
    shape([...stem, ...mirrorPath(stem, cx)], line),
    shape(circlePath(cx, y, 11 * unit), { fill: spot }),
  ]
}

function pairOfLeaves(cx: number, y: number, i: number, unit: number): Path {
  const length = (50 - 2.6 * i) * unit
  const x = cx + (34 + 38 * i) * unit
  return [-1, 1].flatMap((side) =>
    leafPath({
      x,
      y,
      angle: side * 0.52,
      length,
      width: 0.2 * length,
      bend: -side * 0.14,
    }),
  )
}
