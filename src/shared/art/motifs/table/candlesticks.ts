import { type Profile, turnedPath } from '../../lathe.ts'
import {
  ellipsePath,
  mirrored,
  mirrorPath,
  type Path,
  placement,
  rectPath,
  transformPath,
} from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** From the axis of the pair to each stick. */
const apart = 47

const profile: Profile = [
  [-118, 17, 'corner'],
  [-113, 17],
  [-108, 10, 'corner'],
  [-105, 9],
  [-97, 13],
  [-88, 8, 'corner'],
  [-88, 13, 'corner'],
  [-84, 13, 'corner'],
  [-84, 6, 'corner'],
  [-76, 8],
  [-64, 15],
  [-55, 14],
  [-44, 6, 'corner'],
  [-44, 11, 'corner'],
  [-40, 11, 'corner'],
  [-40, 5, 'corner'],
  [-33, 8],
  [-28, 12],
  [-23, 7, 'corner'],
  [-21, 9],
  [-15, 21],
  [-10, 29, 'corner'],
  [-6, 31, 'corner'],
  [0, 26, 'corner'],
]

/** Two identical brass candlesticks with lit candles. */
export function candlesticks(): Motif {
  const stick = stickParts()
  const places = [-apart, apart].map((x) => placement(x, 0))
  return {
    name: 'candlesticks',
    width: 2 * (apart + 31),
    height: 200,
    parts: stick.map((part) => ({
      ...part,
      path: places.flatMap((place) => transformPath(part.path, place)),
    })),
  }
}

/** One candlestick with its candle lit: a girl's first. */
export function candlestick(): Motif {
  return { name: 'candlestick', width: 62, height: 200, parts: stickParts() }
}

function stickParts(): MotifPart[] {
  return [
    { as: 'body', path: rectPath(-6, -166, 12, 50), material: 'paper' },
    { as: 'body', path: rectPath(1.5, -166, 4.5, 48), material: 'paper', tone: 'dark' },
    { as: 'body', path: flamePath(1), material: 'flame' },
    { as: 'detail', path: flamePath(0.46), material: 'flame', tone: 'light' },
    {
      as: 'body',
      path: [
        ...turnedPath(profile),
        ...ellipsePath(0, -118, 17, 3.4),
        ...ellipsePath(0, -6, 31, 4.4),
      ],
      material: 'gold',
    },
    { as: 'body', path: shade, material: 'gold', tone: 'dark' },
    { as: 'detail', path: flutes, material: 'gold', tone: 'dark' },
    { as: 'line', path: rings, material: 'gold', tone: 'dark', width: 1.4 },
  ]
}

/** A flame on its wick, its foot at the candle's top. */
function flamePath(size: number): Path {
  const half: Path = [
    ['M', 0, -200],
    ['C', 3, -190, 9.6, -184, 9.6, -176],
    ['C', 9.6, -169, 5, -166, 0, -166],
    ['C', -5, -166, -9.6, -169, -9.6, -176],
    ['C', -9.6, -184, -3, -190, 0, -200],
    ['Z'],
  ]
  return transformPath(half, placement(0, -169 * (1 - size), 0, size))
}

const shade: Path = [
  ['M', 6, -76],
  ['C', 10, -71, 15, -67, 14.6, -60],
  ['C', 14, -53, 9, -49, 6, -45],
  ['C', 8, -55, 8, -66, 6, -76],
  ['Z'],
  ['M', 9, -20],
  ['C', 16, -18, 23, -13, 28, -10],
  ['L', 30, -6],
  ['Q', 21, -3, 13, -2.4],
  ['C', 15, -9, 13, -15, 9, -20],
  ['Z'],
]

/** Gadroons round the belly of the stick. */
const flute: Path = [
  ['M', 6.6, -70],
  ['C', 10.4, -66, 10.4, -58, 6.6, -52],
  ['C', 5.6, -58, 5.6, -64, 6.6, -70],
  ['Z'],
]
const flutes: Path = [
  ...mirrored(flute),
  ['M', 0, -71],
  ['C', 3, -66, 3, -57, 0, -51],
  ['C', -3, -57, -3, -66, 0, -71],
  ['Z'],
]

const rightRings: Path = [
  ['M', 0, -95.6],
  ['Q', 8, -95.6, 12.6, -97.4],
  ['M', 0, -9],
  ['Q', 16, -9, 25, -12],
]
const rings: Path = [...rightRings, ...mirrorPath(rightRings, 0)]
