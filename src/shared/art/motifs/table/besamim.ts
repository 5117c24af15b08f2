import { turnedPath } from '../../lathe.ts'
import { circlePath, ellipsePath, mirrored, type Path, rectPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A silver spice tower: a pierced box on a stem, a tall roof, and a pennant on its ball. */
export function besamim(): Motif {
  return {
    name: 'besamim',
    width: 78,
    height: 200,
    parts: [
      { as: 'body', path: pennant, material: 'gold' },
      { as: 'body', path: [...rectPath(-1.3, -192, 2.6, 30)], material: 'metal', tone: 'dark' },
      { as: 'body', path: mirrored(flag), material: 'gold' },
      { as: 'body', path: foot, material: 'metal' },
      { as: 'body', path: tower, material: 'metal' },
      { as: 'body', path: roof, material: 'metal' },
      { as: 'body', path: [...roofShade, ...boxShade], material: 'metal', tone: 'dark' },
      { as: 'body', path: circlePath(0, -163, 5), material: 'gold' },
      { as: 'detail', path: [...mirrored(opening), ...mirrored(slit)], material: 'ink' },
      { as: 'detail', path: scales, material: 'metal', tone: 'dark' },
      { as: 'body', path: [...band(-122), ...band(-73)], material: 'gold' },
      { as: 'line', path: rings, material: 'metal', tone: 'dark', width: 1.5 },
    ],
  }
}

const pennant: Path = [
  ['M', 1, -199],
  ['C', 9, -202, 14, -194, 24, -196],
  ['C', 20, -191, 22, -188, 25, -184],
  ['C', 15, -183, 9, -189, 1, -186],
  ['Z'],
]

/** One of the small flags at the corners of the box. */
const flag: Path = [
  ['M', 29, -122],
  ['L', 29, -140],
  ['L', 38, -136],
  ['L', 30.4, -131],
  ['L', 30.4, -122],
  ['Z'],
]

const foot: Path = [
  ...turnedPath([
    [-72, 26, 'corner'],
    [-66, 20],
    [-60, 9],
    [-54, 5, 'corner'],
    [-54, 8, 'corner'],
    [-50, 8, 'corner'],
    [-50, 4.6, 'corner'],
    [-44, 6],
    [-37, 12],
    [-29, 6, 'corner'],
    [-29, 9, 'corner'],
    [-25, 9, 'corner'],
    [-25, 5.6, 'corner'],
    [-17, 9],
    [-10, 26],
    [-7, 33, 'corner'],
    [-3, 34, 'corner'],
    [0, 28, 'corner'],
  ]),
  ...ellipsePath(0, -3, 34, 3.6),
]

const tower: Path = rectPath(-28, -120, 56, 48)

/** Hollow sides that rise to the ball. */
const roof: Path = [
  ['M', -32, -124],
  ['C', -18, -130, -7, -144, -3, -164],
  ['L', 3, -164],
  ['C', 7, -144, 18, -130, 32, -124],
  ['Z'],
]

const roofShade: Path = [
  ['M', 3, -160],
  ['C', 7, -144, 18, -130, 30, -124.6],
  ['L', 12, -124.6],
  ['C', 7, -136, 4, -148, 3, -160],
  ['Z'],
]

const boxShade: Path = rectPath(16, -118, 11, 44)

/** An arch on either side of the middle pier. */
const opening: Path = [
  ['M', 4, -79],
  ['L', 4, -100],
  ['C', 4, -110, 18, -110, 18, -100],
  ['L', 18, -79],
  ['Z'],
]

const slit: Path = [
  ['M', 22, -80],
  ['L', 22, -106],
  ['Q', 24, -110, 25.4, -106],
  ['L', 25.4, -80],
  ['Z'],
]

/** Rows of scales on the roof. */
const scales: Path = [
  [-131, 3, 7.6],
  [-140, 2, 6.6],
  [-149, 1, 5.4],
].flatMap(([y = 0, count = 0, pitch = 0]) =>
  Array.from({ length: 2 * count }, (_, i) => (i - count + 0.5) * pitch).flatMap(
    (x): Path => [['M', x - pitch * 0.36, y], ['Q', x, y + 6.4, x + pitch * 0.36, y], ['Z']],
  ),
)

function band(y: number): Path {
  return [['M', -33, y - 3], ['L', 33, y - 3], ['L', 31, y + 2], ['L', -31, y + 2], ['Z']]
}

const rings: Path = [
  ['M', -11.4, -38],
  ['Q', 0, -34, 11.4, -38],
  ['M', -24, -11],
  ['Q', 0, -6, 24, -11],
]
