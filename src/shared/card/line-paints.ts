import { toPathData } from '../art/path-data.ts'
import { px } from '../art/px.ts'
import { paintMaterial } from '../lettering/paint-material.ts'
import { placedWords } from '../lettering/placed-words.ts'
import type { CardLayout, CardLine } from './layout-card.ts'

/**
 * One painting of a line's letters: a hex colour or `url(#id)`, and its shift right and down, px.
 */
export interface LinePaint {
  fill: string
  shiftPx: number
  /** Path data in page px; default: the outline of the line. */
  path?: string
}

/**
 * Shift of the dark copy under foil letters, right and down, in u. It separates their light edges
 * from the ground.
 */
const reliefOffset = 3.5

/**
 * The paints of a line, lowest first: foil letters lie on a dark copy of themselves, drawn words are
 * made of their material.
 *
 * @example linePaints(line, layout) // [{ fill: '#fff4d2', shiftPx: 0 }]
 */
export function linePaints(line: CardLine, { size, palette }: CardLayout): LinePaint[] {
  const fill = line.fill ?? palette.ink[line.role]
  if (line.drawn) return drawnPaints(line, fill, palette)
  const letters = { fill, shiftPx: 0 }
  if (!letters.fill.startsWith('url(')) return [letters]
  const offset = reliefOffset * Math.min(size.widthPx / 1080, size.heightPx / 1350)
  const shade = palette.colours.shadow ?? palette.ground
  return [{ fill: shade, shiftPx: Math.round(offset * 100) / 100 }, letters]
}

function drawnPaints(line: CardLine, fill: string, palette: CardLayout['palette']): LinePaint[] {
  const { drawn, material = 'ink', role } = line
  if (!drawn) return []
  const flat = line.fill ?? palette.contrast.stops?.[role] ?? palette.ink[role]
  return paintMaterial(material, drawn, { palette, fill, flat }).map((piece) => {
    const { x, y } = piece.shift ?? { x: 0, y: 0 }
    // Rounded as path data is, so that the same letters have the same data and pack to little.
    const place = {
      x: line.x + px((x * line.sizePx) / 1000),
      baseline: line.baseline + px((y * line.sizePx) / 1000),
      sizePx: line.sizePx,
    }
    const path = toPathData(placedWords(place, { letters: [piece.path] }))
    return { fill: piece.fill, shiftPx: 0, path }
  })
}
