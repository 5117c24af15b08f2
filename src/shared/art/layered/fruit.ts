import { leafPath } from '../foliage.ts'
import {
  circlePath,
  ellipsePath,
  orient,
  type Path,
  type Point,
  placement,
  rectPath,
  transformPath,
} from '../path.ts'
import type { Piece } from './paper.ts'

export type FruitKind = 'pomegranate' | 'citron' | 'grapes' | 'olive' | 'blossom' | 'star'

/** A fruit at the end of a thread from `top`; none where `top` is its own height. */
export function hung(kind: FruitKind, { x, y }: Point, radius: number, top = y): Piece[] {
  const thread: Piece[] =
    top < y - radius
      ? [{ path: rectPath(x - 1.5, top, 3, y - radius - top), colour: 'thread', depth: 0.4 }]
      : []
  const placed = (path: Path) => transformPath(path, placement(x, y, 0, radius))
  return [
    ...thread,
    ...pieces[kind].map((piece) => ({ ...piece, path: placed(piece.path), part: 'hung' as const })),
  ]
}

const solid = (path: Path) => orient(path, 'solid')
const hole = (path: Path) => orient(path, 'hole')

const crownTip: Path = [
  ['M', -0.22, 0.85],
  ['L', -0.42, 1.42],
  ['L', -0.14, 1.24],
  ['L', 0, 1.5],
  ['L', 0.14, 1.24],
  ['L', 0.42, 1.42],
  ['L', 0.22, 0.85],
  ['Z'],
]

const slices = [-1, 0, 1].flatMap((k) =>
  leafPath({
    x: k * 0.34,
    y: 0.66,
    angle: -Math.PI / 2 + k * 0.16,
    length: 1.34 - 0.16 * Math.abs(k),
    width: 0.1,
  }),
)

const seeds: Path = [
  [0, 0],
  [-0.42, -0.36],
  [0.4, -0.4],
  [-0.36, 0.4],
  [0.42, 0.36],
  [0.02, -0.72],
  [0, 0.7],
].flatMap(([x = 0, y = 0]) => circlePath(x, y, 0.055))

const citron: Path = [
  ['M', 0, -1.28],
  ['C', 0.2, -1.26, 0.14, -1.06, 0.36, -0.96],
  ['C', 0.96, -0.7, 1.02, 0.6, 0.48, 1],
  ['C', 0.26, 1.16, -0.26, 1.16, -0.48, 1],
  ['C', -1.02, 0.6, -0.96, -0.7, -0.36, -0.96],
  ['C', -0.14, -1.06, -0.2, -1.26, 0, -1.28],
  ['Z'],
]

const grapes = [4, 3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, i) => ({
    x: (i - (count - 1) / 2) * 0.62,
    y: row * 0.54 - 0.7,
  })),
)

const star: Path = Array.from({ length: 12 }, (_, i) => {
  const radius = i % 2 === 0 ? 1 : 0.58
  const angle = -Math.PI / 2 + (i * Math.PI) / 6
  return [i === 0 ? 'M' : 'L', radius * Math.cos(angle), radius * Math.sin(angle)] as const
})

const leaves = [-0.5, 0.5].flatMap((turn) =>
  leafPath({ x: 0, y: -0.86, angle: -Math.PI / 2 + turn * 2.4, length: 0.9, width: 0.2 }),
)

const pieces: Readonly<Record<FruitKind, readonly Piece[]>> = {
  pomegranate: [
    {
      path: [...solid(circlePath(0, 0, 1)), ...solid(crownTip), ...hole(slices)],
      colour: 'red',
      depth: 0.8,
    },
  ],
  citron: [{ path: [...solid(citron), ...hole(seeds)], colour: 'gold', depth: 0.8 }],
  grapes: [
    { path: solid(leaves), colour: 'leaf', depth: 0.5 },
    {
      path: grapes.flatMap(({ x, y }) => solid(circlePath(x, y, 0.36))),
      colour: 'violet',
      depth: 0.7,
    },
    {
      path: grapes.flatMap(({ x, y }) => ellipsePath(x - 0.1, y - 0.12, 0.08, 0.06)),
      colour: 'lilac',
      depth: 0,
    },
  ],
  olive: [
    { path: solid(ellipsePath(0, 0, 0.7, 1)), colour: 'leaf', depth: 0.5 },
    {
      path: leafPath({ x: -0.2, y: 0.5, angle: -Math.PI / 2, length: 0.9, width: 0.08 }),
      colour: 'paleLeaf',
      depth: 0,
    },
  ],
  blossom: [
    {
      path: solid(
        [0, 1, 2, 3, 4].flatMap((i) =>
          leafPath({ x: 0, y: 0, angle: -1.57 + i * 1.2566, length: 1, width: 0.42 }),
        ),
      ),
      colour: 'rose',
      depth: 0.7,
    },
    { path: circlePath(0, 0, 0.24), colour: 'gold', depth: 0.4 },
  ],
  star: [{ path: solid([...star, ['Z']]), colour: 'gold', depth: 0.6 }],
}
