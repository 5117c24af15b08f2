import { leafPath } from '../../foliage.ts'
import { type Profile, turnedPath } from '../../lathe.ts'
import {
  circlePath,
  ellipsePath,
  mirrored,
  type Path,
  placement,
  rectPath,
  transformPath,
} from '../../path.ts'
import type { Motif } from '../motif.ts'

/** From the axis to each roller. */
const rollerX = 26

const finial: Profile = [
  [-200, 1],
  [-196, 3],
  [-192, 1.6, 'corner'],
  [-191, 5],
  [-186, 7],
  [-181, 4, 'corner'],
  [-180, 7, 'corner'],
  [-177, 7, 'corner'],
  [-177, 4, 'corner'],
  [-172, 9],
  [-166, 11],
  [-160, 6, 'corner'],
  [-160, 13, 'corner'],
  [-156, 13, 'corner'],
  [-156, 5, 'corner'],
  [-146, 5, 'corner'],
]

const handle: Profile = [
  [-30, 5, 'corner'],
  [-24, 5, 'corner'],
  [-24, 12, 'corner'],
  [-20, 12, 'corner'],
  [-20, 4.6],
  [-12, 6.4],
  [-6, 4, 'corner'],
  [-4, 5.4],
  [0, 1.4],
]

/** A sefer Torah in its mantle: two finials, a crown over a wreath, a fringe. */
export function seferTorah(): Motif {
  return {
    name: 'sefer-torah',
    width: 104,
    height: 200,
    parts: [
      { as: 'body', path: atRollers(turnedPath(handle)), material: 'wood' },
      { as: 'body', path: fringe(), material: 'gold', tone: 'dark' },
      { as: 'body', path: ellipsePath(0, -146, 44, 6), material: 'cloth', tone: 'light' },
      { as: 'body', path: atRollers(turnedPath(finial)), material: 'metal' },
      { as: 'body', path: mantle, material: 'cloth' },
      { as: 'body', path: folds, material: 'cloth', tone: 'dark' },
      { as: 'detail', path: [...crownPath, ...wreath(), ...band()], material: 'gold' },
      { as: 'line', path: braids, material: 'gold', width: 2 },
    ],
  }
}

function atRollers(path: Path): Path {
  return [-rollerX, rollerX].flatMap((x) => transformPath(path, placement(x, 0)))
}

const mantle: Path = [
  ['M', -44, -146],
  ['C', -48, -110, -46, -70, -52, -36],
  ['C', -30, -28, 30, -28, 52, -36],
  ['C', 46, -70, 48, -110, 44, -146],
  ['C', 30, -140, -30, -140, -44, -146],
  ['Z'],
]

const folds: Path = [
  ...mirrored([
    ['M', 40, -130],
    ['C', 38, -100, 38, -66, 41, -33],
    ['L', 48, -34.6],
    ['C', 43, -66, 43, -100, 40, -130],
    ['Z'],
  ]),
  ['M', 27, -110],
  ['C', 25, -84, 26, -60, 28, -31.4],
  ['L', 33, -32],
  ['C', 29, -60, 28, -84, 27, -110],
  ['Z'],
]

function fringe(): Path {
  return Array.from({ length: 23 }, (_, i) => {
    const x = (i - 11) * 4.55
    return rectPath(x - 1.5, -36 + 4 * (1 - (x / 52) ** 2), 3, 10)
  }).flat()
}

const crownPath: Path = [
  ['M', -20, -100],
  ['L', -24, -120],
  ['L', -13, -111],
  ['L', -9, -127],
  ['L', 0, -113],
  ['L', 9, -127],
  ['L', 13, -111],
  ['L', 24, -120],
  ['L', 20, -100],
  ['Q', 0, -95, -20, -100],
  ['Z'],
  ...mirrored(circlePath(25, -123, 2.6)),
  ...mirrored(circlePath(9, -130, 2.6)),
]

/** Two sprigs under the crown. */
function wreath(): Path {
  const branch = Array.from({ length: 6 }, (_, i) => {
    const angle = Math.PI / 2 - 0.2 - i * 0.34
    const [x, y] = [19 * Math.cos(angle), -76 + 17 * Math.sin(angle)]
    return [-0.6, 0.6].flatMap((turn) =>
      leafPath({ x, y, angle: angle - Math.PI / 2 + turn, length: 9.4, width: 2.4 }),
    )
  }).flat()
  return [...mirrored(branch), ...circlePath(0, -76, 6)]
}

/** Beads along the hem. */
function band(): Path {
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((i) =>
    circlePath(i * 10.6, -43.5 + 5 * (1 - (i / 4.6) ** 2), 2.4),
  )
}

const braids: Path = [
  ['M', -43.6, -139],
  ['Q', 0, -130, 43.6, -139],
  ['M', -49, -50],
  ['Q', 0, -41, 49, -50],
]
