import type { Art } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { rectPath } from '../path.ts'
import { flat } from './paint.ts'
import { type Plot, past } from './plot.ts'

/** A toy railway from side to side; `y` is the top of its rail. */
export function drawTrack({ colours, width }: Plot, y: number): Art {
  const { wood, dark, hillMid } = colours
  const sleepers = Array.from({ length: Math.ceil((width + 2 * past) / 44) }, (_, i) =>
    rectPath(-past + i * 44, y + 6, 26, 11),
  ).flat()
  return [
    flat(rectPath(-past, y + 14, width + 2 * past, 8), mixPaints(hillMid, dark, 0.25)),
    flat(sleepers, wood),
    flat(rectPath(-past, y, width + 2 * past, 7), mixPaints(dark, hillMid, 0.2)),
  ]
}
