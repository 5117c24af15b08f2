import type { Art } from '../../art.ts'
import { toyTrain } from '../../motifs/childhood/toy-train.ts'
import { toyWagon } from '../../motifs/childhood/toy-wagon.ts'
import type { Material } from '../../motifs/motif.ts'
import type { Paint } from '../../paints.ts'
import { circlePath } from '../../path.ts'
import { paintMotif, shades } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'
import { drawTrack } from '../track.ts'
import { drawCraft } from './air-balloon.ts'

/** A toy train with alef, beis and gimmel, read from the engine leftwards. */
export function letterTrain(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { coral, dark, leaf, main, sun } = colours
  const engine = Math.min(360, width * 0.31)
  const wagon = engine * 0.66
  const rail = ground + 12
  const nose = width / 2 + engine * 1.42
  const x = nose - engine / 2
  const loads: readonly [string, Material, Paint][] = [
    ['א', 'fruit', sun],
    ['ב', 'leaf', coral],
    ['ג', 'gold', main],
  ]
  const wagons = loads.map(([letter, paint, hue], i) =>
    paintMotif(plot, toyWagon(letter, paint), {
      x: x - engine * 0.48 - wagon * (0.42 + i * 0.9),
      y: rail,
      size: wagon,
      paints: {
        cloth: shades(hue, dark),
        fruit: shades(i === 0 ? main : coral, dark),
        leaf: shades(leaf, dark),
      },
    }),
  )
  return [
    drawSky(plot),
    drawStars(plot, { count: 8, taken: (_, y) => y > foot * 0.5 }),
    drawCloud(plot, { x: width * 0.14, y: foot * 0.24, width: 270, kind: 0 }),
    drawCloud(plot, { x: width * 0.86, y: foot * 0.18, width: 220, kind: 2 }),
    drawCraft(plot, { x: width * 0.3, y: foot * 0.46, size: foot * 0.24, hues: [leaf, sun] }),
    drawCraft(plot, { x: width * 0.7, y: foot * 0.34, size: foot * 0.17, hues: [coral, main] }),
    drawMeadow(plot, { bare: [0, width] }),
    drawSmoke(plot, { x: x + engine * 0.23, y: rail - engine * 0.77, size: engine }),
    drawTrack(plot, rail),
    ...wagons,
    paintMotif(plot, toyTrain(), { x, y: rail, size: engine }),
  ]
}

/** Puffs that grow with their distance: across, up and radius as shares of the engine. */
const puffs = [
  [0, 0.12, 0.06],
  [-0.1, 0.26, 0.085],
  [-0.3, 0.4, 0.12],
  [-0.62, 0.52, 0.16],
  [-1.06, 0.62, 0.21],
] as const

function drawSmoke(plot: Plot, { x, y, size }: { x: number; y: number; size: number }): Art {
  return puffs.map(([across, up, radius], i) => {
    const at = { x: x + across * size, y: y - up * size, r: radius * size }
    const puff = [
      ...circlePath(at.x, at.y, at.r),
      ...circlePath(at.x - at.r * 0.8, at.y + at.r * 0.3, at.r * 0.68),
      ...circlePath(at.x + at.r * 0.8, at.y + at.r * 0.34, at.r * 0.62),
    ]
    return gouache(plot, puff, plot.colours.cloud, { grain: 0.8, seed: i })
  })
}
