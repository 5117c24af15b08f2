import type { Art } from '../../art.ts'
import { lamb } from '../../motifs/lamb.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Page } from '../page.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A ewe and two lambs among flowers, under clouds with the words. */
export function lambs(page: Page): Art {
  const { width, top, foot, ground } = page
  const size = Math.min(width * 0.46, (ground - top) * 0.7)
  const x = width * 0.58
  return [
    drawSky(page),
    drawCloud(page, { x: width * 0.13, y: ground - size * 1.02, width: 220, kind: 1 }),
    drawCloud(page, { x: width * 0.97, y: ground - size * 1.16, width: 240, kind: 0 }),
    drawMeadow(page),
    paintStanding(page, lamb(), { x, y: ground, size }),
    paintStanding(page, lamb(), { x: x - size * 0.9, y: ground + 40, size: size * 0.56 }),
    paintStanding(page, lamb(), {
      x: x + size * 0.5,
      y: ground + Math.min(110, (foot - ground) * 0.5),
      size: size * 0.5,
      mirrored: true,
    }),
  ]
}
