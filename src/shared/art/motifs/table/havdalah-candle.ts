import { turnedPath } from '../../lathe.ts'
import { ellipsePath, type Path, placement, transformPath } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A braided candle of two colours in a low brass holder, its wicks burning together. */
export function havdalahCandle(): Motif {
  return {
    name: 'havdalah-candle',
    width: 84,
    height: 200,
    parts: [
      { as: 'body', path: flame, material: 'flame' },
      { as: 'detail', path: heart, material: 'flame', tone: 'light' },
      ...Array.from({ length: turns }, (_, i) => strandParts(turns - 1 - i)).flat(),
      { as: 'body', path: holder, material: 'gold' },
      { as: 'line', path: rings, material: 'gold', tone: 'dark', width: 1.6 },
    ],
  }
}

const turns = 9

/** Where two strands cross, each is in front in turn. */
function strandParts(i: number): MotifPart[] {
  const y = -30 - i * 13.4
  const size = 1 - 0.036 * i
  const [rear, front] = i % 2 === 0 ? ([-1, 1] as const) : ([1, -1] as const)
  const lobe = (side: number): Path =>
    transformPath(ellipsePath(0, 0, 14.5, 8.6), placement(side * 6.4 * size, y, side * 0.72, size))
  const gleam = transformPath(
    ellipsePath(-3, -3.6, 7, 1.8),
    placement(front * 6.4 * size, y, front * 0.72, size),
  )
  return [
    { as: 'body', path: lobe(rear), material: 'paper', tone: 'dark' },
    { as: 'body', path: lobe(front), material: i % 2 === 0 ? 'cloth' : 'paper' },
    { as: 'detail', path: gleam, material: i % 2 === 0 ? 'cloth' : 'paper', tone: 'light' },
  ]
}

/** Three tongues joined, the middle one highest. */
const flame: Path = [
  ['M', 1, -200],
  ['C', 3, -186, 14, -180, 15.6, -168],
  ['C', 16, -163, 17, -160, 18, -156],
  ['C', 19, -144, 10, -138, 0, -138],
  ['C', -10, -138, -19, -144, -18, -157],
  ['C', -17, -163, -14, -166, -12, -172],
  ['C', -8, -182, -1, -188, 1, -200],
  ['Z'],
]

const heart: Path = [
  ['M', 0, -172],
  ['C', 2, -164, 9, -160, 9, -151],
  ['C', 9, -144, 5, -140, 0, -140],
  ['C', -5, -140, -9, -144, -9, -151],
  ['C', -9, -160, -2, -164, 0, -172],
  ['Z'],
]

const holder: Path = [
  ...turnedPath([
    [-34, 17, 'corner'],
    [-30, 15, 'corner'],
    [-20, 13],
    [-13, 9, 'corner'],
    [-10, 22],
    [-7, 40, 'corner'],
    [-3, 42, 'corner'],
    [0, 34, 'corner'],
  ]),
  ...ellipsePath(0, -34, 17, 3.4),
  ...ellipsePath(0, -3, 42, 4),
]

const rings: Path = [
  ['M', -14.4, -27],
  ['Q', 0, -23, 14.4, -27],
  ['M', -36, -7],
  ['Q', 0, -1, 36, -7],
]
