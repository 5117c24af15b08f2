import { ellipsePath, mirrored, type Path, rectPath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A brass lantern of six panes under a tall cap, with a burning candle. */
export function lantern(): Motif {
  return {
    name: 'lantern',
    width: 96,
    height: 200,
    parts: [
      { as: 'line', path: ellipsePath(0, -189, 11, 11), material: 'gold', width: 4 },
      { as: 'body', path: panes, material: 'paper', tone: 'light' },
      { as: 'body', path: candle, material: 'paper' },
      { as: 'body', path: flame, material: 'flame' },
      { as: 'body', path: mirrored(bar), material: 'gold' },
      { as: 'body', path: cap, material: 'gold' },
      { as: 'body', path: base, material: 'gold' },
      { as: 'detail', path: piercings, material: 'ink' },
      { as: 'line', path: seams, material: 'gold', tone: 'dark', width: 1.6 },
    ],
  }
}

const panes: Path = [['M', -36, -122], ['L', 36, -122], ['L', 28, -26], ['L', -28, -26], ['Z']]

const candle: Path = rectPath(-8, -62, 16, 38)

const flame: Path = [
  ['M', 1, -108],
  ['C', 3, -96, 11, -90, 11, -78],
  ['C', 11, -68, 6, -63, 0, -63],
  ['C', -6, -63, -11, -68, -11, -78],
  ['C', -11, -90, -1, -97, 1, -108],
  ['Z'],
]

/** An outer and an inner bar between the panes. */
const bar: Path = [
  ['M', 40, -124],
  ['L', 33.6, -124],
  ['L', 25.6, -22],
  ['L', 32, -22],
  ['Z'],
  ['M', 17, -124],
  ['L', 13, -124],
  ['L', 10, -22],
  ['L', 14, -22],
  ['Z'],
]

const cap: Path = [
  ['M', -48, -122],
  ['C', -46, -128, -40, -130, -36, -132],
  ['C', -30, -146, -16, -154, -10, -168],
  ['C', -9, -174, -6, -178, 0, -178],
  ['C', 6, -178, 9, -174, 10, -168],
  ['C', 16, -154, 30, -146, 36, -132],
  ['C', 40, -130, 46, -128, 48, -122],
  ['C', 30, -116, -30, -116, -48, -122],
  ['Z'],
]

const base: Path = [
  ['M', -34, -28],
  ['C', -20, -24, 20, -24, 34, -28],
  ['L', 36, -18],
  ['C', 40, -14, 44, -10, 46, -4],
  ['C', 30, 1.4, -30, 1.4, -46, -4],
  ['C', -44, -10, -40, -14, -36, -18],
  ['Z'],
]

const piercings: Path = [...ellipsePath(0, -144, 4, 6), ...mirrored(ellipsePath(15, -140, 3, 5))]

const seams: Path = [
  ['M', -36, -131],
  ['Q', 0, -124, 36, -131],
  ['M', -10, -168],
  ['Q', 0, -165, 10, -168],
  ['M', -36, -17],
  ['Q', 0, -11, 36, -17],
]
