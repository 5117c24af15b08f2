import { suezOne } from '../letters/suez-one.ts'
import { boundsOf, placement, rectPath, transformPath } from '../path.ts'
import type { Cell, Shape } from './cell.ts'
import { quarterDisc } from './geometry.ts'

/** The size of an alef, in the units of its outline: the letters of a word have one scale. */
const plain = { width: 600, height: 588 }

/** A letter of a house plate: its tile has a rim and quarter discs in its corners. */
export function letterTile({ width, height, tints }: Cell, letter: string): Shape[] {
  const found = suezOne[letter]
  if (!found) throw new RangeError(`no letter ${letter}`)
  const own = boundsOf(found.path)
  const scale = Math.min((0.76 * width) / plain.width, (0.72 * height) / plain.height)
  const x = width / 2 - (own.x + own.width / 2) * scale
  const y = height / 2 + (plain.height * scale) / 2
  const rim = (by: number) => [
    ...rectPath(by, by, width - 2 * by, height - 2 * by),
    ...rectPath(by + 1.6, by + 1.6, width - 2 * by - 3.2, height - 2 * by - 3.2, 'hole'),
  ]
  const corners = (reach: number) => [
    ...quarterDisc(0, 0, reach, 0),
    ...quarterDisc(width, 0, reach, 1),
    ...quarterDisc(width, height, reach, 2),
    ...quarterDisc(0, height, reach, 3),
  ]
  return [
    { path: rim(5), fill: tints.b },
    { path: corners(15), fill: tints.b },
    { path: corners(8), fill: tints.ground },
    { path: transformPath(found.path, placement(x, y, 0, scale)), fill: tints.a },
  ]
}
