import { type Art, named } from '../../art.ts'
import { bonfire } from '../../motifs/holidays/bonfire.ts'
import { bowAndArrows } from '../../motifs/holidays/bow-and-arrows.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintMotif, paintStanding } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { flat } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A bonfire on the hill with its sparks, bow and arrows beside it. */
export function bonfireAtDusk(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { skyHigh, skyLow, sun, coral, white, wood, dark } = colours
  const size = Math.min(width * 0.5, foot * 0.6)
  const x = width * 0.46
  const heart = ground - size * 0.42
  const air = mixPaints(skyHigh, skyLow, 0.6)
  const glows = [
    mixPaints(air, coral, 0.3),
    mixPaints(air, coral, 0.65),
    mixPaints(coral, sun, 0.6),
  ]
  const glow = glows.map((hue, i) => flat(circlePath(x, heart, size * (0.66 - 0.13 * i)), hue))
  return [
    drawSky(plot),
    drawStars(plot, { count: 16, taken: (sx, sy) => Math.hypot(sx - x, sy - heart) < size * 0.92 }),
    drawCloud(plot, { x: width * 0.1, y: foot * 0.34, width: 230, kind: 1 }),
    drawCloud(plot, { x: width * 0.9, y: foot * 0.5, width: 260, kind: 0 }),
    named('lights', glow, { x, y: heart }),
    drawMeadow(plot, { bare: [x - size * 0.5, width * 0.9] }),
    named('sparks', drawSparks(plot, { x, y: heart, size })),
    paintStanding(plot, bonfire(), {
      x,
      y: ground + 22,
      size,
      paints: {
        flame: { base: coral, light: sun, dark: mixPaints(coral, dark, 0.2) },
        paper: { base: mixPaints(sun, white, 0.55), light: white, dark: sun },
      },
    }),
    paintMotif(plot, bowAndArrows(), {
      x: x + size * 0.72,
      y: ground + 34,
      size: size * 0.58,
      turn: 0.12,
      paints: {
        wood: {
          base: wood,
          light: mixPaints(wood, white, 0.4),
          dark: mixPaints(wood, dark, 0.3),
        },
      },
    }),
  ]
}

function drawSparks(plot: Plot, { x, y, size }: { x: number; y: number; size: number }): Art {
  const random = createRandom(plot.seed + 81)
  const sparks = Array.from({ length: 26 }, () => {
    const rise = between(random, 0.3, 0.95)
    const sway = between(random, -0.34, 0.34) * (0.4 + rise)
    return circlePath(x + sway * size, y - rise * size, between(random, 2.5, 6))
  })
  return flat(sparks.flat(), plot.colours.sun)
}
