import type { Art } from '../../art.ts'
import { pram } from '../../motifs/pram.ts'
import { type Balloon, drawBalloon, drawBow, drawStrings } from '../balloons.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Page } from '../page.ts'
import { contact } from '../paint.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A baby carriage with balloons on its handle, under flags. */
export function pramAndBalloons(page: Page): Art {
  const { width, foot: edge, ground } = page
  const size = Math.min(440, edge * 0.4)
  const x = width / 2 - size * 0.1
  const knot = { x: x + size * 0.44, y: ground - size * 0.72 }
  const balloons = cluster(page, knot, { top: edge * 0.14, spread: size * 1.12 })
  return [
    drawSky(page),
    drawStars(page, {
      count: 9,
      taken: (sx, sy) =>
        sy < 150 || Math.hypot(sx - knot.x + 40, (sy - edge * 0.4) * 0.9) < size * 1.3,
    }),
    drawCloud(page, { x: width * 0.14, y: edge * 0.27, width: 230, kind: 0 }),
    drawCloud(page, { x: width * 0.93, y: edge * 0.5, width: 260, kind: 1 }),
    drawCloud(page, { x: width * 0.06, y: edge * 0.6, width: 200, kind: 2 }),
    drawBunting(page, { left: 40, sag: 66, flags: Math.round(width / 88), size: 62 }),
    drawMeadow(page, { bare: [x - size * 0.5, x + size * 0.5] }),
    contact(page, x, ground + 2, size * 0.47),
    drawStrings(page, balloons, knot),
    ...balloons.map((balloon) => drawBalloon(page, balloon)),
    paintMotif(page, pram(), { x, y: ground, size }),
    drawBow(page, knot, size * 0.24),
  ]
}

/** Seven balloons: place across from the knot and up to the top, as shares, and height. */
const places = [
  [0.62, 0.5, 0.6],
  [-0.02, 0.97, 0.86],
  [-0.82, 0.74, 0.66],
  [0.3, 0.84, 0.84],
  [-0.58, 0.36, 0.9],
  [0.2, 0.26, 0.66],
  [-0.16, 0.5, 1.04],
] as const

function cluster(
  page: Page,
  knot: { x: number; y: number },
  { top, spread }: { top: number; spread: number },
): Balloon[] {
  const { coral, dark, leaf, main, page: paper, sun } = page.colours
  const hues = [main, paper, dark, leaf, sun, main, coral]
  const patterns: Balloon['pattern'][] = [
    'dots',
    { letter: 'א' },
    'stars',
    'plain',
    'plain',
    'stripes',
    'stripes',
  ]
  const reach = knot.y - top
  return places.map(([across, up, grown], i) => {
    const height = grown * Math.min(spread * 0.56, reach * 0.46)
    const x = knot.x - spread * 0.1 + across * spread
    return {
      x,
      y: knot.y - up * (reach - height * 0.9),
      height,
      lean: across * 0.16,
      hue: hues[i] ?? main,
      pattern: patterns[i] ?? 'plain',
    }
  })
}
