import type { Art } from '../../art.ts'
import { brisPillow } from '../../motifs/bris-pillow.ts'
import { dove } from '../../motifs/dove.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Page } from '../page.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** The bris pillow on clouds, doves on both sides. */
export function pillowOnClouds(page: Page): Art {
  const { width, foot } = page
  const size = Math.min(width * 0.5, foot * 0.58)
  const x = width / 2
  const rest = foot * 0.7
  return [
    drawSky(page),
    drawStars(page, {
      count: 12,
      taken: (sx, sy) => Math.hypot(sx - x, sy - rest + size * 0.4) < size * 0.8,
    }),
    drawCloud(page, { x: width * 0.1, y: foot * 0.3, width: 240, kind: 1 }),
    drawCloud(page, { x: width * 0.88, y: foot * 0.24, width: 220, kind: 2 }),
    drawMeadow(page),
    drawCloud(page, { x: x - size * 0.5, y: rest + size * 0.12, width: size * 0.8, kind: 0 }),
    drawCloud(page, { x: x + size * 0.52, y: rest + size * 0.1, width: size * 0.84, kind: 1 }),
    paintMotif(page, brisPillow(), { x, y: rest, size }),
    drawCloud(page, { x, y: rest + size * 0.24, width: size * 0.9, kind: 1 }),
    paintMotif(page, dove(), { x: x - size * 0.76, y: rest - size * 0.44, size: size * 0.44 }),
    paintMotif(page, dove(), {
      x: x + size * 0.76,
      y: rest - size * 0.5,
      size: size * 0.44,
      mirrored: true,
    }),
  ]
}
