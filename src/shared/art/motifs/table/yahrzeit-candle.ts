import { ellipsePath, type Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A burning candle in its glass, made to last a day and a night. */
export function yahrzeitCandle(): Motif {
  return {
    name: 'yahrzeit-candle',
    width: 104,
    height: 200,
    parts: [
      { as: 'body', path: glass, material: 'metal', tone: 'light' },
      { as: 'detail', path: wax, material: 'paper' },
      { as: 'detail', path: waxShade, material: 'paper', tone: 'dark' },
      { as: 'detail', path: ellipsePath(0, -92, 46, 7), material: 'paper', tone: 'light' },
      { as: 'line', path: wick, material: 'ink', width: 3 },
      { as: 'body', path: flame, material: 'flame' },
      { as: 'detail', path: heart, material: 'flame', tone: 'light' },
      { as: 'detail', path: gleam, material: 'metal', tone: 'light' },
      { as: 'line', path: ellipsePath(0, -128, 51, 7.6), material: 'metal', width: 1.8 },
    ],
  }
}

/** Slightly wider at its rim, thick at its foot. */
const glass: Path = [
  ['M', -51, -128],
  ['C', -49, -86, -46, -40, -43, -10],
  ['C', -41, 3, 41, 3, 43, -10],
  ['C', 46, -40, 49, -86, 51, -128],
  ['C', 48, -138, -48, -138, -51, -128],
  ['Z'],
]

const wax: Path = [
  ['M', -46, -92],
  ['C', -44, -66, -42, -40, -39.4, -19],
  ['C', -37, -9, 37, -9, 39.4, -19],
  ['C', 42, -40, 44, -66, 46, -92],
  ['C', 40, -84, -40, -84, -46, -92],
  ['Z'],
]

const waxShade: Path = [
  ['M', 46, -92],
  ['C', 44, -66, 42, -40, 39.4, -19],
  ['C', 36, -14, 26, -12, 14, -11.6],
  ['C', 22, -34, 27, -62, 28, -87],
  ['Q', 42, -88, 46, -92],
  ['Z'],
]

const wick: Path = [
  ['M', 0, -91],
  ['Q', 1, -99, 0, -106],
]

const flame: Path = [
  ['M', 2, -200],
  ['C', 6, -176, 22, -158, 22, -132],
  ['C', 22, -112, 12, -101, 0, -101],
  ['C', -12, -101, -22, -112, -22, -132],
  ['C', -22, -156, -4, -174, 2, -200],
  ['Z'],
]

const heart: Path = [
  ['M', 1, -152],
  ['C', 3, -140, 10, -132, 10, -120],
  ['C', 10, -110, 6, -104, 0, -104],
  ['C', -6, -104, -10, -110, -10, -120],
  ['C', -10, -132, -2, -140, 1, -152],
  ['Z'],
]

const gleam: Path = [
  ['M', -44, -120],
  ['C', -42, -84, -40, -54, -36, -22],
  ['C', -32, -20, -30, -20, -28, -20],
  ['C', -33, -54, -36, -86, -37, -118],
  ['Q', -41, -120, -44, -120],
  ['Z'],
]
