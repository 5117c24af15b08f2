import type { Art } from '../../art.ts'
import { leafPath } from '../../foliage.ts'
import { duck } from '../../motifs/childhood/duck.ts'
import { mixPaints } from '../../paints.ts'
import { ellipsePath, type Path } from '../../path.ts'
import { between, createRandom } from '../../random.ts'
import { paintStanding } from '../materials.ts'
import { drawMeadow, hillPath } from '../meadow.ts'
import { brushed, flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawCloud, drawSky } from '../sky.ts'

/** Three ducklings in a row beside their pond, with reeds at its edge. */
export function ducklings(plot: Plot): Art {
  const { width, ground } = plot
  const size = Math.min(340, width * 0.285)
  const middle = width / 2
  return [
    drawSky(plot),
    drawCloud(plot, { x: width * 0.16, y: ground - size * 1.5, width: 230, kind: 0 }),
    drawCloud(plot, { x: width * 0.86, y: ground - size * 1.16, width: 260, kind: 2 }),
    drawMeadow(plot, { bare: [middle - size * 1.9, middle + size * 1.8] }),
    paintStanding(plot, duck(), { x: middle - size * 0.86, y: ground + 20, size: size * 1.12 }),
    paintStanding(plot, duck(), { x: middle + size * 0.3, y: ground + 26, size: size * 0.86 }),
    paintStanding(plot, duck(), { x: middle + size * 1.2, y: ground + 22, size: size * 0.7 }),
    drawPond(plot),
  ]
}

function drawPond(plot: Plot): Art {
  const { main, white, hillNear, dark, wood } = plot.colours
  const { width, foot, ground } = plot
  const random = createRandom(plot.seed + 71)
  const rim = Math.max(ground + 78, foot - 150)
  const water = mixPaints(main, white, 0.42)
  const shore = [rim - 4, rim + 16, rim + 8, rim + 20, rim - 8]
  const ripples = Array.from({ length: 12 }, (): Path => {
    const [x, y] = [between(random, 0.04, 0.9) * width, between(random, rim + 40, foot - 16)]
    const reach = between(random, 20, 54)
    return [
      ['M', x, y],
      ['Q', x + reach / 2, y + 5, x + reach, y],
    ]
  }).flat()
  const reeds = [0.03, 0.07, 0.1, 0.9, 0.94, 0.975].map((share, i) => {
    const [x, height] = [share * width, between(random, 110, 180)]
    const stem: Path = [
      ['M', x, rim + 26],
      ['Q', x + 4, rim - height * 0.5, x + (i % 2 ? 10 : -8), rim - height],
    ]
    const tip = { x: x + (i % 2 ? 10 : -8), y: rim - height }
    const blades = [-0.35, 0.3].flatMap((lean) =>
      leafPath({
        x,
        y: rim + 26,
        angle: -Math.PI / 2 + lean,
        length: height * 0.72,
        width: 8,
        bend: lean * 0.4,
      }),
    )
    const green = mixPaints(hillNear, dark, 0.22)
    return [
      brushed(stem, green, 4),
      flat(blades, green),
      gouache(plot, ellipsePath(tip.x, tip.y, 8, 26), wood, { grain: 2, seed: i }),
    ]
  })
  return [
    gouache(plot, hillPath(plot, shore, foot + past), water, { grain: 0.2, seed: 9 }),
    brushed(ripples, mixPaints(water, white, 0.6), 3),
    reeds,
  ]
}
