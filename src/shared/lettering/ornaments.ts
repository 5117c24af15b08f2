import type { Path, Point, Segment } from '../art/path.ts'
import { edgesOf } from './edge.ts'

/** Leaves along the strokes of letters, in layers that lie over each other. */
export function growLeaves(letters: readonly Path[], layers: number): Path[] {
  const grown: Segment[][] = Array.from({ length: layers }, () => [])
  let count = 0
  for (const contour of letters.flatMap(edgesOf)) {
    for (let i = 0; i < contour.length; i += 4) {
      const point = contour[i]
      const next = contour[(i + 1) % contour.length]
      if (!point || !next || point.room < 24) continue
      count++
      const length = Math.min(104, 34 + point.room * 1.25)
      // From the middle of the stroke, along it and a little outwards.
      const root = {
        x: point.x + point.inX * point.room * 0.9,
        y: point.y + point.inY * point.room * 0.9,
      }
      const along = Math.atan2(-point.inX, point.inY)
      const out = Math.atan2(-point.inY, -point.inX)
      const turn = Math.atan2(Math.sin(out - along), Math.cos(out - along))
      const angle = along + turn * (0.3 + 0.1 * ((count * 7) % 3))
      grown[(count * 5) % layers]?.push(...leaf(root, angle, length, length * 0.42))
    }
  }
  return grown
}

/** A pointed leaf from its root. */
function leaf({ x, y }: Point, angle: number, length: number, width: number): Segment[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (u: number, v: number): [number, number] => [
    x + u * cos - v * sin,
    y + u * sin + v * cos,
  ]
  const tip = at(length, width * 0.1)
  return [
    ['M', x, y],
    ['C', ...at(length * 0.25, -width * 0.75), ...at(length * 0.7, -width * 0.6), ...tip],
    ['C', ...at(length * 0.62, width * 0.65), ...at(length * 0.2, width * 0.55), x, y],
    ['Z'],
  ]
}

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
