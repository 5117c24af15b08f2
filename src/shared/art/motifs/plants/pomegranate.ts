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
      { as: 'detail', path: opening, material: 'flower', tone: 'light' },
      { as: 'detail', path: seeds, material: 'wine' },
      { as: 'body', path: leaf, material: 'leaf' },
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

const opening = symmetric([
  ['M', 0, -130],
  ['C', 22, -112, 38, -88, 37, -64],
  ['C', 36, -42, 20, -26, 0, -18],
])

const seeds: Path = [
  [0, -104],
  [-13, -84],
  [13, -84],
  [0, -66],
  [-22, -60],
  [22, -60],
  [-11, -44],
  [11, -44],
].flatMap(([x = 0, y = 0]) =>
  orient(leafPath({ x, y: y - 11, angle: Math.PI / 2, length: 20, width: 7.4 }), 'solid'),
)

const leaf = leafPath({ x: 8, y: -3, angle: 0.06, length: 70, width: 13, bend: -0.12 })
