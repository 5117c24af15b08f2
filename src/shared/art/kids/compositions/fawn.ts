import type { Art } from '../../art.ts'
import { deer } from '../../motifs/torah/deer.ts'
import { mixPaints } from '../../paints.ts'
import { type Path, splinePath } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow } from '../meadow.ts'
import { brushed, gouache } from '../paint.ts'
import type { Plot } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** A resting fawn in a clearing, tall trees on both sides. */
export function fawn(plot: Plot): Art {
  const { width, foot, ground } = plot
  const size = Math.min(width * 0.44, foot * 0.54)
  const x = width * 0.53
  const trees = [
    { x: width * 0.3, height: foot * 0.5, depth: 0.2 },
    { x: width * 0.76, height: foot * 0.56, depth: 0.24 },
    { x: width * 0.04, height: foot * 0.72, depth: 0.62 },
    { x: width * 0.96, height: foot * 0.61, depth: 0.66 },
    { x: width * 0.17, height: foot * 0.58, depth: 0.9 },
    { x: width * 0.87, height: foot * 0.5, depth: 0.95 },
  ]
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.5, y: foot * 0.26, width: 300, kind: 0 }),
    drawCloud(plot, { x: width * 0.66, y: foot * 0.44, width: 190, kind: 1 }),
    ...trees.slice(0, 2).map((tree) => drawFir(plot, { ...tree, y: ground - 70 })),
    drawMeadow(plot, { trees: false, bare: [x - size * 0.54, x + size * 0.54] }),
    ...trees.slice(2).map((tree, i) => drawFir(plot, { ...tree, y: ground + (i < 2 ? -20 : 24) })),
    paintStanding(plot, deer(), { x, y: ground + 14, size }),
  ]
}

interface Fir {
  x: number
  y: number
  height: number
  /** From 0 (far away, in the sky's colour) to 1 (near). */
  depth: number
}

/** A tall feather-shaped tree with its ribs. */
function drawFir(plot: Plot, { x, y, height, depth }: Fir): Art {
  const { hillFar, hillNear, wood, dark, skyLow } = plot.colours
  const random = createRandom(plot.seed + Math.round(x))
  const half = height * between(random, 0.17, 0.21)
  const top = y - height
  const shape = splinePath(
    [
      { x, y: top },
      { x: x + half * 0.72, y: top + height * 0.32 },
      { x: x + half, y: top + height * 0.64 },
      { x: x + half * 0.55, y: top + height * 0.86 },
      { x: x - half * 0.55, y: top + height * 0.86 },
      { x: x - half, y: top + height * 0.64 },
      { x: x - half * 0.72, y: top + height * 0.32 },
    ],
    true,
  )
  const colour = mixPaints(hillFar, mixPaints(hillNear, dark, 0.12), depth)
  const ribs = [0.3, 0.42, 0.54, 0.66].flatMap((share, i): Path => {
    const [from, reach] = [top + height * (share + 0.14), half * (0.3 + 0.1 * i)]
    return [
      ['M', x, from],
      ['L', x + reach, from - height * 0.07],
      ['M', x, from + height * 0.03],
      ['L', x - reach, from - height * 0.04],
    ]
  })
  const trunk: Path = [
    ['M', x, y],
    ['L', x, top + height * 0.26],
  ]
  const bark = mixPaints(skyLow, mixPaints(wood, dark, 0.2), 0.35 + 0.5 * depth)
  return [
    gouache(plot, shape, colour, { grain: 0.7, seed: Math.round(x) }),
    brushed(trunk, bark, height * 0.017),
    brushed(ribs, bark, height * 0.009),
  ]
}
