import type { Box } from '../family.ts'
import { boundsOf, type Path, placement, transformPath } from '../path.ts'
import { flatten, type Polygon } from '../polygon.ts'
import { plateShape } from './stamps.ts'

/** One giant letter or thing in one ink. */
export interface Plate {
  path: Path
  polygons: readonly Polygon[]
  box: Box
}

export interface Fall {
  /** What is printed, in reading order. */
  plates: readonly string[]
  /** How far each lies over the one before, as a share of its width. */
  overlap: number
  /** How far each hangs below the one before, in letter heights. */
  fall: number
  /** How far each is turned clockwise, radians; not at all by default. */
  turns?: readonly number[]
  /** The share of the picture's height that is theirs, from the top; all of it by default. */
  room?: number
}

/**
 * Lays the plates from the upper right to the lower left, as large as the box allows; where it is
 * higher than they are, they fall a little further.
 */
export function layPlates({ plates, overlap, fall, turns, room = 1 }: Fall, area: Box): Plate[] {
  const box = { ...area, height: area.height * room }
  const shapes = plates.map((name, i) => {
    return transformPath(plateShape(name), placement(0, 0, turns?.[i] ?? 0))
  })
  const boxes = shapes.map(boundsOf)
  let right = 0
  const lefts = boxes.map(({ width }, i) => {
    const left = right - width
    const next = boxes[i + 1]
    right = left + (next ? overlap * Math.min(width, next.width) : 0)
    return left
  })
  const widthOf = Math.max(...lefts.map((left) => -left))
  const heightAt = (step: number) => spanOf(boxes, step).height
  const scale = Math.min(box.width / widthOf, box.height / heightAt(fall))
  const spare = box.height / scale - heightAt(fall)
  const step = fall === 0 ? 0 : fall + Math.max(0, spare) / Math.max(2, plates.length)
  const { top, height } = spanOf(boxes, Math.min(step, fall + 0.2))
  const x = box.x + box.width - (box.width - widthOf * scale) * 0.4
  const y = box.y + (box.height - height * scale) / 2 - top * scale
  return shapes.map((shape, i) => {
    const from = boxes[i]
    const left = (lefts[i] ?? 0) - (from?.x ?? 0)
    const drop = Math.min(step, fall + 0.2) * i
    const path = transformPath(shape, [scale, 0, 0, scale, x + left * scale, y + drop * scale])
    return { path, polygons: flatten(path, 6), box: boundsOf(path) }
  })
}

function spanOf(boxes: readonly Box[], step: number) {
  const top = Math.min(...boxes.map(({ y }, i) => y + step * i))
  const foot = Math.max(...boxes.map(({ y, height }, i) => y + height + step * i))
  return { top, height: foot - top }
}
