import type { CardLayout, CardLine } from './layout-card.ts'

/**
 * One painting of a line's letters: a hex colour or `url(#id)`, and its shift right and down, px.
 */
export interface LinePaint {
  fill: string
  shiftPx: number
}

/**
 * Shift of the dark copy under foil letters, right and down, in u. It separates their light edges
 * from the ground.
 */
const reliefOffset = 3.5

/**
 * The paints of a line, lowest first: foil letters lie on a dark copy of themselves.
 *
 * @example linePaints(line, layout) // [{ fill: '#fff4d2', shiftPx: 0 }]
 */
export function linePaints(line: CardLine, { size, palette }: CardLayout): LinePaint[] {
  const letters = { fill: line.fill ?? palette.ink[line.role], shiftPx: 0 }
  if (!letters.fill.startsWith('url(')) return [letters]
  const offset = reliefOffset * Math.min(size.widthPx / 1080, size.heightPx / 1350)
  const fill = palette.colours.shadow ?? palette.ground
  return [{ fill, shiftPx: Math.round(offset * 100) / 100 }, letters]
}
