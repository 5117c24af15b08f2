import { type Art, named } from '../art.ts'
import { boxInCircle } from '../motif-reach.ts'
import { circlePath, type Point, transformPath } from '../path.ts'
import { cartouche } from './cartouche.ts'
import { emblem } from './emblem.ts'
import { type Colours, type Glaze, paintGlazes, unsteady } from './glaze.ts'
import { mirrored, type PaintOptions } from './paint-options.ts'
import { type Plot, turned } from './plot.ts'
import { glazedScrolls } from './scrolls.ts'
import { sideVine } from './side-vine.ts'

/** The roundel at the foot: its arabesque hangs from the top down to it. */
export function drawLowRoundel(options: PaintOptions): Art {
  const { plot, onWall, seed } = options
  const half = arabesque({ ...plot, ...turned(plot) }, seed).map((glaze) => ({
    ...glaze,
    path: transformPath(glaze.path, [1, 0, 0, -1, 0, plot.height]),
  }))
  return [
    named('foliage', mirrored(paintGlazes(half, onWall), plot.width)),
    fieldAndRoundel(options),
  ]
}

/** An arabesque from the foot up both sides to the roundel with the motif. */
export function drawRoundel(options: PaintOptions): Art {
  const { plot, onWall, seed } = options
  return [
    named('foliage', mirrored(paintGlazes(arabesque(plot, seed), onWall), plot.width)),
    fieldAndRoundel(options),
  ]
}

/** The left half of the arabesque. */
function arabesque(plot: Plot, seed: number): Glaze[] {
  return unsteady(
    [...topScrolls(plot, seed), ...sideVine(plot), ...footScrolls(plot, seed + 2)],
    seed,
  )
}

function fieldAndRoundel(options: PaintOptions): Art {
  const { plot, colours } = options
  return [named('sheet', cartouche(plot.cartouche, colours)), emblemInRoundel(options)]
}

/** The motif on a white roundel in the place of the emblem. */
export function emblemInRoundel({ plot, colours, motif }: PaintOptions): Art {
  const { emblem: box, width } = plot
  const middle = { x: width / 2, y: box.y + box.height / 2 }
  const radius = box.width / 2
  return named('motif', [
    roundel(middle, radius, colours),
    emblem(motif, boxInCircle(motif, middle, 0.8 * radius), colours),
  ])
}

function roundel({ x, y }: Point, radius: number, colours: Colours): Art {
  const scallops = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI
    return circlePath(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.1)
  }).flat()
  const beads = Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * 2 * Math.PI
    return circlePath(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius, radius * 0.034)
  }).flat()
  const parts: Glaze[] = [
    { level: 0, path: scallops, colour: 'lead', outline: 3 },
    { level: 1, path: circlePath(x, y, radius), colour: 'lead' },
    { level: 2, path: beads, colour: 'white' },
    { level: 3, path: circlePath(x, y, radius - 0.09 * radius), colour: 'white', outline: 2 },
    { level: 4, path: circlePath(x, y, radius - 0.14 * radius), colour: 'second', width: 3 },
  ]
  return paintGlazes(parts, colours)
}

/** A column of scrolls on each side of the roundel, or a row if that side is longer. */
function topScrolls({ cartouche: field, emblem: box, width, inner }: Plot, seed: number): Glaze[] {
  const left = inner + 10
  const right = width / 2 - box.width / 2 - 22
  const top = inner + 12
  const foot = field.y - 12
  const [wide, high] = [right - left, foot - top]
  if (wide > 1.25 * high) {
    const band = { length: wide, breadth: high, seed }
    return glazedScrolls(band, [1, 0, 0, 1, left, (top + foot) / 2])
  }
  return glazedScrolls({ length: high, breadth: wide, seed }, [
    0,
    -1,
    1,
    0,
    (left + right) / 2,
    foot,
  ])
}

/** From the middle of the foot to the lower corners. */
function footScrolls({ cartouche: field, width, height, inner }: Plot, seed: number): Glaze[] {
  const top = field.y + field.height + 20
  const foot = height - inner - 8
  const band = { length: width / 2 - inner - 34, breadth: foot - top, seed }
  return glazedScrolls(band, [-1, 0, 0, 1, width / 2 - 26, (top + foot) / 2])
}
