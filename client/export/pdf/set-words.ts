import type { FaceId } from '#shared/text/face.ts'
import type { FontTables } from '#shared/text/font-table.ts'
import { layoutText, type TextLayout } from '#shared/text/layout-text.ts'
import { type PlacedLine, placeLine } from '#shared/text/line.ts'

export interface WordsBox {
  /** pt. */
  width: number
  height: number
  /** pt; both ends inclusive. A text that is too long for the box is set smaller. */
  sizes: { min: number; max: number }
  maxLines: number
  /** The growth of the type that is worth one more line. Default: that of `layoutText`. */
  lineGain?: number
  faces: readonly FaceId[]
  tables: FontTables
}

const leading = 1.4

/**
 * Words in the middle of a box, as large as it allows; pt from its top left corner, y downwards.
 *
 * @example setWords('Mazel tov', box).map(({ text }) => text) // ['Mazel tov']
 */
export function setWords(text: string, box: WordsBox): PlacedLine[] {
  const { width, height } = box
  const { lines, sizePx } = fitted(text, box)
  // The middle of the letters is about a third of their size above the baseline.
  const first = (height - (lines.length - 1) * sizePx * leading) / 2 + 0.33 * sizePx
  return lines.map((line, i) => {
    const x = (width - line.ink.width) / 2 - line.ink.x
    return placeLine(line, { field: 'words', x, baseline: first + i * sizePx * leading })
  })
}

/** Far below what can be read: whatever is typed fits its box at this size. */
const smallest = 0.5

function fitted(text: string, { width, height, sizes, ...style }: WordsBox): TextLayout {
  for (let max = sizes.max; ; max *= 0.95) {
    const range = { min: Math.min(sizes.min, max), max }
    const laid = layoutText(text, { ...style, sizes: range }, width)
    const fits = laid.fits && laid.lines.length * laid.sizePx * leading <= height
    if (fits || max < smallest) return laid
  }
}
