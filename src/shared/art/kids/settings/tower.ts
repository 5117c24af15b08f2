import type { Art } from '../../art.ts'
import type { Motif } from '../../motifs/motif.ts'
import { mixPaints } from '../../paints.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { drawBunting } from '../bunting.ts'
import type { Composition } from '../compositions.ts'
import { type Paints, paintMotif } from '../materials.ts'
import { flat, gouache } from '../paint.ts'
import { type Plot, past } from '../plot.ts'
import { drawSprinkles } from '../torn-paper.ts'

export interface OnShelf {
  thing: () => Motif
  /** Its part of the tower's height. */
  share: number
  paints?: (plot: Plot) => Paints
}

/** Things on shelves from the head of the page to its foot, and the words beside them. */
export function besideTower(things: readonly OnShelf[]): Composition {
  return { layout: 'tower', draw: (plot) => drawTower(plot, things), sheet: () => [] }
}

function drawTower(plot: Plot, all: readonly OnShelf[]): Art {
  const onHill = drawHill(plot, all.at(-1))
  const things = onHill ? all.slice(0, -1) : all
  const { width, height, edge, colours } = plot
  const { main, skyHigh, wood, dark, coral, page, cloud } = colours
  const wall = mixPaints(skyHigh, main, 0.3)
  const inner = edge - 60
  const dots = Array.from({ length: Math.ceil(height / 70) * 6 }, (_, i) => {
    const row = Math.floor(i / 6)
    return circlePath((i % 6) * 76 + (row % 2) * 38 - 20, row * 70 + 20, 6)
  })
  const scallops = Array.from({ length: Math.ceil(height / 72) + 2 }, (_, i) =>
    circlePath(edge - 20, i * 72 - 30, 40),
  )
  const shares = things.reduce((sum, { share }) => sum + share, 0)
  const [top, foot] = [26, height - (height > 1600 ? 96 : 46)]
  let level = top
  const shelves = things.map(({ thing, share, paints }, i) => {
    const room = ((foot - top) * share) / shares
    level += room
    const motif = thing()
    const size = Math.min((room - 56) * (200 / motif.height), inner * 0.86 * (200 / motif.width))
    return [
      flat(rectPath(-past, level + 8, inner + past + 12, 14), mixPaints(wall, dark, 0.22)),
      paintMotif(plot, motif, {
        x: inner / 2,
        y: level - 12,
        size,
        ...(paints && { paints: paints(plot) }),
      }),
      gouache(plot, rectPath(-past, level - 14, inner + past + 22, 26), wood, {
        grain: 0.4,
        seed: i,
      }),
    ]
  })
  return [
    flat(rectPath(-past, -past, width + 2 * past, height + 2 * past), page),
    drawSprinkles(plot, 90),
    // Other formats have words up there.
    height > 1600 ? drawBunting(plot, { left: 70, sag: 60, flags: 12, size: 62 }) : [],
    onHill ?? [],
    gouache(plot, scallops.flat(), coral, { grain: 0.4, seed: 20 }),
    gouache(plot, rectPath(-past, -past, edge - 24 + past, height + 2 * past), wall, {
      grain: 0.1,
      seed: 21,
    }),
    flat(dots.flat(), mixPaints(wall, cloud, 0.5)),
    shelves,
  ]
}

/** The lowest thing is large on a hill below the words instead, where they leave room for it. */
function drawHill(plot: Plot, lowest: OnShelf | undefined): Art | undefined {
  if (!lowest) return undefined
  const { width, height, edge, clear, colours } = plot
  const [left, right] = [edge + 40, width - 60]
  const top = Math.max(...clear.map((box) => box.y + box.height)) + 30
  const foot = height - (height > 1600 ? 150 : 80)
  if (foot - top < 280) return undefined
  const motif = lowest.thing()
  const size = Math.min(
    Math.min(foot - top, 620) * (200 / motif.height),
    (right - left) * 0.82 * (200 / motif.width),
  )
  const x = (left + right) / 2
  const hill: Path = [
    ['M', edge - 60, foot + 40],
    ['Q', x, foot - 60, width + past, foot + 20],
    ['L', width + past, height + past],
    ['L', edge - 60, height + past],
    ['Z'],
  ]
  return [
    gouache(plot, hill, colours.leaf, { grain: 0.4, seed: 33 }),
    paintMotif(plot, motif, {
      x,
      y: foot + 6,
      size,
      ...(lowest.paints && { paints: lowest.paints(plot) }),
    }),
  ]
}
