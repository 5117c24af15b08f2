import { type Profile, turnedPath } from '../../lathe.ts'
import { circlePath, ellipsePath, mirrored, mirrorPath, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

const glass: Profile = [
  [-192, 44, 'corner'],
  [-160, 48],
  [-124, 44],
  [-98, 26],
  [-84, 7, 'corner'],
  [-60, 4.6],
  [-24, 5],
  [-13, 14],
  [-8, 38, 'corner'],
  [-5, 40, 'corner'],
  [0, 34, 'corner'],
]

/** The chosson's glass, a white cloth wrapped around its bowl. */
export function wrappedGlass(): Motif {
  return {
    name: 'wrapped-glass',
    width: 114,
    height: 200,
    parts: [
      {
        as: 'body',
        path: [...turnedPath(glass), ...ellipsePath(0, -192, 44, 8), ...ellipsePath(0, -5, 40, 5)],
        material: 'metal',
      },
      { as: 'detail', path: ellipsePath(0, -191, 38, 5), material: 'metal', tone: 'dark' },
      { as: 'body', path: tails, material: 'paper', tone: 'dark' },
      { as: 'body', path: cloth, material: 'paper' },
      { as: 'body', path: shade, material: 'paper', tone: 'dark' },
      { as: 'line', path: folds, material: 'ink', width: 1.5 },
      { as: 'body', path: ribbon, material: 'gold' },
      { as: 'detail', path: eyes, material: 'gold', tone: 'dark' },
      { as: 'body', path: circlePath(0, -126, 7), material: 'gold', tone: 'light' },
    ],
  }
}

/** Folded over at the top, tied under the ribbon, gathered below the bowl. */
const cloth: Path = [
  ['M', -53, -176],
  ['C', -34, -166, -16, -166, 0, -171],
  ['C', 16, -176, 36, -178, 53, -172],
  ['C', 57, -158, 56, -146, 51, -134],
  ['C', 53, -122, 50, -108, 38, -94],
  ['C', 30, -84, 18, -76, 10, -66],
  ['L', -10, -66],
  ['C', -18, -76, -30, -84, -38, -94],
  ['C', -50, -108, -53, -122, -51, -134],
  ['C', -56, -146, -57, -160, -53, -176],
  ['Z'],
]

const shade: Path = [
  ['M', 26, -176],
  ['C', 36, -176, 45, -175, 53, -172],
  ['C', 57, -158, 56, -146, 51, -134],
  ['C', 53, -122, 50, -108, 38, -94],
  ['C', 30, -84, 18, -76, 10, -66],
  ['L', 2, -66],
  ['C', 22, -96, 32, -136, 26, -176],
  ['Z'],
]

/** The corners of the cloth under its gather. */
const tails: Path = mirrored([
  ['M', 0, -72],
  ['L', 10, -72],
  ['C', 22, -64, 36, -56, 52, -52],
  ['C', 44, -48, 38, -42, 34, -32],
  ['C', 26, -42, 18, -44, 12, -38],
  ['L', 0, -50],
  ['Z'],
])

const rightFolds: Path = [
  ['M', 6, -74],
  ['C', 16, -90, 24, -104, 26, -118],
  ['M', 30, -138],
  ['C', 34, -150, 34, -160, 32, -168],
  ['M', 14, -138],
  ['C', 16, -148, 16, -156, 14, -164],
]
const folds: Path = [...rightFolds, ...mirrorPath(rightFolds, 0)]

const ribbon: Path = [
  ['M', -51, -132],
  ['Q', 0, -118, 51, -132],
  ['L', 51, -124],
  ['Q', 0, -109, -51, -124],
  ['Z'],
  ...mirrored([
    ['M', 0, -125],
    ['C', 10, -146, 42, -150, 42, -133],
    ['C', 42, -117, 14, -113, 0, -125],
    ['Z'],
  ]),
  ...mirrored([
    ['M', 0, -126],
    ['C', 10, -116, 18, -104, 32, -94],
    ['L', 22, -93],
    ['L', 20, -83],
    ['C', 10, -96, 3, -110, 0, -126],
    ['Z'],
  ]),
]

const eyes: Path = mirrored([
  ['M', 12, -128],
  ['C', 20, -138, 33, -140, 33, -133],
  ['C', 33, -125, 20, -122, 12, -128],
  ['Z'],
])
