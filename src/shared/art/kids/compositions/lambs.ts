import type { Art } from '../../art.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A ewe and two lambs among flowers, under clouds with the words. */
export function lambs(plot: Plot): Art {
  const { width, top, foot, ground } = plot
  const size = Math.min(width * 0.46, (ground - top) * 0.7)
  const x = width * 0.58
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.13, y: ground - size * 1.02, width: 220, kind: 1 }),
    drawCloud(plot, { x: width * 0.97, y: ground - size * 1.16, width: 240, kind: 0 }),
    drawMeadow(plot),
    paintStanding(plot, lamb(), { x, y: ground, size }),
    paintStanding(plot, lamb(), { x: x - size * 0.9, y: ground + 40, size: size * 0.56 }),
    paintStanding(plot, lamb(), {
      x: x + size * 0.5,
      y: ground + Math.min(110, (foot - ground) * 0.5),
      size: size * 0.5,
      mirrored: true,
    }),
  ]
}
