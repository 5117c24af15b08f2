import type { Path } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** The new moon's crescent in the west, lit from below on the right. */
export function moon(): Motif {
  return {
    name: 'moon',
    width: 174,
    height: 200,
    parts: [
      { as: 'body', path: crescent, material: 'gold', tone: 'light' },
      { as: 'detail', path: rim, material: 'paper', tone: 'light' },
    ],
  }
}

/** Between two circles, the horns up and to the left. */
const crescent: Path = [
  ['M', -2, -196],
  ['C', 46, -198, 85, -154, 85, -102],
  ['C', 85, -44, 40, 0, -14, 0],
  ['C', -48, 0, -74, -16, -88, -44],
  ['C', -64, -24, -30, -22, -2, -38],
  ['C', 50, -66, 52, -150, -2, -196],
  ['Z'],
]

/** The bright outer edge. */
const rim: Path = [
  ['M', 48, -172],
  ['C', 72, -152, 85, -126, 85, -102],
  ['C', 85, -50, 46, -4, -8, -1],
  ['C', 40, -12, 72, -54, 73, -100],
  ['C', 73, -128, 64, -152, 48, -172],
  ['Z'],
]
