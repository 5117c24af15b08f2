import { type Art, reference } from '../art.ts'
import type { Paint } from '../paints.ts'
import { ellipsePath, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { shape } from '../shapes.ts'
import { blotPath } from './brush.ts'
import { boxGradient, isClear, type Plot } from './plot.ts'

export interface Wash {
  id: string
  tone: Paint
}

/**
 * A wash that is painted wet in wet behind the boughs: it has no edge.
 *
 * @param radius px across and down
 */
export function drawWash(plot: Plot, centre: Point, radius: Point, wash: Wash): Art {
  if (!isClear(plot, centre, Math.max(radius.x, radius.y) * 0.6)) return []
  const id = `botanical-${wash.id}`
  const outline = ellipsePath(centre.x, centre.y, radius.x, radius.y)
  return [
    boxGradient(id, [
      [0, wash.tone, 0.3],
      [0.33, wash.tone, 0.2],
      [0.67, wash.tone, 0.08],
      [1, wash.tone, 0],
    ]),
    shape(outline, { fill: reference(id) }),
  ]
}

/** The shadow of a fruit on the sheet it lies on. */
export function drawContact(plot: Plot, centre: Point, reach: number, id: string): Art {
  const { shadow } = plot.tones
  const random = createRandom(plot.seed + 55)
  const outline = blotPath(centre, { x: reach, y: reach * 0.27 }, 0.06, random)
  return [
    boxGradient(`botanical-${id}c`, [
      [0, shadow, 0.55],
      [0.55, shadow, 0.28],
      [1, shadow, 0],
    ]),
    shape(outline, { fill: reference(`botanical-${id}c`) }),
  ]
}
