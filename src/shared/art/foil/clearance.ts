import { grown } from '../box.ts'
import type { Box } from '../family.ts'

/**
 * Text boxes grown by the 0.4 em that ornament keeps from ink. The ink of a line is about 0.7 em
 * high; a box taller than any line counts as a block of lines of `tallestPx`.
 *
 * @example keptClear([{ x: 20, y: 20, width: 50, height: 7 }], 9) // [{ x: 16, y: 16, width: 58, height: 15 }]
 */
export function keptClear(reserved: readonly Box[], tallestPx: number): Box[] {
  return reserved.map((box) => grown(box, (0.4 / 0.7) * Math.min(box.height, tallestPx)))
}
