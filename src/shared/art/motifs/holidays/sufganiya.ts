import { ellipsePath, type Path, placement, rectPath, transformPath } from '../../path.ts'
import type { Motif } from '../motif.ts'
import { symmetric } from '../outline.ts'

/** A Chanukah doughnut with its pale waist, sugar and a spoonful of jam. */
export function sufganiya(): Motif {
  return {
    name: 'sufganiya',
    width: 200,
    height: 152,
    parts: [
      { as: 'body', path: dough, material: 'bread' },
      { as: 'detail', path: foot, material: 'bread', tone: 'dark' },
      { as: 'detail', path: waist, material: 'bread', tone: 'light' },
      { as: 'detail', path: icing, material: 'paper' },
      { as: 'detail', path: jam, material: 'fruit' },
      { as: 'detail', path: gloss, material: 'fruit', tone: 'light' },
      { as: 'detail', path: sprinkles, material: 'fruit' },
    ],
  }
}

const dough = symmetric([
  ['M', 0, -132],
  ['C', 56, -132, 98, -106, 98, -74],
  ['C', 98, -66, 96, -60, 93, -55],
  ['C', 96, -50, 96, -44, 93, -38],
  ['C', 84, -14, 46, 0, 0, 0],
])

const waist: Path = [
  ['M', -93, -55],
  ['C', -60, -38, 60, -38, 93, -55],
  ['C', 96, -50, 96, -44, 93, -38],
  ['C', 60, -22, -60, -22, -93, -38],
  ['C', -96, -44, -96, -50, -93, -55],
  ['Z'],
]

const foot: Path = [
  ['M', -93, -38],
  ['C', -60, -22, 60, -22, 93, -38],
  ['C', 84, -14, 46, 0, 0, 0],
  ['C', -46, 0, -84, -14, -93, -38],
  ['Z'],
]

/** Sugar that has run down in tongues of different lengths. */
const icing: Path = [
  ['M', 0, -132],
  ['C', 54, -132, 94, -108, 97, -80],
  ['C', 92, -66, 80, -68, 72, -78],
  ['C', 66, -86, 58, -84, 55, -74],
  ['C', 52, -56, 36, -54, 32, -70],
  ['C', 28, -82, 18, -82, 14, -72],
  ['C', 8, -54, -12, -52, -18, -70],
  ['C', -22, -80, -32, -82, -38, -74],
  ['C', -46, -60, -60, -62, -64, -76],
  ['C', -70, -86, -82, -70, -97, -80],
  ['C', -94, -108, -54, -132, 0, -132],
  ['Z'],
]

const jam = symmetric([
  ['M', 0, -151],
  ['C', 15, -151, 22, -143, 24, -136],
  ['C', 36, -132, 42, -124, 36, -116],
  ['C', 28, -106, 12, -104, 0, -104],
])

const gloss = transformPath(ellipsePath(0, 0, 9, 4), placement(-10, -138, -0.4))

const sprinkles: Path = [
  [-66, -100, 0.6],
  [-48, -88, 2.2],
  [-58, -112, 1.6],
  [54, -112, 0.3],
  [66, -96, 1.2],
  [48, -92, 2.4],
].flatMap(([x = 0, y = 0, turn = 0]) =>
  transformPath(rectPath(-5, -1.8, 10, 3.6), placement(x, y, turn)),
)
