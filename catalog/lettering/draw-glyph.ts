import type { Path, Point } from '../../src/shared/art/path.ts'
import { fitPolygon } from './fit-curves.ts'
import type { HandSource } from './hands.ts'
import { parseStroke, stretched } from './skeleton.ts'
import { sweepStrokes } from './sweep.ts'

/** A drawn letter: base line at y = 0, its ink from x = 0. */
export interface Glyph {
  path: Path
  /** Its outline as polygons, for measuring. */
  polygons: Point[][]
  width: number
}

/** The height of letters in the skeletons, and the em of a hand's outlines. */
const baseline = 600

/**
 * A letter of a hand.
 *
 * @param more by how much it is stretched
 * @param flag by how much a lamed's flag reaches beyond it
 * @throws RangeError when the hand has no such letter
 */
export function drawGlyph(hand: HandSource, letter: string, more = 0, flag = 0): Glyph {
  const skeleton = hand.skeletons[letter]
  if (!skeleton) throw new RangeError(`the hand has no '${letter}'`)
  const strokes = stretched(skeleton, more)
  if (flag > 0) strokes[0] = parseStroke(`${hand.mast}; ${flagKnots(flag)}`)
  const polygons = sweepStrokes(strokes, hand.nib)
  const left = Math.min(...polygons.flat().map(({ x }) => x))
  const moved = polygons.map((polygon) =>
    polygon.map(({ x, y }) => ({ x: x - left, y: y - baseline })),
  )
  const width = Math.max(...moved.flat().map(({ x }) => x))
  return { path: moved.flatMap(fitPolygon), polygons: moved, width }
}

/** A ribbon in the wind that ends as a hairline. */
function flagKnots(reach: number): string {
  return [
    `${Math.round(-0.16 * reach)},-296 w.62 d176`,
    `${Math.round(-0.46 * reach)},-262 w.4 d172`,
    `${Math.round(-0.78 * reach)},-292 w.3 d186`,
    `${-reach},-226 w.06 d140`,
  ].join('; ')
}
