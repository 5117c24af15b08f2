import type { Box, Size } from '../../../src/shared/art/family.ts'
import { type Format, formatSizes } from '../../../src/shared/format.ts'

/** Where text is allowed: off the status bars, off the cutter's edge, off the rim elsewhere. */
export function safeArea(format: Format): Box {
  const { widthPx, heightPx } = formatSizes[format]
  if (format === 'status') {
    return { x: 0.07 * widthPx, y: 0.13 * heightPx, width: 0.86 * widthPx, height: 0.71 * heightPx }
  }
  const rim = format === 'print' ? 60 : 40
  return { x: rim, y: rim, width: widthPx - 2 * rim, height: heightPx - 2 * rim }
}

export function pageBox({ widthPx, heightPx }: Size): Box {
  return { x: 0, y: 0, width: widthPx, height: heightPx }
}

/** Whether a box is inside another; lengths are rounded to a thousandth of a px. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x - 0.01 &&
    inner.y >= outer.y - 0.01 &&
    inner.x + inner.width <= outer.x + outer.width + 0.01 &&
    inner.y + inner.height <= outer.y + outer.height + 0.01
  )
}

export function meet(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}
