import type { Box } from '../family.ts'

/**
 * The box with `by` px added on all four sides.
 *
 * @example grown({ x: 10, y: 10, width: 4, height: 2 }, 1) // { x: 9, y: 9, width: 6, height: 4 }
 */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

/** Whether two boxes share any area; a common edge is none. */
export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/**
 * Text boxes with the 0.4 em that ornament keeps from ink. The ink of a line is about 0.7 em high;
 * a box taller than any line counts as a block of lines of `tallestPx`.
 *
 * @example keptClear([{ x: 20, y: 20, width: 50, height: 7 }], 9) // [{ x: 16, y: 16, width: 58, height: 15 }]
 */
export function keptClear(reserved: readonly Box[], tallestPx: number): Box[] {
  return reserved.map((box) => grown(box, (0.4 / 0.7) * Math.min(box.height, tallestPx)))
}

/** The box round all boxes; undefined for none. */
export function hull(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/**
 * The distance of a point from a box in px; 0 inside it.
 *
 * @example distanceTo({ x: 0, y: 0, width: 10, height: 10 }, 13, 14) // 5
 */
export function distanceTo(box: Box, x: number, y: number): number {
  const dx = Math.max(box.x - x, 0, x - box.x - box.width)
  const dy = Math.max(box.y - y, 0, y - box.y - box.height)
  return Math.hypot(dx, dy)
}
