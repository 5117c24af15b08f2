import type { Box, PartName } from '../family.ts'
import { partNameOf } from '../motifs/draw-parts.ts'
import { boundsOf, type Path, placement, transformPath } from '../path.ts'
import { flatten, type Polygon } from '../polygon.ts'
import { isStamp, plateShape } from './stamps.ts'

/** The drums; overprints of b with another have names. Of paper is what is left out of an ink. */
export type Ink = 'a' | 'b' | 'c' | 'paper'

/** One huge letter, thing or field in one ink. */
export interface Plate {
  /** Fields of ink have none: they stand still in films. */
  name?: PartName
  /** Default: by its place among the plates. */
  ink?: Ink
  path: Path
  polygons: readonly Polygon[]
  box: Box
}

export interface Fall {
  /** The letters or things, in reading order. */
  plates: readonly string[]
  /** How far each overlaps the one before, as a share of its width. */
  overlap: number
  /** How far each hangs below the one before, in letter heights. */
  fall: number
  /** The clockwise turn of each, radians; default none. */
  turns?: readonly number[]
  /** Their share of the picture's height, from the top; default all of it. */
  room?: number
}

/**
 * Lays the plates from the upper right to the lower left, as large as the box allows. In a box
 * higher than the plates they fall a little further; in a wide one, half as far.
 *
 * @param lean the part of the spare width that is on their right
 */
export function layPlates(
  { plates, overlap, fall, turns, room = 1 }: Fall,
  area: Box,
  lean = 0.4,
): Plate[] {
  const height = area.height * room
  const shapes = plates.map((name, i) => {
    return transformPath(plateShape(name), placement(0, 0, turns?.[i] ?? 0))
  })
  const boxes = shapes.map(boundsOf)
  const { lefts, width } = rowOf(boxes, overlap)
  const least = height > 0.7 * area.width ? fall : fall / 2
  const scale = Math.min(area.width / width, height / spanOf(boxes, least).height)
  const spare = height / scale - spanOf(boxes, least).height
  const step = fall === 0 ? 0 : least + Math.min(0.2, spare / Math.max(2, plates.length))
  const span = spanOf(boxes, step)
  const x = area.x + area.width - (area.width - width * scale) * lean
  const y = area.y + (height - span.height * scale) / 2 - span.top * scale
  return shapes.map((shape, i) => {
    const left = (lefts[i] ?? 0) - (boxes[i]?.x ?? 0)
    const path = transformPath(shape, placement(x + left * scale, y + step * i * scale, 0, scale))
    const name = isStamp(plates[i] ?? '') ? partNameOf(plates[i] ?? '') : 'letter'
    return { name, path, polygons: flatten(path, 6), box: boundsOf(path) }
  })
}

/** Left ends, measured from the right end of the first; each plate overlaps the one before. */
function rowOf(boxes: readonly Box[], overlap: number): { lefts: number[]; width: number } {
  const lefts: number[] = []
  let right = 0
  boxes.forEach(({ width }, i) => {
    lefts.push(right - width)
    right += overlap * Math.min(width, boxes[i + 1]?.width ?? 0) - width
  })
  return { lefts, width: -Math.min(...lefts) }
}

function spanOf(boxes: readonly Box[], step: number) {
  const top = Math.min(...boxes.map(({ y }, i) => y + step * i))
  const foot = Math.max(...boxes.map(({ y, height }, i) => y + height + step * i))
  return { top, height: foot - top }
}

/** A plate in the middle of a box, as large as the box allows. */
export function plateIn(name: string, box: Box, ink: Ink, turn = 0): Plate {
  const shape = transformPath(plateShape(name), placement(0, 0, turn))
  const own = boundsOf(shape)
  const scale = Math.min(box.width / own.width, box.height / own.height)
  const x = box.x + box.width / 2 - (own.x + own.width / 2) * scale
  const y = box.y + box.height / 2 - (own.y + own.height / 2) * scale
  const path = transformPath(shape, placement(x, y, 0, scale))
  return {
    name: isStamp(name) ? partNameOf(name) : 'letter',
    ink,
    path,
    polygons: flatten(path, 6),
    box: boundsOf(path),
  }
}

/**
 * A letter at the size of the others, in the middle of a box and hanging from its top: a yud stays
 * small.
 *
 * @param height of a plain letter, px
 */
export function letterIn(name: string, { x, y, width }: Box, height: number): Omit<Plate, 'ink'> {
  const shape = plateShape(name)
  const own = boundsOf(shape)
  const left = x + width / 2 - (own.x + own.width / 2) * height
  const path = transformPath(shape, placement(left, y + height, 0, height))
  return { name: 'letter', path, polygons: flatten(path, 6), box: boundsOf(path) }
}

/** The largest size at which every letter fits its box. */
export function letterHeight(names: readonly string[], boxes: readonly Box[]): number {
  const rooms = names.map((name, i) => {
    const { width, height } = boundsOf(plateShape(name))
    const box = boxes[i] ?? { width: 0, height: 0 }
    return Math.min(box.width / width, box.height / Math.max(1, height))
  })
  return Math.min(...rooms)
}
