import { leafPath } from '../../foliage.ts'
import { circlePath, mirrored, type Path, rectPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A window with a round top, open shutters, and a flower box below. */
export function window(): Motif {
  return {
    name: 'window',
    width: 184,
    height: 200,
    parts: [
      { as: 'body', path: surround, material: 'paper' },
      { as: 'detail', path: opening, material: 'ink' },
      { as: 'detail', path: dusk, material: 'ink', tone: 'light' },
      { as: 'line', path: joints, material: 'paper', tone: 'dark', width: 1.6 },
      { as: 'body', path: mirrored(shutter), material: 'wood' },
      { as: 'detail', path: mirrored(slats), material: 'wood', tone: 'dark' },
      { as: 'body', path: leaves, material: 'leaf' },
      { as: 'body', path: blossoms, material: 'flower' },
      { as: 'detail', path: hearts, material: 'gold', tone: 'light' },
      { as: 'body', path: box, material: 'clay' },
      { as: 'detail', path: rectPath(-62, -27, 124, 4), material: 'clay', tone: 'light' },
    ],
  }
}

const surround: Path = [
  ['M', -52, -20],
  ['L', -52, -148],
  ['C', -52, -177, -29, -200, 0, -200],
  ['C', 29, -200, 52, -177, 52, -148],
  ['L', 52, -20],
  ['Z'],
]

const opening: Path = [
  ['M', -37, -20],
  ['L', -37, -148],
  ['C', -37, -168, -20, -185, 0, -185],
  ['C', 20, -185, 37, -168, 37, -148],
  ['L', 37, -20],
  ['Z'],
]

/** The inside, on the side that the light reaches. */
const dusk: Path = [
  ['M', 37, -20],
  ['L', 37, -148],
  ['C', 37, -164, 27, -177, 13, -183],
  ['C', 22, -176, 27, -164, 27, -148],
  ['L', 27, -20],
  ['Z'],
]

const rightJoints: Path = [
  ['M', 37, -148],
  ['L', 52, -148],
  ['M', 32, -167],
  ['L', 45, -176],
  ['M', 17, -181],
  ['L', 24, -194],
]
const joints: Path = [
  ...rightJoints,
  ...rightJoints.map((segment): Path[number] =>
    segment[0] === 'Z' ? segment : ([segment[0], -Number(segment[1]), segment[2]] as Path[number]),
  ),
]

const shutter: Path = [
  ['M', 52, -26],
  ['L', 52, -150],
  ['C', 52, -164, 58, -176, 67, -182],
  ['C', 82, -172, 92, -158, 92, -142],
  ['L', 92, -20],
  ['Z'],
]

const slats: Path = Array.from({ length: 9 }, (_, i) => -146 + i * 13).flatMap(
  (y): Path => [['M', 58, y], ['L', 86, y + 2], ['L', 86, y + 7], ['L', 58, y + 5], ['Z']],
)

const box: Path = [['M', -64, -30], ['L', 64, -30], ['L', 58, 0], ['L', -58, 0], ['Z']]

const leaves: Path = Array.from({ length: 15 }, (_, i) => (i - 7) * 8).flatMap((x, i) =>
  [-0.7, 0.5].flatMap((lean) =>
    leafPath({
      x,
      y: -27,
      angle: -Math.PI / 2 + lean * (i % 2 === 0 ? 1 : -1),
      length: 22 + (i % 3) * 5,
      width: 5.4,
    }),
  ),
)

const spots = [-54, -38, -24, -8, 8, 24, 40, 54].map((x, i) => ({ x, y: -40 - (i % 3) * 8 }))

const blossoms: Path = spots.flatMap(({ x, y }) =>
  Array.from({ length: 5 }, (_, k) =>
    leafPath({ x, y, angle: (k * 2 * Math.PI) / 5 - Math.PI / 2, length: 10, width: 4.8 }),
  ).flat(),
)

const hearts: Path = spots.flatMap(({ x, y }) => circlePath(x, y, 2.4))
