import { type Art, group } from './art.ts'
import type { Box, Size } from './family.ts'

/** The formats by height-to-width ratio, tallest first. */
export type Proportion = 'status' | 'print' | 'portrait' | 'square'

/**
 * The format nearest to a plot, so a plot of any size has a plan.
 *
 * @example proportionOf({ widthPx: 540, heightPx: 960 }) // 'status'
 */
export function proportionOf({ widthPx, heightPx }: Size): Proportion {
  const ratio = heightPx / widthPx
  if (ratio >= 1.6) return 'status'
  if (ratio >= 1.32) return 'print'
  return ratio >= 1.12 ? 'portrait' : 'square'
}

/** A plot in units: a 1080th of its width or a 1350th of its height, whichever is smaller. */
export interface UnitSize {
  /** Px per unit. */
  scale: number
  width: number
  height: number
}

/** @example unitSizeOf({ widthPx: 1500, heightPx: 2100 }).width // 1080 */
export function unitSizeOf({ widthPx, heightPx }: Size): UnitSize {
  const scale = Math.min(widthPx / 1080, heightPx / 1350)
  return { scale, width: widthPx / scale, height: heightPx / scale }
}

/** Boxes in px of the plot, converted to its units. */
export function inUnits(boxes: readonly Box[], { scale }: UnitSize): Box[] {
  return boxes.map((box) => scaledBox(box, 1 / scale))
}

/** A box in units, converted to whole px of the plot. */
export function inPx(box: Box, { scale }: UnitSize): Box {
  const { x, y, width, height } = scaledBox(box, scale)
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
}

/** A drawing in units, scaled to a plot in px. */
export function zoomed(drawn: Art, { scale }: UnitSize): Art {
  if (scale === 1) return drawn
  return group({ transform: [['scale', Math.round(scale * 1e4) / 1e4]] }, drawn)
}

function scaledBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x * by, y: y * by, width: width * by, height: height * by }
}
