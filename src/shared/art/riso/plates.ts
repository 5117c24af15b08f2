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
