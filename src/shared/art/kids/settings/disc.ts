import type { Art } from '../../art.ts'
import { circlePath } from '../../path.ts'
import { flat } from '../paint.ts'
import type { Plot } from '../plot.ts'

interface Disc {
  x: number
  y: number
  r: number
}

/** The disc around the words. */
export function discOf({ text }: Plot): Disc {
  const { x, y, width, height } = text
  return { x: x + width / 2, y: y + height / 2, r: Math.hypot(width, height) / 2 + 16 }
}

export function drawDisc(plot: Plot): Art {
  const { x, y, r } = discOf(plot)
  return flat(circlePath(x, y, r), plot.colours.page)
}
