import { type Path, toPathData } from '../path.ts'
import type { Random } from '../random.ts'

/** The paints of one tile: its ground and what goes with it. */
export interface Tints {
  ground: string
  /** The boldest figure on this ground, then the second and the third. */
  a: string
  b: string
  c: string
  /** Paper within the boldest figure; where that is of paper, the second, or the third. */
  inner: string
  heart: string
  paper: string
}

/** A tile in units of which its shorter side has 100. */
export interface Cell {
  width: number
  height: number
  /** One px of a page 1080 wide. */
  grain: number
  tints: Tints
  random: Random
}

export type Shape = { path: Path; fill: string } | { path: Path; stroke: string; width: number }

/** What stands on a tile: figures from back to front, none of them over the tile's edge. */
export type Pattern = (cell: Cell) => Shape[]

/**
 * A shape as markup; its path is in px already.
 *
 * @param scale px a unit, for the width of strokes
 */
export function shapeTag(shape: Shape, path: Path, scale: number): string {
  if (path.length === 0) return ''
  if ('fill' in shape) return `<path d="${toPathData(path)}" fill="${shape.fill}"/>`
  const width = Math.round(shape.width * scale * 10) / 10
  return (
    `<path d="${toPathData(path)}" fill="none" stroke="${shape.stroke}" stroke-width="${width}"` +
    ' stroke-linecap="round" stroke-linejoin="round"/>'
  )
}
