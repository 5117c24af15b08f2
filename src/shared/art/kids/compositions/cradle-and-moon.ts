import { type Art, named } from '../../art.ts'
import { cradle } from '../../motifs/childhood/cradle.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path } from '../../path.ts'
import { drawHungStars } from '../hung.ts'
import { paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { flat, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A cradle in front of the full moon, with hanging stars above. */
export function cradleAndMoon(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const size = Math.min(430, foot * 0.42)
  const x = width / 2
  const moon = { x: x + size * 0.1, y: ground - size * 0.98, radius: size * 0.72 }
  const nearMoon = (sx: number, sy: number) =>
    Math.hypot(sx - moon.x, sy - moon.y) < moon.radius * 1.24
  return [
    drawSky(plot),
    named('moon', drawMoon(plot, moon), moon),
    drawStars(plot, { count: 14, taken: (sx, sy) => sy < 140 || nearMoon(sx, sy) }),
    drawHungStars(plot),
    drawCloud(plot, { x: width * 0.1, y: foot * 0.62, width: 260, kind: 1 }),
    drawCloud(plot, { x: width * 0.92, y: foot * 0.54, width: 300, kind: 0 }),
    drawMeadow(plot, { bare: [x - size * 0.54, x + size * 0.54] }),
    paintStanding(plot, cradle(), {
      x,
      y: ground + 6,
      size,
      paints: { flower: shades(colours.petal, colours.dark) },
      pivot: { x, y: ground - size },
    }),
  ]
}

function drawMoon(plot: Plot, { x, y, radius }: { x: number; y: number; radius: number }): Art {
  const { skyHigh, skyLow, sun, page: paper, white } = plot.colours
  const glow = mixPaints(skyHigh, skyLow, 0.55)
  const disc = mixPaints(paper, sun, 0.18)
  const craters: Path = [
    ...circlePath(x - radius * 0.42, y - radius * 0.3, radius * 0.13),
    ...circlePath(x + radius * 0.36, y - radius * 0.5, radius * 0.09),
    ...circlePath(x + radius * 0.56, y - radius * 0.04, radius * 0.15),
    ...circlePath(x - radius * 0.1, y - radius * 0.64, radius * 0.07),
  ]
  return [
    flat(circlePath(x, y, radius * 1.14), mixPaints(glow, white, 0.16)),
    gouache(plot, circlePath(x, y, radius), disc, { grain: 0.5, seed: 2 }),
    flat(craters, mixPaints(disc, sun, 0.22)),
  ]
}
