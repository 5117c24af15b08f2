import { ellipsePath, type Point } from '../path.ts'
import { createRandom } from '../random.ts'
import { blotPath } from './brush.ts'
import { boxGradient, isClear, type Page, pathTag } from './page.ts'

export interface Wash {
  id: string
  tone: string
}

/**
 * A wash let run wet in wet behind the boughs: it has no edge.
 *
 * @param radius px across and down
 */
export function drawWash(page: Page, centre: Point, radius: Point, wash: Wash): string {
  if (!isClear(page, centre, Math.max(radius.x, radius.y) * 0.6)) return ''
  const id = `botanical-${wash.id}`
  const shape = ellipsePath(centre.x, centre.y, radius.x, radius.y)
  return (
    boxGradient(id, [
      [0, wash.tone, 0.3],
      [0.33, wash.tone, 0.2],
      [0.67, wash.tone, 0.08],
      [1, wash.tone, 0],
    ]) + pathTag(shape, { fill: `url(#${id})` })
  )
}

/** What fruit throws on the sheet it lies on. */
export function drawContact(page: Page, centre: Point, reach: number, id: string): string {
  const { shadow } = page.tones
  const random = createRandom(page.seed + 55)
  const shape = blotPath(centre, { x: reach, y: reach * 0.27 }, 0.06, random)
  return (
    boxGradient(`botanical-${id}c`, [
      [0, shadow, 0.55],
      [0.55, shadow, 0.28],
      [1, shadow, 0],
    ]) + pathTag(shape, { fill: `url(#botanical-${id}c)` })
  )
}
