import { leafPath } from '../../foliage.ts'
import type { Path } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** An apple with its stalk and one leaf. */
export function apple(): Motif {
  return {
    name: 'apple',
    width: 164,
    height: 200,
    parts: [
      { as: 'body', path: fruit, material: 'fruit' },
      { as: 'detail', path: shaded, material: 'fruit', tone: 'dark' },
      { as: 'detail', path: gloss, material: 'fruit', tone: 'light' },
      { as: 'body', path: stalk, material: 'wood' },
      { as: 'body', path: leaf, material: 'leaf' },
      { as: 'line', path: vein, material: 'leaf', tone: 'dark', width: 2.4 },
    ],
  }
}

const fruit = symmetric([
  ['M', 0, -136],
  ['C', 14, -150, 34, -156, 52, -150],
  ['C', 76, -142, 84, -116, 82, -88],
  ['C', 79, -46, 56, -2, 30, 0],
  ['C', 18, 1, 12, -6, 0, -6],
])

const shaded: Path = [
  ['M', 52, -150],
  ['C', 76, -142, 84, -116, 82, -88],
  ['C', 79, -46, 56, -2, 30, 0],
  ['C', 18, 1, 12, -6, 0, -6],
  ['C', 44, -20, 74, -90, 52, -150],
  ['Z'],
]

const gloss: Path = [
  ['M', -50, -132],
  ['C', -66, -124, -70, -104, -65, -84],
  ['C', -62, -74, -54, -76, -55, -86],
  ['C', -57, -102, -52, -114, -43, -124],
  ['C', -38, -130, -43, -136, -50, -132],
  ['Z'],
]

const stalk: Path = [
  ['M', -5, -134],
  ['C', -5, -158, 0, -178, 12, -195],
  ['C', 15, -199, 22, -195, 20, -190],
  ['C', 10, -174, 5, -156, 5, -134],
  ['C', 2, -131, -2, -131, -5, -134],
  ['Z'],
]

const leaf = leafPath({ x: 6, y: -162, angle: -0.32, length: 66, width: 16, bend: 0.16 })

const vein: Path = [
  ['M', 10, -162],
  ['C', 26, -170, 38, -174, 52, -173],
]
