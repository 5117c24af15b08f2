import type { CardLayout, CardLine } from './layout-card.ts'

/** One painting of a line's letters: a hex colour or `url(#id)`, so many px right and down. */
export interface LinePaint {
  fill: string
  shiftPx: number
}

/** Under letters of foil, so that their light edges stand off the ground: right and down, in u. */
const reliefOffset = 3.5

/**
 * How a line is painted, lowest first: letters of foil stand on a dark copy of themselves.
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
