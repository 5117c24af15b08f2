import { type Art, named } from '../art.ts'
import type { Box } from '../family.ts'
import { leafPath } from '../foliage.ts'
import type { Motif } from '../motifs/motif.ts'
import { mirrorPath, type Path, type Point, rectPath } from '../path.ts'
import { bouquet } from './bouquet.ts'
import { cartouche } from './cartouche.ts'
import { emblem } from './emblem.ts'
import { flower, type Kind } from './flowers.ts'
import { type Colours, type Glaze, paintGlazes, unsteady } from './glaze.ts'
import { mirrored, type PaintOptions } from './paint-options.ts'
import { edge, pictureTile } from './plot.ts'
import { sideVine } from './side-vine.ts'
import { vine } from './vine.ts'

/**
 * Large tiles above and below the words, a flower on each. The motif is in the middle of the upper
 * row.
 */
export function drawTiles({ plot, colours, motif, seed }: PaintOptions): Art {
  const { emblem: box, width, height } = plot
  const tile = pictureTile(plot)
  const rows = Math.round(box.height / tile)
  const next = bouquet(seed)
  const tops = Array.from({ length: rows }, (_, row) => ({ x: edge, y: edge + row * tile }))
  const feet = [0, 1].map((column) => ({ x: edge + column * tile, y: height - edge - tile }))
  const pictures = [...tops, ...feet].flatMap((at, i) =>
    picture(at, tile, { ...next(0.62 * tile), ground: i % 2 ? 'white' : 'leadPale' }),
  )
  const vines = unsteady(heroVines(box, seed), seed + 1)
  const sides = unsteady(sideVine(plot, edge + 4), seed)
  const half = [
    ...sides,
    ...unsteady(pictures, seed, 1.6),
    ...frames([...tops, ...feet], tile),
    ...vines,
  ]
  return [
    heroTile(box, colours),
    named('foliage', mirrored(paintGlazes(half, colours), width)),
    named('motif', emblem(motif, standingIn(motif, box), colours)),
    named('sheet', cartouche(plot.cartouche, colours)),
  ]
}

/** A vine from the middle of the foot, around the left side of the motif. */
function heroVines({ x, y, width, height }: Box, seed: number): Glaze[] {
  const next = bouquet(seed + 3)
  const size = Math.min(0.2 * height, 60)
  const at = (u: number, v: number) => ({ x: x + u * width, y: y + v * height })
  const through = [at(0.47, 0.84), at(0.32, 0.8), at(0.15, 0.82), at(0.11, 0.6), at(0.14, 0.4)]
  return vine({ through, size, bears: [{ at: 1, side: 0, ...next(1.25 * size) }] })
}

function standingIn({ width, height }: Motif, box: Box): Box {
  const scale = Math.min((0.62 * box.width) / width, (0.8 * box.height) / height)
  const high = height * scale
  return { ...box, y: box.y + (box.height - high) * 0.44, height: high }
}

/** A single flower between two leaves and two buds, in a field with lobed corners. */
function picture(
  { x, y }: Point,
  tile: number,
  { kind, colour, size, ground }: { kind: Kind; colour: string; size: number; ground: string },
): Glaze[] {
  const middle = x + tile / 2
  const foot = y + 0.84 * tile
  const leaf = (side: 1 | -1): Path =>
    leafPath({
      x: middle,
      y: foot,
      angle: -Math.PI / 2 + side * 0.95,
      length: 0.46 * tile,
      width: 0.085 * tile,
      bend: -side * 0.2,
    })
  const small = (side: 1 | -1): Path =>
    leafPath({
      x: middle,
      y: foot,
      angle: -Math.PI / 2 + side * 1.4,
      length: 0.3 * tile,
      width: 0.055 * tile,
      bend: -side * 0.2,
    })
  return [
    { level: 0, path: rectPath(x, y, tile, tile), colour: 'second' },
    { level: 0.5, path: lobedField(x, y, tile), colour: ground, outline: 2.4 },
    {
      level: 1,
      path: [
        ['M', middle, foot + 2],
        ['L', middle, y + 0.68 * tile],
      ],
      colour: 'leafDark',
      width: 6,
    },
    { level: 2, path: [...leaf(1), ...leaf(-1)], colour: 'leaf', outline: 2.2 },
    { level: 3, path: [...small(1), ...small(-1)], colour: 'second', outline: 2 },
    ...flower(
      kind,
      {
        x: middle,
        y: y + 0.72 * tile,
        angle: -Math.PI / 2,
        size: (kind === 'carnation' ? 0.72 : 0.94) * size,
      },
      colour,
    ),
  ]
}

function lobedField(x: number, y: number, tile: number): Path {
  const [a, b] = [0.05 * tile, 0.2 * tile]
  return [
    ['M', x + tile / 2, y + a],
    ['L', x + tile - b, y + a],
    ['C', x + tile - b, y + b * 0.7, x + tile - b * 0.7, y + b, x + tile - a, y + b],
    ['L', x + tile - a, y + tile - b],
    [
      'C',
      x + tile - b * 0.7,
      y + tile - b,
      x + tile - b,
      y + tile - b * 0.7,
      x + tile - b,
      y + tile - a,
    ],
    ['L', x + b, y + tile - a],
    ['C', x + b, y + tile - b * 0.7, x + b * 0.7, y + tile - b, x + a, y + tile - b],
    ['L', x + a, y + b],
    ['C', x + b * 0.7, y + b, x + b, y + b * 0.7, x + b, y + a],
    ['Z'],
  ]
}

function frames(tiles: readonly Point[], tile: number): Glaze[] {
  return [
    {
      level: 30,
      path: tiles.flatMap(({ x, y }) => rectPath(x, y, tile, tile)),
      colour: 'joint',
      width: 2.4,
    },
  ]
}

function heroTile({ x, y, width, height }: Box, colours: Colours): Art {
  const corner: Path = [
    ['M', x, y],
    ['L', x + 0.2 * height, y],
    [
      'C',
      x + 0.19 * height,
      y + 0.1 * height,
      x + 0.1 * height,
      y + 0.19 * height,
      x,
      y + 0.2 * height,
    ],
    ['Z'],
  ]
  const middleX = x + width / 2
  const low = corner.map((segment) =>
    segment.map((value, i) => (i > 0 && i % 2 === 0 ? 2 * y + height - Number(value) : value)),
  ) as unknown as Path
  const corners = [corner, low].flatMap((path) => [...path, ...mirrorPath(path, middleX)])
  const parts: Glaze[] = [
    { level: 0, path: rectPath(x, y, width, height), colour: 'tile0' },
    { level: 1, path: corners, colour: 'lead', outline: 2.4 },
    { level: 2, path: rectPath(x + 10, y + 10, width - 20, height - 20), colour: 'lead', width: 5 },
    {
      level: 2,
      path: rectPath(x + 18, y + 18, width - 36, height - 36),
      colour: 'second',
      width: 2,
    },
    {
      level: 3,
      path: [
        ['M', middleX, y],
        ['L', middleX, y + 12],
      ],
      colour: 'joint',
      width: 2,
    },
    { level: 3, path: rectPath(x, y, width, height), colour: 'joint', width: 2.4 },
  ]
  return paintGlazes(parts, colours)
}
