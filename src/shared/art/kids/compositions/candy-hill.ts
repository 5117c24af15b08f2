import type { Art } from '../../art.ts'
import { lollipop } from '../../motifs/childhood/lollipop.ts'
import { mishloachManos } from '../../motifs/holidays/mishloach-manos.ts'
import { paintMotif, paintStanding, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/**
 * Place across as a share of the width, size as a share of the picture, and distance down the hill.
 */
const places = [
  [0.22, 0.5, -50],
  [0.66, 0.56, -56],
  [0.9, 0.46, -40],
  [0.06, 0.6, 10],
  [0.44, 0.8, 14],
  [0.78, 0.66, 26],
  [0.26, 0.4, 44],
  [0.6, 0.34, 52],
] as const

/** The lollipop hill with a mishloach manos basket in front. */
export function sweetsOfPurim(plot: Plot): Art {
  const { width, top, ground } = plot
  const size = Math.min(width * 0.42, (ground - top) * 0.7)
  return [
    candyHill(plot),
    paintStanding(plot, mishloachManos(), { x: width / 2, y: ground + 76, size }),
  ]
}

/** Lollipops grow on a hill as trees do. */
export function candyHill(plot: Plot): Art {
  const { width, foot, top, ground, colours } = plot
  const { coral, dark, leaf, main, petal, sun } = colours
  const hues = [leaf, main, coral, sun, coral, main, petal, leaf]
  const tall = foot - top
  return [
    drawSky(plot),
    drawStars(plot, { count: 9, taken: (_, y) => y > top + tall * 0.4 }),
    drawCloud(plot, { x: width * 0.14, y: top + tall * 0.22, width: 240, kind: 0 }),
    drawCloud(plot, { x: width * 0.9, y: top + tall * 0.3, width: 260, kind: 1 }),
    drawMeadow(plot, { trees: false }),
    ...places.map(([across, share, down], i) =>
      paintMotif(plot, lollipop(), {
        x: across * width,
        y: ground + down,
        size: share * Math.min(tall * 0.92, 900),
        grain: 0.3,
        turn: 0.05 * ((i % 3) - 1),
        paints: {
          fruit: shades(hues[i] ?? coral, dark),
          cloth: shades(hues[(i + 3) % 8] ?? main, dark),
        },
      }),
    ),
  ]
}
