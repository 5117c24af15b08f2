import { type Art, named } from '../../art.ts'
import { dove } from '../../motifs/dove.ts'
import { fish } from '../../motifs/fish.ts'
import { sailboat } from '../../motifs/sailboat.ts'
import { mixPaints, type Paint } from '../../paints.ts'
import { circlePath, type Path } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintMotif } from '../materials.ts'
import { hillPath } from '../meadow.ts'
import { type Page, past } from '../page.ts'
import { brushed, gouache } from '../paint.ts'
import { drawCloud, drawSky, drawStars } from '../sky.ts'

/** A toy boat on round waves, with a dove in front and a leaping fish. */
export function sailboatAtSea(page: Page): Art {
  const { width, foot, ground, colours } = page
  const { main, sun, white } = colours
  const size = Math.min(width * 0.52, foot * 0.58)
  const x = width * 0.52
  const water = (share: number) => mixPaints(main, white, share)
  return [
    drawSky(page),
    named(
      'sun',
      gouache(page, circlePath(width * 0.2, foot * 0.3, 76), sun, { grain: 0.7, seed: 1 }),
    ),
    drawStars(page, { count: 6, taken: (_, y) => y > foot * 0.4 }),
    drawCloud(page, { x: width * 0.28, y: foot * 0.35, width: 250, kind: 0 }),
    drawCloud(page, { x: width * 0.88, y: foot * 0.42, width: 240, kind: 1 }),
    drawWave(page, { y: ground - 90, hue: water(0.62), shift: 0 }),
    drawWave(page, { y: ground - 46, hue: water(0.44), shift: 0.5 }),
    paintMotif(page, dove(), { x: width * 0.16, y: foot * 0.6, size: size * 0.3 }),
    paintMotif(page, sailboat(), { x, y: ground + 12, size, turn: -0.05 }),
    paintMotif(page, fish(), { x: width * 0.86, y: ground - 14, size: size * 0.26, turn: -0.5 }),
    drawWave(page, { y: ground - 8, hue: water(0.26), shift: 0.2 }),
    drawWave(page, { y: ground + 36, hue: water(0.08), shift: 0.7 }),
  ]
}

/** The waves at the foot of a tall page, under the text. */
export function drawSeaFoot(page: Page): Art {
  const { main, white } = page.colours
  const top = page.height - 140
  if (page.height < 1700 || page.clear.some((box) => box.y + box.height > top - 60)) return []
  const below = { ...page, foot: page.height }
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
function drawWave(page: Page, { y, hue, shift }: Wave): Art {
  const { width, foot, colours } = page
  const random = createRandom(page.seed + Math.round(y))
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
    gouache(page, hillPath(page, heights, foot + past), hue, { grain: 0.14, seed: Math.round(y) }),
    brushed(foam, mixPaints(hue, colours.white, 0.5), 3),
  ])
}
