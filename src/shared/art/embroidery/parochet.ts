import { type Art, named } from '../art.ts'
import { type Paints, printBleedPx } from '../family.ts'
import { crown } from '../motifs/torah/crown.ts'
import { lion } from '../motifs/torah/lion.ts'
import { mixPaints } from '../paints.ts'
import { rectPath } from '../path.ts'
import type { Proportion } from '../proportion.ts'
import { colour, shape } from '../shapes.ts'
import { cord, fringe, pointsBetween } from './cord.ts'
import { figure, laid } from './figure.ts'
import { pillars } from './pillars.ts'
import { leafSpot, type Placed, plant } from './planting.ts'
import type { Plot } from './plot.ts'
import type { Scene } from './scene.ts'
import { polyline } from './thread.ts'
import { onBothEdges } from './twice.ts'
import { valance } from './valance.ts'

interface Curtain {
  /** Where the valance ends. */
  valance: number
  /** The crown's box: its top and its foot. */
  crown: readonly [top: number, foot: number]
  /** Where the hem begins, from the foot. */
  hem: number
  /** Breadth of a pillar. */
  pillar: number
}

const curtains: Readonly<Record<Proportion, Curtain>> = {
  status: { valance: 206, crown: [268, 470], hem: 214, pillar: 68 },
  print: { valance: 158, crown: [206, 372], hem: 176, pillar: 88 },
  portrait: { valance: 140, crown: [180, 336], hem: 160, pillar: 84 },
  square: { valance: 140, crown: [176, 330], hem: 150, pillar: 108 },
}

/** A curtain of the aron: valance, pillars, crown, and lions over a fringed hem. */
export function parochet({ plot, composition, palette }: Scene): Art {
  const curtain = curtains[plot.proportion]
  const { width, height, thing } = plot
  const foot = height - curtain.hem
  const capital = curtain.valance * 0.7
  const [top, base] = curtain.crown
  const own = composition.thing?.()
  const halfBreadth = composition.lions ? 160 : 270
  const scale = own ? Math.min((2 * halfBreadth) / own.width, thing.height / own.height) : 1
  const half = own ? (own.width * scale) / 2 : 0
  const beast = lion()
  const reach = (beast.width * thing.height * 0.96) / beast.height
  const lionBox = {
    x: width / 2 - half - reach + 6,
    y: thing.y + thing.height * 0.04,
    width: reach,
    height: thing.height * 0.96,
  }
  return [
    pillars(
      plot,
      { breadth: curtain.pillar, top: capital, from: capital + 90, to: foot - 60 },
      palette,
    ),
    hem(plot, foot, palette),
    valance(plot, curtain.valance, palette),
    figure(crown(), { x: width / 2 - 190, y: top, width: 380, height: base - top }, palette),
    composition.lions
      ? named('motif', onBothEdges('embroidery-lion', laid(beast, lionBox, palette), width))
      : [],
    own
      ? figure(own, { ...thing, x: width / 2 - halfBreadth, width: 2 * halfBreadth }, palette)
      : [],
  ]
}

/** A band of flowers between cords over a fringe. */
function hem({ width, height }: Plot, top: number, palette: Paints): Art {
  const past = printBleedPx
  const line = (y: number) =>
    polyline([
      { x: -past, y },
      { x: width + past, y },
    ])
  const deep = height - top
  const band = deep * 0.54
  const count = width > 1200 ? 9 : 7
  const step = width / count
  const items = Array.from({ length: count }, (_, i) => ({
    x: (i + 0.5) * step,
    y: top + band / 2,
    i,
  }))
  const k = band / 112
  return [
    shape(rectPath(-past, top, width + 2 * past, deep + past), {
      fill: mixPaints(colour(palette, 'cloth'), colour(palette, 'shade'), 0.5),
    }),
    named('border', [
      fringe(
        pointsBetween({ x: -past, y: top + band }, { x: width + past, y: top + band }, 6.6),
        deep - band + past + 10,
        palette,
      ),
      cord(line(top), palette, 12),
      cord(line(top + band), palette, 14),
    ]),
    plant(
      {
        leaves: items.flatMap(({ x, y }): Placed[] => [
          ['leaf leaf', leafSpot({ x: x + 30 * k, y }, -0.5, 0.56 * k, false)],
          ['leaf moss', leafSpot({ x: x - 30 * k, y }, Math.PI - 0.5, 0.56 * k, false)],
        ]),
        flowers: items.flatMap(({ x, y, i }): Placed[] => [
          [i % 2 === 0 ? 'aster pale' : 'aster rose', { x, y, size: 0.74 * k }],
          ['berry amber', { x: x + step / 2, y, size: 0.9 * k }],
        ]),
      },
      palette,
    ),
  ]
}
