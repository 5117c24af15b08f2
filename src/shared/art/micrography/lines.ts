import type { Point } from '../path.ts'
import { arc, beside, boxOf, type Line } from './forms.ts'

interface RowOptions {
  pitchPx: number
  /** How far rows bend down, px, at a place from -1 (left) to 1 (right). */
  bend?: (place: number) => number
  /** Clockwise turn of all rows, radians. */
  angle?: number
}

/** Rows across an outline, from the top down. */
export function rows(outline: Line, { pitchPx, bend = () => 0, angle = 0 }: RowOptions): Point[][] {
  const turn = (line: Line, by: number) => {
    const [cos, sin] = [Math.cos(by), Math.sin(by)]
    return line.map(({ x, y }) => ({ x: cos * x - sin * y, y: sin * x + cos * y }))
  }
  const { x, y, width, height } = boxOf(angle === 0 ? outline : turn(outline, -angle))
  const bends = [-1, -0.5, 0, 0.5, 1].map(bend)
  const [up, down] = [Math.min(...bends, 0), Math.max(...bends, 0)]
  const count = Math.max(1, Math.ceil((height + down - up) / pitchPx))
  const over = (count * pitchPx - (height + down - up)) / 2
  return Array.from({ length: count }, (_, row) => {
    const level = y - down - over + (row + 0.5) * pitchPx
    const steps = Math.max(2, Math.ceil(width / 10))
    const line = Array.from({ length: steps + 1 }, (_, step) => {
      const share = step / steps
      return { x: x + width * (1 - share), y: level + bend(1 - 2 * share) }
    })
    return angle === 0 ? line : turn(line, angle)
  })
}

/** Lines at equal distances along a spine, as many as its width has room for. */
export function strands(
  spine: Line,
  halfWidth: (share: number) => number,
  pitchPx: number,
): Point[][] {
  const widest = Math.max(...spine.map((_, i) => halfWidth(i / (spine.length - 1))))
  // With one in the middle, which stays where the band is narrow.
  const count = 2 * Math.floor((widest - pitchPx * 0.35) / pitchPx) + 1
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * pitchPx
    return beside(spine, () => off)
  })
}

/** Circles or arcs around a point, from the inside out. */
export function rings(
  centre: Point,
  {
    from,
    to,
    pitchPx,
    angles,
  }: { from: number; to: number; pitchPx: number; angles?: readonly [number, number] },
): Point[][] {
  const count = Math.max(0, Math.floor((to - from) / pitchPx) + 1)
  return Array.from({ length: count }, (_, i) => {
    const radius = from + i * pitchPx
    return arc(centre, [radius, radius], angles)
  })
}
