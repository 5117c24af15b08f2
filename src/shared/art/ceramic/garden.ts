import { type Art, named } from '../art.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Motif } from '../motifs/motif.ts'
import type { Path, Point } from '../path.ts'
import { cartouche } from './cartouche.ts'
import { emblem } from './emblem.ts'
import { flower } from './flowers.ts'
import { type Glaze, paintGlazes, unsteady } from './glaze.ts'
import { mirrored, type PaintOptions } from './paint-options.ts'
import type { Plot } from './plot.ts'
import { glazedScrolls } from './scrolls.ts'
import { sideVine } from './side-vine.ts'

/** A garden under the words: the motif on a bank of leaves between cypresses, vines on both sides. */
export function drawGarden({ plot, colours, motif, seed }: PaintOptions): Art {
  const { emblem: box, width, height, inner } = plot
  const ground = height - inner - 30
  const half = unsteady(
    [...head(plot, seed), ...sideVine(plot), ...columns(plot, seed + 2), ...bank(plot, ground)],
    seed,
  )
  const line = linePath({ x: inner + 8, y: ground }, { x: width - inner - 8, y: ground })
  return [
    named('foliage', mirrored(paintGlazes(half, colours), width)),
    paintGlazes([{ level: 0, path: line, colour: 'line', width: 3 }], colours),
    named('sheet', cartouche(plot.cartouche, colours)),
    named('motif', emblem(motif, standing(motif, box), colours)),
  ]
}

/** As large as its box allows, smaller if too wide, on the ground. */
function standing({ width, height }: Motif, { x, y, width: room, height: tall }: Box): Box {
  const scale = Math.min((0.86 * room) / width, (0.94 * tall) / height)
  return { x, y: y + tall - height * scale, width: room, height: height * scale }
}

/** Above the cartouche, from the middle outwards. */
function head({ cartouche: field, width, inner }: Plot, seed: number): Glaze[] {
  const top = inner + 8
  const foot = field.y - 18
  const band = { length: width / 2 - inner - 36, breadth: foot - top, seed }
  return glazedScrolls(band, [-1, 0, 0, -1, width / 2 - 28, (top + foot) / 2])
}

/** From the ground up to the cartouche, outside the cypresses. */
function columns({ cartouche: field, emblem: box, height, inner }: Plot, seed: number): Glaze[] {
  const left = inner + 8
  const right = box.x - 66
  const top = field.y + field.height + 22
  const foot = height - inner - 34
  return glazedScrolls({ length: foot - top, breadth: right - left, seed }, [
    0,
    -1,
    1,
    0,
    (left + right) / 2,
    foot,
  ])
}

/** A cypress beside the motif, and a tulip at its foot. */
function bank({ emblem: box }: Plot, ground: number): Glaze[] {
  const x = box.x - 26
  return [...cypress({ x, y: ground }, Math.min(box.height * 0.98, 440)), ...tulip(x + 37, ground)]
}

function cypress({ x, y }: Point, tall: number): Glaze[] {
  const at = (aside: number, up: number) => [x + aside * tall, y - up * tall] as const
  const tree: Path = [
    ['M', ...at(0, 1)],
    ['C', ...at(0.14, 0.62), ...at(0.16, 0.22), ...at(0, 0.08)],
    ['C', ...at(-0.16, 0.22), ...at(-0.14, 0.62), ...at(0, 1)],
    ['Z'],
  ]
  const boughs = Array.from({ length: 7 }, (_, i) => {
    const length = tall * (0.125 - i * 0.011)
    const bough = { x, y: y - tall * (0.2 + i * 0.1), length, width: 0.15 * length }
    return [-1, 1].flatMap((side) => leafPath({ ...bough, angle: upwards + side * 0.62 }))
  }).flat()
  return [
    { level: 1, path: linePath({ x, y }, { x, y: y - 0.14 * tall }), colour: 'umber', width: 9 },
    { level: 2, path: tree, colour: 'leaf', outline: 3 },
    { level: 3, path: boughs, colour: 'leafDark' },
  ]
}

function tulip(x: number, ground: number): Glaze[] {
  const top = { x: x + 5, y: ground - 26 }
  const leaf = { x, y: ground, width: 7 }
  const right = leafPath({ ...leaf, angle: -0.9, length: 40 })
  const left = leafPath({ ...leaf, angle: -2.2, length: 36 })
  return [
    { level: 1, path: linePath({ x, y: ground }, top), colour: 'leaf', width: 4 },
    { level: 2, path: right, colour: 'leaf', outline: 1.6 },
    { level: 2, path: left, colour: 'second', outline: 1.6 },
    ...flower('tulip', { ...top, angle: upwards + 0.12, size: 46 }, 'third'),
  ]
}

const upwards = -Math.PI / 2

function linePath(from: Point, to: Point): Path {
  return [
    ['M', from.x, from.y],
    ['L', to.x, to.y],
  ]
}
