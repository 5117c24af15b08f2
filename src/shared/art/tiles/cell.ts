import type { Art } from '../art.ts'
import type { Paint } from '../paints.ts'
import type { Path } from '../path.ts'
import type { Random } from '../random.ts'
import { shape } from '../shapes.ts'

/** The paints of one tile: its ground and matching colours. */
export interface Tints {
  ground: Paint
  /** The boldest colour on this ground, then the second and the third. */
  a: Paint
  b: Paint
  c: Paint
  /**
   * The colour inside the boldest figure: paper; if the figure itself is paper, the second or the
   * third.
   */
  inner: Paint
  heart: Paint
  paper: Paint
}

/** A tile in units, 100 to its shorter side. */
export interface Cell {
  width: number
  height: number
  /** One px of a plot 1080 wide. */
  grain: number
  tints: Tints
  random: Random
}

export type Shape = { path: Path; fill: Paint } | { path: Path; stroke: Paint; width: number }

/** The drawing on a tile: shapes from back to front, all within the tile's edge. */
export type Pattern = (cell: Cell) => Shape[]

/**
 * Draws a shape whose path is already in px.
 *
 * @param scale px per unit, for the width of strokes
 */
export function drawShape(drawn: Shape, path: Path, scale: number): Art {
  if ('fill' in drawn) return shape(path, { fill: drawn.fill })
  const width = Math.round(drawn.width * scale * 10) / 10
  return shape(path, {
    fill: 'none',
    stroke: drawn.stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })
}
