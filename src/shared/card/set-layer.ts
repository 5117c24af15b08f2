import type { FontTables } from '../text/font-table.ts'
import { layoutText, type TextLayout, type TextStyle } from '../text/layout-text.ts'
import type { CardProblem, FilledLayer } from './layout-card.ts'

/** Nothing is too small to be drawn; what is set below a layer's least size is reported. */
const smallestPx = 1

/** A layer's text at its size, with the lengths that stack it. All px. */
export interface Block extends FilledLayer {
  text: string
  laid: TextLayout
  /** From the baseline to the top of plain letters: Hebrew letters, or Latin capitals. */
  letterPx: number
  /** From baseline to baseline. */
  leadingPx: number
  /** From the top of the first line's letters to the last line's baseline. */
  heightPx: number
  problems: readonly CardProblem[]
}

export interface LayerSizes {
  minPx: number
  maxPx: number
}

/** Baseline to baseline in em: room for the lamed, and for the tails of final letters above it. */
const leading = { rtl: 1.12, ltr: 1.1 }

/** Sets one layer's text in a box of that width; smaller than `minPx` only where it must, with a problem. */
export function setLayer(
  filled: FilledLayer,
  { minPx, maxPx }: LayerSizes,
  { widthPx, tables }: { widthPx: number; tables: FontTables },
): Block {
  const { layer, text } = filled
  const { faces, maxLines, tracking } = layer
  const style = (min: number, max: number): TextStyle => ({
    faces,
    sizes: { min, max },
    maxLines,
    tracking,
    tables,
  })
  const wanted = layoutText(text, style(minPx, maxPx), widthPx)
  const laid = wanted.fits ? wanted : layoutText(text, style(smallestPx, minPx), widthPx)
  const direction = laid.lines[0]?.direction ?? 'ltr'
  const letterPx = laid.sizePx * letterHeight(filled, direction, tables)
  const leadingPx = laid.sizePx * leading[direction]
  return {
    ...filled,
    laid,
    letterPx,
    leadingPx,
    heightPx: letterPx + Math.max(0, laid.lines.length - 1) * leadingPx,
    problems: problemsOf(layer.field, wanted),
  }
}

/** What layout could not do for a field, in the words of a card. */
export function problemsOf(
  field: string,
  { fits, missing }: { fits: boolean; missing: readonly string[] },
): CardProblem[] {
  const problems: CardProblem[] = []
  if (!fits) problems.push({ kind: 'too-long', field })
  if (missing.length > 0) {
    problems.push({ kind: 'missing-glyph', field, characters: missing.join(' ') })
  }
  return problems
}

/**
 * The height of plain letters in em, by script and face, not by the letters typed: a card must not
 * jump because someone types a lamed.
 */
function letterHeight(
  { layer }: FilledLayer,
  direction: 'ltr' | 'rtl',
  tables: FontTables,
): number {
  const heights = layer.faces.map((face) => {
    const table = tables[face]
    return direction === 'rtl' ? table?.hebrewHeight : table?.capHeight
  })
  return (heights.find((height) => height) ?? 600) / 1000
}
