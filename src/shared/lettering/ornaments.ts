import type { Path, Point, Segment } from '../art/path.ts'
import { type EdgePoint, edgesOf } from './edge.ts'

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

/** Leads across the strokes of letters, from edge to edge. */
export function cutAcross(letters: readonly Path[]): Path {
  const cuts: Segment[] = []
  for (const letter of letters) {
    const placed: Point[] = []
    for (const contour of edgesOf(letter)) {
      for (const [i, { x, y, inX, inY, room }] of contour.entries()) {
        if (room < 24 || room > 84 || !isSteady(contour, i)) continue
        const middle = { x: x + inX * room, y: y + inY * room }
        if (placed.some((other) => Math.hypot(other.x - middle.x, other.y - middle.y) < 215))
          continue
        placed.push(middle)
        cuts.push(...bar(middle, { x: inX, y: inY }, room + 6))
      }
    }
  }
  return cuts
}

/** Whether a stroke keeps its width here: neither a corner nor a joint. */
function isSteady(contour: readonly EdgePoint[], i: number): boolean {
  const { room, inX, inY } = contour[i] ?? { room: 0, inX: 0, inY: 0 }
  return [-3, -2, -1, 1, 2, 3].every((step) => {
    const near = contour.at((i + step) % contour.length)
    if (!near) return false
    const turns = near.inX * inX + near.inY * inY < 0.94
    return !turns && Math.abs(near.room - room) < 0.16 * room
  })
}

/** A bar across a stroke, round its middle. */
function bar({ x, y }: Point, along: Point, half: number): Segment[] {
  const wide = 6
  const at = (u: number, v: number): [number, number] => [
    x + along.x * u - along.y * v,
    y + along.y * u + along.x * v,
  ]
  return [
    ['M', ...at(-half, -wide)],
    ['L', ...at(half, -wide)],
    ['L', ...at(half, wide)],
    ['L', ...at(-half, wide)],
    ['Z'],
  ]
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
