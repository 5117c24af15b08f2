import { leafPath } from '../../foliage.ts'
import { type Path, placement, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A three-cornered cake folded over poppy seeds. */
export function hamentash(): Motif {
  return {
    name: 'hamentash',
    width: 200,
    height: 178,
    parts: [
      { as: 'body', path: dough, material: 'bread' },
      { as: 'body', path: leftFold, material: 'bread', tone: 'light' },
      { as: 'body', path: footFold, material: 'bread', tone: 'dark' },
      { as: 'detail', path: filling, material: 'wine' },
      { as: 'detail', path: seeds, material: 'wine', tone: 'light' },
    ],
  }
}

/** Three blunt corners with bulging sides. */
const dough = symmetric([
  ['M', 0, -178],
  ['C', 14, -178, 20, -170, 27, -156],
  ['C', 50, -132, 76, -88, 85, -54],
  ['C', 95, -40, 104, -26, 98, -13],
  ['C', 92, -1, 78, 0, 62, -4],
  ['C', 42, -8, 20, 0, 0, 0],
])

/** The flap at the left, from the top corner down to the left one and in to the filling. */
const leftFold: Path = [
  ['M', 0, -178],
  ['C', -14, -178, -20, -170, -27, -156],
  ['C', -50, -132, -76, -88, -85, -54],
  ['C', -90, -46, -97, -36, -99, -26],
  ['C', -78, -30, -58, -36, -44, -42],
  ['C', -38, -66, -16, -96, 0, -112],
  ['C', -5, -134, -5, -158, 0, -178],
  ['Z'],
]

/** The flap at the foot, in shade. */
const footFold: Path = [
  ['M', -99, -26],
  ['C', -78, -30, -58, -36, -44, -42],
  ['C', -28, -32, 28, -32, 44, -42],
  ['C', 58, -36, 78, -30, 99, -26],
  ['C', 100, -21, 100, -17, 98, -13],
  ['C', 92, -1, 78, 0, 62, -4],
  ['C', 42, -8, 20, 0, 0, 0],
  ['C', -20, 0, -42, -8, -62, -4],
  ['C', -78, 0, -92, -1, -98, -13],
  ['C', -100, -17, -100, -21, -99, -26],
  ['Z'],
]

const filling = symmetric([
  ['M', 0, -114],
  ['C', 16, -98, 38, -68, 45, -42],
  ['C', 28, -32, 12, -33, 0, -33],
])

const seeds: Path = [
  [0, -94],
  [-9, -80],
  [10, -76],
  [-3, -66],
  [-20, -60],
  [20, -58],
  [4, -52],
  [-28, -44],
  [-10, -44],
  [30, -45],
  [14, -40],
].flatMap(([x = 0, y = 0], i) =>
  transformPath(leafPath({ x: -3, y: 0, angle: 0, length: 7, width: 3 }), placement(x, y, i)),
)
