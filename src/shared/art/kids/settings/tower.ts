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

/**
 * Things on shelves from the head of the page to its foot, and the words beside them; on a status
 * they stand on one shelf at the head, and the words have the whole width.
 */
export function besideTower(things: readonly OnShelf[]): Composition {
  return {
    layout: 'tower',
    draw: (plot) => (plot.height > 1600 ? drawShelf(plot, things) : drawTower(plot, things)),
    sheet: () => [],
  }
}

/** One shelf across the page under flags, and the lowest thing on a hill at the foot. */
function drawShelf(plot: Plot, all: readonly OnShelf[]): Art {
  const { width, height, edge, colours } = plot
  const { coral, page } = colours
  const things = all.slice(0, -1)
  const widths = things.map(({ thing }) => Math.max(0.7, thing().width / thing().height))
  const sum = widths.reduce((total, share) => total + share, 0)
  const level = edge - 94
  let from = 50
  const standing = things.map(({ thing, paints }, i) => {
    const slot = ((width - 100) * (widths[i] ?? 1)) / sum
    from += slot
    const motif = thing()
    const size = Math.min(284 * (200 / motif.height), 0.8 * slot * (200 / motif.width))
    return paintMotif(plot, motif, {
      x: from - slot / 2,
      y: level + 2,
      size,
      ...(paints && { paints: paints(plot) }),
    })
  })
  const scallops = Array.from({ length: 18 }, (_, i) => circlePath(i * 72 - 70, edge - 16, 40))
  return [
    flat(rectPath(-past, -past, width + 2 * past, height + 2 * past), page),
    drawSprinkles(plot, edge + 40),
    gouache(plot, scallops.flat(), coral, { grain: 0.4, seed: 20 }),
    drawPaper(plot, { width: width + past, height: edge - 20 }),
    drawBunting(plot, { left: 30, sag: 46, flags: 13, size: 66 }),
    standing,
    drawBoard(plot, { from: -past, to: width + past, level, seed: 5 }),
    drawHill(plot, all.at(-1), { left: 0, room: 170 }) ?? [],
  ]
}

/** Wallpaper with dots, from the upper left corner. */
function drawPaper(plot: Plot, { width, height }: { width: number; height: number }): Art {
  const { main, skyHigh, cloud } = plot.colours
  const wall = mixPaints(skyHigh, main, 0.3)
  const columns = Math.ceil(width / 76)
  const dots = Array.from({ length: Math.ceil(height / 70) * columns }, (_, i) => {
    const row = Math.floor(i / columns)
    return circlePath((i % columns) * 76 + (row % 2) * 38 - 20, row * 70 + 20, 6)
  })
  return [
    gouache(plot, rectPath(-past, -past, width + past, height + past), wall, {
      grain: 0.1,
      seed: 21,
    }),
    flat(dots.flat(), mixPaints(wall, cloud, 0.5)),
  ]
}

/** A board of wood and its shadow on the wall. */
function drawBoard(
  plot: Plot,
  { from, to, level, seed }: { from: number; to: number; level: number; seed: number },
): Art {
  const { main, skyHigh, wood, dark } = plot.colours
  const wall = mixPaints(skyHigh, main, 0.3)
  return [
    flat(rectPath(from, level + 8, to - from - 10, 14), mixPaints(wall, dark, 0.22)),
    gouache(plot, rectPath(from, level - 14, to - from, 26), wood, { grain: 0.4, seed }),
  ]
}

function drawTower(plot: Plot, all: readonly OnShelf[]): Art {
  const hill = { left: plot.edge, room: 280 }
  const onHill = drawHill(plot, all.at(-1), hill)
  const things = onHill ? all.slice(0, -1) : all
  const { width, height, edge, colours } = plot
  const { coral, page } = colours
  const inner = edge - 60
  const scallops = Array.from({ length: Math.ceil(height / 72) + 2 }, (_, i) =>
    circlePath(edge - 20, i * 72 - 30, 40),
  )
  const shares = things.reduce((sum, { share }) => sum + share, 0)
  const [top, foot] = [26, height - 46]
  let level = top
  const shelves = things.map(({ thing, share, paints }, i) => {
    const room = ((foot - top) * share) / shares
    level += room
    const motif = thing()
    const size = Math.min((room - 56) * (200 / motif.height), inner * 0.86 * (200 / motif.width))
    return [
      paintMotif(plot, motif, {
        x: inner / 2,
        y: level - 12,
        size,
        ...(paints && { paints: paints(plot) }),
      }),
      drawBoard(plot, { from: -past, to: inner + 22, level, seed: i }),
    ]
  })
  return [
    flat(rectPath(-past, -past, width + 2 * past, height + 2 * past), page),
    drawSprinkles(plot, 90),
    onHill ?? [],
    gouache(plot, scallops.flat(), coral, { grain: 0.4, seed: 20 }),
    drawPaper(plot, { width: edge - 24, height: height + past }),
    shelves,
  ]
}

/** The lowest thing is large on a hill below the words instead, where they leave room for it. */
function drawHill(
  plot: Plot,
  lowest: OnShelf | undefined,
  { left: from, room }: { left: number; room: number },
): Art | undefined {
  if (!lowest) return undefined
  const { width, height, clear, colours } = plot
  const [left, right] = [from + 40, width - 60]
  const top = Math.max(...clear.map((box) => box.y + box.height)) + 30
  const foot = height - (height > 1600 ? 150 : 80)
  if (foot - top < room) return undefined
  const motif = lowest.thing()
  const size = Math.min(
    Math.min(foot - top, 620) * (200 / motif.height),
    (right - left) * 0.82 * (200 / motif.width),
  )
  const x = (left + right) / 2
  const hill: Path = [
    ['M', from - past, foot + 40],
    ['Q', x, foot - 60, width + past, foot + 20],
    ['L', width + past, height + past],
    ['L', from - past, height + past],
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
