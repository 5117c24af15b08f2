import type { Art } from '../../art.ts'
import { lamb } from '../../motifs/childhood/lamb.ts'
import { moon } from '../../motifs/holidays/moon.ts'
import type { Motif } from '../../motifs/motif.ts'
import { shul } from '../../motifs/torah/shul.ts'
import { mixPaints } from '../../paints.ts'
import { drawFlags, drawHungStars } from '../hung.ts'
import { paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow, drawTree } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A shul on its hill among trees, flags over it. */
export function shulOnTheHill(plot: Plot): Art {
  return onTheHill(plot, shul())
}

/** @param share of the picture's width that the thing may take */
function onTheHill(plot: Plot, thing: Motif, share = 0.56): Art {
  const { width, foot, ground } = plot
  const size = Math.min(width * share, foot * (share + 0.1))
  const x = width / 2
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.12, y: foot * 0.44, width: 230, kind: 1 }),
    drawCloud(plot, { x: width * 0.9, y: foot * 0.5, width: 250, kind: 0 }),
    drawFlags(plot),
    drawMeadow(plot, { bare: [x - size * 0.56, x + size * 0.56] }),
    ...grove(plot, [0.05, 0.17, 0.85, 0.96]),
    paintStanding(plot, thing, { x, y: ground, size }),
  ]
}

/** The young moon, its whole disc in a faint light, among hanging stars above lambs on the hill. */
export function newMoon(plot: Plot): Art {
  const { width, foot, ground } = plot
  const size = Math.min(width * 0.36, foot * 0.42)
  const x = width * 0.5
  const reach = size * 0.8
  const faint = shades(mixPaints(plot.colours.skyHigh, plot.colours.skyLow, 0.4), plot.colours.dark)
  const high = { x, y: foot * 0.2 + size }
  return [
    drawSky(plot),
    drawStars(plot, {
      count: 16,
      taken: (sx, sy) => Math.hypot(sx - x, sy - high.y + size / 2) < reach,
    }),
    drawHungStars(plot),
    paintMotif(plot, moon(-0.35), { ...high, size, turn: -0.12, paints: { ink: faint } }),
    drawCloud(plot, { x: x - size * 0.56, y: high.y - size * 0.02, width: size * 0.8, kind: 1 }),
    drawCloud(plot, { x: x + size * 0.8, y: high.y - size * 0.3, width: size * 0.56, kind: 0 }),
    drawMeadow(plot),
    paintStanding(plot, lamb(), { x: width * 0.4, y: ground, size: size * 0.72 }),
    paintStanding(plot, lamb(), {
      x: width * 0.68,
      y: ground + 22,
      size: size * 0.48,
      mirrored: true,
    }),
  ]
}

function grove(plot: Plot, shares: readonly number[]): Art[] {
  const { leaf, wood } = plot.colours
  return shares.map((share, i) =>
    drawTree(plot, {
      x: share * plot.width,
      y: plot.ground - 6 + 12 * (i % 2),
      height: plot.foot * (0.3 + 0.07 * (i % 2)),
      colour: leaf,
      trunk: wood,
    }),
  )
}
