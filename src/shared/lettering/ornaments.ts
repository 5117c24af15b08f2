import type { Path, Point, Segment } from '../art/path.ts'
import { edgesOf } from './edge.ts'

/** Slits along the middle of strokes, as a knife cuts them: lozenges and dots by turns. */
export function cutSlits(letters: readonly Path[]): Path {
  const slits: Segment[] = []
  const placed: (Point & { reach: number })[] = []
  let isLong = false
  for (const contour of letters.flatMap(edgesOf)) {
    for (const { x, y, inX, inY, room } of contour) {
      if (room < 26 || room > 62) continue
      const reach = isLong ? 40 : 10
      const middle = { x: x + inX * room, y: y + inY * room }
      const isNear = placed.some(
        (other) => Math.hypot(other.x - middle.x, other.y - middle.y) < other.reach + reach + 16,
      )
      if (isNear) continue
      placed.push({ ...middle, reach })
      const angle = Math.atan2(-inX, inY)
      slits.push(...lozenge(middle, angle, reach, isLong ? 11 : 9))
      isLong = !isLong
    }
  }
  return slits
}

function lozenge({ x, y }: Point, angle: number, long: number, wide: number): Segment[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): [number, number] => [
    x + u * cos - v * sin,
    y + u * sin + v * cos,
  ]
  return [
    ['M', ...at(-long, 0)],
    ['C', ...at(-long * 0.4, -wide), ...at(long * 0.4, -wide), ...at(long, 0)],
    ['C', ...at(long * 0.4, wide), ...at(-long * 0.4, wide), ...at(-long, 0)],
    ['Z'],
  ]
}
