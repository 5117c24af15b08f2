import type { Art } from '../../art.ts'
import { pram } from '../../motifs/childhood/pram.ts'
import { type Balloon, drawBalloon, drawBow, drawStrings } from '../balloons.ts'
import { drawBunting } from '../bunting.ts'
import { paintMotif } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { contact } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A baby carriage with balloons on its handle, under flags. */
export function pramAndBalloons(plot: Plot): Art {
  const { width, foot: edge, ground, top } = plot
  const tall = edge - top
  const size = Math.min(440, tall * 0.4)
  const x = width / 2 - size * 0.1
  const knot = { x: x + size * 0.44, y: ground - size * 0.72 }
  const balloons = cluster(plot, knot, { top: top + tall * 0.14, spread: size * 1.12 })
  return [
    drawSky(plot),
    drawStars(plot, {
      count: 9,
      taken: (sx, sy) =>
        sy < 150 || Math.hypot(sx - knot.x + 40, (sy - edge * 0.4) * 0.9) < size * 1.3,
    }),
    drawCloud(plot, { x: width * 0.14, y: edge * 0.27, width: 230, kind: 0 }),
    drawCloud(plot, { x: width * 0.93, y: edge * 0.5, width: 260, kind: 1 }),
    drawCloud(plot, { x: width * 0.06, y: edge * 0.6, width: 200, kind: 2 }),
    drawBunting(plot, { left: 40, sag: 66, flags: Math.round(width / 88), size: 62 }),
    drawMeadow(plot, { bare: [x - size * 0.5, x + size * 0.5] }),
    contact(plot, x, ground + 2, size * 0.47),
    drawStrings(plot, balloons, knot),
    ...balloons.map((balloon) => drawBalloon(plot, balloon)),
    paintMotif(plot, pram(), { x, y: ground, size }),
    drawBow(plot, knot, size * 0.24),
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
  plot: Plot,
  knot: { x: number; y: number },
  { top, spread }: { top: number; spread: number },
): Balloon[] {
  const { coral, dark, leaf, main, page: paper, sun } = plot.colours
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
