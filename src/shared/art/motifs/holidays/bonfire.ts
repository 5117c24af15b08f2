import { ellipsePath, type Path, placement, transformPath } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Logs that lean together, with the fire between them. */
export function bonfire(): Motif {
  return {
    name: 'bonfire',
    width: 150,
    height: 200,
    parts: [
      ...rear.flatMap(logParts),
      { as: 'body', path: blaze, material: 'flame' },
      { as: 'detail', path: inner, material: 'flame', tone: 'light' },
      { as: 'detail', path: heart, material: 'paper', tone: 'light' },
      ...front.flatMap(logParts),
    ],
  }
}

interface Log {
  x: number
  y: number
  turn: number
  length: number
}

const rear: readonly Log[] = [
  { x: -24, y: -30, turn: -0.5, length: 96 },
  { x: 24, y: -30, turn: Math.PI + 0.5, length: 96 },
]

const front: readonly Log[] = [
  { x: 4, y: -22, turn: 0.16, length: 132 },
  { x: -4, y: -24, turn: Math.PI - 0.2, length: 126 },
]

/** A log around its middle: bark, a lit upper side, and rings on the end in view. */
function logParts({ x, y, turn, length }: Log): MotifPart[] {
  const at = (path: Path) => transformPath(path, placement(x, y, turn))
  const end = length / 2
  const bark: Path = [
    ['M', -end, -8.6],
    ['C', -end / 2, -10, end / 2, -9, end, -10.4],
    ['L', end, 10.4],
    ['C', end / 2, 9.4, -end / 2, 9.6, -end, 8.6],
    ['C', -end - 6, 6, -end - 6, -6, -end, -8.6],
    ['Z'],
  ]
  const knots: Path = [
    ['M', -end + 16, 3],
    ['L', -end / 3, 2],
    ['M', -6, -3],
    ['L', end / 2, -4],
    ['M', end / 4, 4.4],
    ['L', end - 14, 4],
  ]
  return [
    { as: 'body', path: at(bark), material: 'wood', tone: 'dark' },
    { as: 'line', path: at(knots), material: 'wood', width: 1.8 },
    { as: 'body', path: at(ellipsePath(end, 0, 5.6, 10.4)), material: 'wood', tone: 'light' },
    { as: 'line', path: at(ellipsePath(end, 0, 2.8, 5.6)), material: 'wood', width: 1.3 },
  ]
}

/** Five tongues, the tallest a little left of the middle. */
const blaze: Path = [
  ['M', -8, -200],
  ['C', 6, -182, 24, -160, 22, -132],
  ['C', 30, -138, 34, -150, 32, -164],
  ['C', 48, -142, 54, -118, 48, -96],
  ['C', 53, -98, 57, -102, 59, -109],
  ['C', 68, -78, 56, -42, 38, -24],
  ['C', 26, -14, -26, -14, -38, -24],
  ['C', -58, -44, -68, -76, -57, -106],
  ['C', -55, -99, -51, -94, -46, -91],
  ['C', -54, -118, -46, -140, -36, -154],
  ['C', -37, -142, -34, -131, -28, -125],
  ['C', -30, -152, -4, -170, -8, -200],
  ['Z'],
]

const inner: Path = [
  ['M', -4, -150],
  ['C', 6, -134, 20, -118, 17, -94],
  ['C', 24, -98, 27, -106, 27, -114],
  ['C', 42, -84, 38, -48, 24, -28],
  ['C', 14, -19, -14, -19, -24, -28],
  ['C', -38, -46, -42, -76, -30, -104],
  ['C', -29, -96, -25, -90, -20, -86],
  ['C', -22, -110, -2, -126, -4, -150],
  ['Z'],
]

const heart: Path = [
  ['M', 0, -104],
  ['C', 4, -90, 16, -78, 15, -56],
  ['C', 14, -36, 8, -26, 0, -26],
  ['C', -9, -26, -16, -36, -16, -54],
  ['C', -15, -74, 0, -86, 0, -104],
  ['Z'],
]
