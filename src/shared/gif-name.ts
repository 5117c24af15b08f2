import { cutToFit } from './card/cut-to-fit.ts'
import type { NameLine } from './name-line.ts'
import type { FontTables } from './text/font-table.ts'
import { layoutText } from './text/layout-text.ts'
import { type LaidLine, type PlacedLine, placeLine } from './text/line.ts'

/** The longest name that a field takes, in UTF-16 units. */
export const maxNameLength = 60

export interface GifName {
  /** In px of the picture; absent for a text without letters. */
  line: PlacedLine | undefined
  /** The text is too long at the smallest size: it ends in an ellipsis. */
  isCut: boolean
  /** Characters missing from all faces, each once; they are left out. */
  missing: readonly string[]
}

/**
 * Sets a name in its line of a GIF, as large as the line allows.
 *
 * @param tables of all faces of the line
 * @throws RangeError when a face has no table
 * @example setGifName('משפחת כהן', line, tables).line?.sizePx // 34
 */
export function setGifName(text: string, line: NameLine, tables: FontTables): GifName {
  const { faces, sizes, box } = line
  const oneLine = text.replace(/\s+/g, ' ').trim()
  const lay = (part: string) => layoutText(part, { faces, sizes, tables }, box.width)
  const whole = lay(oneLine)
  const [laid] = whole.fits ? whole.lines : cutToFit(oneLine, lay).lines
  return {
    line: laid && placeLine(laid, placeOf(laid, line)),
    isCut: !whole.fits,
    missing: whole.missing,
  }
}

/** Height of plain letters, em: Hebrew letters and Latin capitals of most faces. */
const letterHeight = 0.64

/** By the ink, not by the advance: alignment is visual. Small letters keep the middle of the line. */
function placeOf({ ink, sizePx }: LaidLine, { align, box, baseline, sizes }: NameLine) {
  const share = { left: 0, middle: 0.5, right: 1 }[align]
  return {
    field: 'name',
    x: round(box.x + (box.width - ink.width) * share - ink.x),
    baseline: round(baseline - ((sizes.max - sizePx) * letterHeight) / 2),
  }
}

function round(px: number): number {
  return Math.round(px * 100) / 100
}
