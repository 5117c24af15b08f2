import type { Art } from '../../art.ts'
import { gift } from '../../motifs/simchos/gift.ts'
import { type Balloon, drawBalloon, drawStrings } from '../balloons.ts'
import { paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/**
 * Place across from the middle and up, as shares of the bunch, and the letter: mazel over tov, from
 * the right.
 */
const places = [
  ['מ', 1.02, 0.96, 0.98],
  ['ז', 0, 1.12, 1.04],
  ['ל', -1.02, 0.98, 0.98],
  ['ט', 0.86, 0.4, 0.9],
  ['ו', 0.02, 0.46, 0.96],
  ['ב', -0.84, 0.38, 0.9],
] as const

/** Six balloons that say mazel tov, tied to a gift on the hill. */
export function letterBalloons(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, leaf, main, sun, petal, dark } = colours
  const hues = [coral, sun, main, leaf, petal, coral]
  const reach = Math.min(foot * 0.33, 360)
  const x = width / 2
  const parcel = reach * 0.6
  const knot = { x, y: ground - parcel * 0.88 }
  const balloons = places.map(
    ([letter, across, up, grown], i): Balloon => ({
      x: x + across * reach * 0.82,
      y: ground - parcel * 0.62 - up * reach * 0.98,
      height: grown * reach * 0.84,
      lean: across * 0.1,
      hue: hues[i] ?? main,
      pattern: { letter },
    }),
  )
  return [
    drawSky(plot),
    drawStars(plot, { count: 9, taken: (sx) => Math.abs(sx - x) < reach * 1.2 }),
    drawCloud(plot, { x: width * 0.08, y: foot * 0.4, width: 240, kind: 1 }),
    drawCloud(plot, { x: width * 0.93, y: foot * 0.54, width: 250, kind: 0 }),
    drawMeadow(plot, { bare: [x - parcel * 0.5, x + parcel * 0.5] }),
    drawStrings(plot, balloons, knot),
    ...balloons.map((balloon) => drawBalloon(plot, balloon)),
    paintStanding(plot, gift(), {
      x,
      y: ground + 8,
      size: parcel,
      paints: { cloth: shades(main, dark), fruit: shades(sun, dark) },
    }),
  ]
}
