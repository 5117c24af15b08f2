import type { Path, Segment } from '../path.ts'
import type { Opening } from './layout.ts'

/** The outline of an opening, grown by `offset` px. Its foot is a straight line. */
export function openingPath(opening: Opening, offset = 0): Path {
  const { cx, springY, rx, ry, footY } = opening
  const x = rx + offset
  const y = ry + offset
  const k = 0.5522847
  return [
    ['M', cx - x, footY],
    ['L', cx - x, springY],
    ['C', cx - x, springY - k * y, cx - k * x, springY - y, cx, springY - y],
    ['C', cx + k * x, springY - y, cx + x, springY - k * y, cx + x, springY],
    ['L', cx + x, footY],
    ['Z'],
  ]
}

/** The area between two offsets of an opening's outline. */
export function ringPath(opening: Opening, inner: number, outer: number): Path {
  const { cx, springY, rx, ry, footY } = opening
  const k = 0.5522847
  const [x, y] = [rx + inner, ry + inner]
  const back: Segment[] = [
    ['L', cx + x, footY],
    ['L', cx + x, springY],
    ['C', cx + x, springY - k * y, cx + k * x, springY - y, cx, springY - y],
    ['C', cx - k * x, springY - y, cx - x, springY - k * y, cx - x, springY],
    ['L', cx - x, footY],
    ['Z'],
  ]
  return [...openingPath(opening, outer).slice(0, -1), ...back]
}
