import { type Art, named } from '../../art.ts'
import { sailboat } from '../../motifs/childhood/sailboat.ts'
import { dove } from '../../motifs/simchos/dove.ts'
import { fish } from '../../motifs/table/fish.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, type Path } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintMotif } from '../materials.ts'
import { hillPath } from '../meadow.ts'
import { brushed, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A toy boat on round waves, with a dove in front and a leaping fish. */
export function sailboatAtSea(plot: Plot): Art {
  const { width, foot, ground, colours } = plot
  const { main, sun, white } = colours
  const size = Math.min(width * 0.52, foot * 0.58)
  const x = width * 0.52
  const water = (share: number) => mixPaints(main, white, share)
  return [
    drawSky(plot),
    named(
      'sun',
      gouache(plot, circlePath(width * 0.2, foot * 0.3, 76), sun, { grain: 0.7, seed: 1 }),
    ),
    drawStars(plot, { count: 6, taken: (_, y) => y > foot * 0.4 }),
    drawCloud(plot, { x: width * 0.28, y: foot * 0.35, width: 250, kind: 0 }),
    drawCloud(plot, { x: width * 0.88, y: foot * 0.42, width: 240, kind: 1 }),
    drawWave(plot, { y: ground - 90, hue: water(0.62), shift: 0 }),
    drawWave(plot, { y: ground - 46, hue: water(0.44), shift: 0.5 }),
    paintMotif(plot, dove(), { x: width * 0.16, y: foot * 0.6, size: size * 0.3 }),
    paintMotif(plot, sailboat(), { x, y: ground + 12, size, turn: -0.05 }),
    paintMotif(plot, fish(), { x: width * 0.86, y: ground - 14, size: size * 0.26, turn: -0.5 }),
    drawWave(plot, { y: ground - 8, hue: water(0.26), shift: 0.2 }),
    drawWave(plot, { y: ground + 36, hue: water(0.08), shift: 0.7 }),
  ]
}

/** The waves at the foot of a tall plot, under the text. */
export function drawSeaFoot(plot: Plot): Art {
  const { main, white } = plot.colours
  const top = plot.height - 140
  if (plot.height < 1700 || plot.clear.some((box) => box.y + box.height > top - 60)) return []
  const below = { ...plot, foot: plot.height }
  return [0, 1, 2].map((i) => {
    const hue = mixPaints(main, white, 0.5 - 0.18 * i)
    return drawWave(below, { y: top + 44 * i, hue, shift: 0.3 * i })
  })
}

interface Wave {
  y: number
  hue: Paint
  /** Shift along the row, as a share of a wave. */
  shift: number
}

/** A row of round waves from side to side, foam strokes under their crests. */
function drawWave(plot: Plot, { y, hue, shift }: Wave): Art {
  const { width, foot, colours } = plot
  const random = createRandom(plot.seed + Math.round(y))
  const count = Math.round(width / 60)
  const heights = Array.from(
    { length: count },
    (_, i) => y + 13 * Math.cos((i + shift * 2) * 1.3) + between(random, -3, 3),
  )
  const foam = Array.from({ length: Math.round(width / 150) }, (_, i): Path => {
    const [x, down] = [(i + between(random, 0.1, 0.9)) * 150, y + between(random, 26, 38)]
    return [
      ['M', x, down],
      ['Q', x + 18, down + 7, x + 36, down],
    ]
  }).flat()
  return named('wave', [
    gouache(plot, hillPath(plot, heights, foot + past), hue, { grain: 0.14, seed: Math.round(y) }),
    brushed(foam, mixPaints(hue, colours.white, 0.5), 3),
  ])
}
