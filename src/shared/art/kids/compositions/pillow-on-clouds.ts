import type { Art } from '../../art.ts'
import { brisPillow } from '../../motifs/simchos/bris-pillow.ts'
import { dove } from '../../motifs/simchos/dove.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** The bris pillow on clouds, doves on both sides. */
export function pillowOnClouds(plot: Plot): Art {
  const { width, foot } = plot
  const size = Math.min(width * 0.5, foot * 0.58)
  const x = width / 2
  const rest = foot * 0.7
  return [
    drawSky(plot),
    drawStars(plot, {
      count: 12,
      taken: (sx, sy) => Math.hypot(sx - x, sy - rest + size * 0.4) < size * 0.8,
    }),
    drawCloud(plot, { x: width * 0.1, y: foot * 0.3, width: 240, kind: 1 }),
    drawCloud(plot, { x: width * 0.88, y: foot * 0.24, width: 220, kind: 2 }),
    drawMeadow(plot),
    drawCloud(plot, { x: x - size * 0.5, y: rest + size * 0.12, width: size * 0.8, kind: 0 }),
    drawCloud(plot, { x: x + size * 0.52, y: rest + size * 0.1, width: size * 0.84, kind: 1 }),
    paintMotif(plot, brisPillow(), { x, y: rest, size }),
    drawCloud(plot, { x, y: rest + size * 0.24, width: size * 0.9, kind: 1 }),
    paintMotif(plot, dove(), { x: x - size * 0.76, y: rest - size * 0.44, size: size * 0.44 }),
    paintMotif(plot, dove(), {
      x: x + size * 0.76,
      y: rest - size * 0.5,
      size: size * 0.44,
      mirrored: true,
    }),
  ]
}
