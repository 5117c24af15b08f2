import type { Box } from './family.ts'
import type { Point } from './path.ts'

/**
 * A box that is larger by `by` on all four sides; smaller where `by` is negative.
 *
 * @example grown({ x: 10, y: 10, width: 4, height: 2 }, 1) // { x: 9, y: 9, width: 6, height: 4 }
 */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/**
 * Whether a point lies in a box or closer than `reach` to its sides; exactly at `reach` is not
 * near.
 */
export function isNear({ x, y, width, height }: Box, at: Point, reach = 0): boolean {
  return (
    at.x > x - reach && at.x < x + width + reach && at.y > y - reach && at.y < y + height + reach
  )
}

/** Whether two boxes share any area; a common edge does not count. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** The smallest box around all boxes; there must be at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const foot = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: foot - y }
}

/**
 * The distance of a point from a box; 0 inside it.
 *
 * @example distanceTo({ x: 0, y: 0, width: 10, height: 10 }, { x: 13, y: 14 }) // 5
 */
export function distanceTo({ x, y, width, height }: Box, at: Point): number {
  const dx = Math.max(x - at.x, 0, at.x - x - width)
  const dy = Math.max(y - at.y, 0, at.y - y - height)
  return Math.hypot(dx, dy)
}
