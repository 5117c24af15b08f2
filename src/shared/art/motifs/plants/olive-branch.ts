import { leafPath } from '../../foliage.ts'
import { circlePath, ellipsePath, type Path, placement, transformPath } from '../../path.ts'
import { standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A twig of narrow leaves with four olives. */
export function oliveBranch(): Motif {
  return {
    name: 'olive-branch',
    width: 146,
    height: 200,
    parts: [
      { as: 'line', path: stem, material: 'wood', width: 4.6 },
      { as: 'body', path: shaded, material: 'leaf', tone: 'dark' },
      { as: 'body', path: lit, material: 'leaf' },
      { as: 'line', path: petioles, material: 'wood', width: 2.6 },
      { as: 'body', path: olives, material: 'wine' },
      { as: 'detail', path: gloss, material: 'wine', tone: 'light' },
    ],
  }
}

/** The same twig without its fruit. */
export function oliveTwig(): Motif {
  const fruitless = oliveBranch().parts.filter(
    ({ material, path }) => material !== 'wine' && path !== petioles,
  )
  return standing('olive-twig', fruitless)
}

const stem: Path = [
  ['M', 14, 0],
  ['C', -6, -40, -14, -96, 16, -166],
]

const up = -Math.PI / 2

/** From the foot: the place of each pair of leaves, and the twig's direction there. */
const pairs = [
  { x: 0, y: -36, lean: -0.3, length: 62 },
  { x: -4, y: -74, lean: -0.1, length: 66 },
  { x: -2, y: -112, lean: 0.14, length: 62 },
  { x: 8, y: -146, lean: 0.34, length: 50 },
]

function leaves(side: 1 | -1): Path {
  return pairs.flatMap(({ x, y, lean, length }) =>
    leafPath({ x, y, angle: up + lean + side * 0.92, length, width: 8.6, bend: side * 0.16 }),
  )
}

const lit = [
  ...leaves(-1),
  ...leafPath({ x: 15, y: -162, angle: up + 0.4, length: 42, width: 7.4 }),
]

const shaded = leaves(1)

const fruit = [
  { x: 30, y: -58, turn: -0.4 },
  { x: -32, y: -52, turn: 0.5 },
  { x: 38, y: -104, turn: -0.5 },
  { x: -30, y: -98, turn: 0.4 },
]

const petioles: Path = fruit.flatMap(
  ({ x, y }): Path => [
    ['M', x > 0 ? 0 : -4, y - 26],
    ['C', x * 0.6, y - 28, x, y - 22, x, y - 12],
  ],
)

const olives = fruit.flatMap(({ x, y, turn }) =>
  transformPath(ellipsePath(0, 0, 13, 17), placement(x, y, turn)),
)

const gloss = fruit.flatMap(({ x, y }) => circlePath(x - 4.6, y - 6, 3))
