import { leafPath } from '../../foliage.ts'
import { orient, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A pomegranate cut open to show its seeds, crown up. */
export function pomegranate(): Motif {
  return {
    name: 'pomegranate',
    width: 156,
    height: 200,
    parts: [
      { as: 'body', path: fruit, material: 'fruit' },
      { as: 'detail', path: shaded, material: 'fruit', tone: 'dark' },
      { as: 'detail', path: opening, material: 'paper' },
      { as: 'detail', path: seeds, material: 'wine' },
    ],
  }
}

const fruit = symmetric([
  ['M', 0, -198],
  ['C', 3, -186, 7, -180, 12, -174],
  ['C', 20, -178, 29, -185, 36, -196],
  ['C', 37, -178, 30, -162, 19, -150],
  ['C', 56, -142, 78, -112, 78, -74],
  ['C', 78, -30, 46, 0, 0, 0],
])

/** The side away from the light. */
const shaded: Path = [
  ['M', 36, -196],
  ['C', 37, -178, 30, -162, 19, -150],
  ['C', 56, -142, 78, -112, 78, -74],
  ['C', 78, -30, 46, 0, 0, 0],
  ['C', 30, -14, 52, -42, 50, -80],
  ['C', 49, -112, 34, -136, 8, -150],
  ['C', 20, -164, 28, -178, 36, -196],
  ['Z'],
]

/** Where the rind has split. */
const opening: Path = [
  ['M', -7, -136],
  ['C', -3, -128, 3, -127, 8, -134],
  ['C', 32, -118, 47, -94, 47, -68],
  ['C', 47, -42, 30, -22, 9, -15],
  ['C', 3, -19, -3, -19, -8, -15],
  ['C', -32, -26, -45, -48, -44, -74],
  ['C', -43, -98, -28, -120, -7, -136],
  ['Z'],
]

/** The middles of the seeds, in two chambers. */
const chambers = [
  ...([
    [-11, -112],
    [-24, -97],
    [-10, -92],
    [-32, -80],
    [-17, -76],
    [-32, -60],
    [-14, -57],
  ] as const),
  ...([
    [-25, -43],
    [-10, -38],
    [11, -114],
    [24, -101],
    [11, -95],
    [34, -84],
    [19, -80],
  ] as const),
  ...([
    [35, -65],
    [18, -61],
    [31, -47],
    [14, -42],
    [20, -28],
    [-15, -25],
  ] as const),
]

/** Each points away from the heart of the fruit. */
const seeds: Path = chambers.flatMap(([x, y]) => {
  const angle = Math.atan2(y + 68, x - 1)
  const base = { x: x - 10 * Math.cos(angle), y: y - 10 * Math.sin(angle) }
  return orient(leafPath({ ...base, angle, length: 20, width: 7.8 }), 'solid')
})
