import type { Art } from '../../art.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A ewe and two lambs among flowers, under clouds with the words. */
export function lambs(plot: Plot): Art {
  const { width, top, foot, ground } = plot
  const size = Math.min(width * 0.7, (ground - top) * 0.96)
  const x = width * 0.55
  const front = Math.min(190, (foot - ground) * 0.66)
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.13, y: top + (ground - top) * 0.34, width: 260, kind: 1 }),
    drawCloud(plot, { x: width * 0.97, y: top + (ground - top) * 0.2, width: 220, kind: 0 }),
    drawMeadow(plot),
    paintStanding(plot, lamb(), { x, y: ground, size }),
    paintStanding(plot, lamb(), { x: x - size * 0.5, y: ground + front * 0.7, size: size * 0.5 }),
    paintStanding(plot, lamb(), {
      x: x + size * 0.42,
      y: ground + front,
      size: size * 0.42,
      mirrored: true,
    }),
  ]
}
