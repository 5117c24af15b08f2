import { type Path, type Point, placement, type Segment, transformPath } from '../path.ts'
import { flatten, levelSpans } from '../polygon.ts'
import { between, type Random } from '../random.ts'

/** A cut of the gouge: pointed at both ends, widest before its middle. */
export function cutPath(from: Point, to: Point, width: number): Segment[] {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const length = Math.hypot(dx, dy) || 1
  const side = { x: (-dy / length) * width, y: (dx / length) * width }
  const belly = { x: from.x + dx * 0.45, y: from.y + dy * 0.45 }
  return [
    ['M', from.x, from.y],
    ['Q', belly.x + side.x, belly.y + side.y, to.x, to.y],
    ['Q', belly.x - side.x, belly.y - side.y, from.x, from.y],
    ['Z'],
  ]
}

export interface Hatching {
  /** Direction of the cuts, radians. */
  angle: number
  /** Distance between two cuts, px. */
  pitch: number
  width: number
  /** The share of each span that is cut, from its shaded end: 1 is all of it. */
  share: number
}

/** Parallel cuts that end at the outline, slightly uneven. */
export function hatch(outline: Path, cuts: Hatching, random: Random): Path {
  const { angle, pitch, width, share } = cuts
  const polygons = flatten(transformPath(outline, placement(0, 0, -angle)))
  const ys = polygons.flat().map(({ y }) => y)
  const path: Segment[] = []
  for (let y = Math.min(...ys) + pitch / 2; y < Math.max(...ys); y += pitch) {
    const level = y + between(random, -0.12, 0.12) * pitch
    for (const [start, end] of levelSpans(polygons, level)) {
      const reach = (end - start) * share * (share < 1 ? between(random, 0.7, 1.15) : 1)
      if (reach < pitch * 0.7) continue
      path.push(...cutPath({ x: end - 1, y: level }, { x: end - reach, y: level }, width))
    }
  }
  return transformPath(path, placement(0, 0, angle))
}
