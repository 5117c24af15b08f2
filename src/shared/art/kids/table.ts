import type { Art } from '../art.ts'
import { mixPaints } from '../paints.ts'
import { circlePath, type Path, rectPath } from '../path.ts'
import { flat, gouache } from './paint.ts'
import { type Plot, past } from './plot.ts'

/** The top of a table, seen slightly from above. */
export function drawTable(plot: Plot): Art {
  const { petal, cloud, dark } = plot.colours
  const { ground, foot, width } = plot
  const board = rectPath(-past, ground - 46, width + 2 * past, foot - ground + 46 + past)
  const cloth = mixPaints(petal, cloud, 0.35)
  return [
    gouache(plot, board, cloth, { grain: 0.12, seed: 3 }),
    flat(rectPath(-past, ground - 46, width + 2 * past, 5), mixPaints(cloth, dark, 0.1)),
  ]
}

/** The front of the cloth, behind the text. Its lace hangs over the table's edge. */
export function drawCloth(plot: Plot): Art {
  const { coral, page: paper, dark, petal } = plot.colours
  const { foot, width, height } = plot
  const count = Math.round(width / 72)
  const step = width / count
  const edge = foot - 28
  const [scallops, eyes]: [Path[], Path[]] = [[], []]
  for (let i = -1; i <= count; i++) {
    const x = (i + 0.5) * step
    scallops.push(circlePath(x, edge + 6, step * 0.5))
    eyes.push(circlePath(x, edge + 22, 6.5))
    for (const turn of [-0.9, 0, 0.9]) {
      eyes.push(circlePath(x + 21 * Math.sin(turn), edge + 10 + 28 * Math.cos(turn), 2.6))
    }
  }
  const band = rectPath(-past, edge - 12, width + 2 * past, 18)
  return [
    flat(rectPath(-past, edge, width + 2 * past, height - edge + past), paper),
    flat(scallops.flat(), mixPaints(petal, paper, 0.25)),
    flat(eyes.flat(), paper),
    gouache(plot, band, coral, { grain: 0.6, seed: 8 }),
    flat(rectPath(-past, edge + 6, width + 2 * past, 3), mixPaints(coral, dark, 0.3)),
  ]
}
