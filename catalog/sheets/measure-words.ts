import type { CardDesign } from '#shared/card.ts'
import type { Format } from '#shared/format.ts'
import { layOut } from '../pictures/draw-card.ts'

/** How the words of a card fill its page and the frame that its art leaves free, from 0 to 1. */
export interface WordShares {
  /** The widest line, of the width of the page. */
  ofPage: number
  /** The frame, of the width of the page. */
  frame: number
  /** The widest line, of the width of the frame. */
  across: number
  /** From the top of the first line to the foot of the last, of the height of the frame. */
  down: number
}

/**
 * Measures a card in its own words. Lines on an arch and the small line at the top do not count:
 * they are not in the frame.
 */
export async function measureWords(design: CardDesign, format: Format): Promise<WordShares> {
  const { lines, textBox, size } = await layOut(design, { values: {}, format, header: false })
  const inks = lines.flatMap(({ ink, onArch }) => (onArch ? [] : [ink]))
  const widest = Math.max(0, ...inks.map(({ width }) => width))
  const top = Math.min(...inks.map(({ y }) => y))
  const foot = Math.max(...inks.map(({ y, height }) => y + height))
  return {
    ofPage: widest / size.widthPx,
    frame: textBox.width / size.widthPx,
    across: widest / textBox.width,
    down: Math.max(0, foot - top) / textBox.height,
  }
}

/** The widest line at the status format, as the median and the narrowest of some designs, percent. */
export async function countWidths(designs: readonly CardDesign[]) {
  const shares: number[] = []
  for (const design of designs) {
    if (design.formats.includes('status')) {
      shares.push((await measureWords(design, 'status')).ofPage)
    }
  }
  const sorted = shares.sort((a, b) => a - b)
  const percent = (share = 0) => Math.round(100 * share)
  return {
    'width % at status': `${percent(sorted[sorted.length >> 1])} / ${percent(sorted[0])}`,
    'under 70 %': sorted.filter((share) => share < 0.7).length,
  }
}
