import { type Path, transformPath } from '../art/path.ts'
import {
  extentOf,
  fitShare,
  fitText,
  floorSize,
  furtherLineGain,
  type PreparedText,
  prepareText,
  type TextLayout,
  type TextStyle,
} from '../text/layout-text.ts'
import type { LaidLine } from '../text/line.ts'
import { setLine } from '../text/set-line.ts'
import type { DrawnWords, Hand } from './hand.ts'
import { drawWords, inset } from './read-hand.ts'

type WordStyle = Omit<TextStyle, 'tables' | 'tracking'>

/**
 * Draws a text as large as its box allows, as `layoutText` sets it: as the title that the hand has
 * composed for it, else letter by letter.
 *
 * @param text normalised, of letters of the hand, spaces and line feeds
 * @param style its faces stay with the lines, for when they are set again
 * @example fitWords('מזל טוב', hand, { faces, sizes: { min: 40, max: 300 } }, 900).lines[0]?.drawn
 */
export function fitWords(text: string, hand: Hand, style: WordStyle, widthPx: number): TextLayout {
  const forms = hand.titles.get(text.trim())
  return forms
    ? fitTitle(text.trim(), forms, style, widthPx)
    : fitLetters(text, hand, style, widthPx)
}

/** The form of two lines where its letters are enough larger, or the other is too small. */
function fitTitle(
  text: string,
  forms: readonly DrawnWords[],
  { faces, sizes, maxLines = 1, lineGain = furtherLineGain }: WordStyle,
  widthPx: number,
): TextLayout {
  const fitted = forms.slice(0, maxLines > 1 ? 2 : 1).map((drawn) => {
    const { left, right } = drawn.ink
    const largestPx = ((widthPx * fitShare) / (right - left)) * 1000
    return { drawn, largestPx, sizePx: Math.min(sizes.max, floorSize(largestPx)) }
  })
  const [single, double] = fitted
  if (!single) throw new RangeError(`title '${text}' has no form`)
  const gains = double && double.sizePx / single.sizePx
  const isBetter = gains && (gains >= lineGain || (single.sizePx < sizes.min && gains > 1))
  const { drawn, largestPx, sizePx } = isBetter ? double : single
  const size = Math.max(sizes.min, sizePx)
  return {
    sizePx: size,
    lines: [layWords(text, drawn, { faces, sizePx: size })],
    fits: largestPx >= sizes.min,
    missing: [],
  }
}

function fitLetters(text: string, hand: Hand, style: WordStyle, widthPx: number): TextLayout {
  const [face] = style.faces
  if (!face) throw new RangeError('style.faces must not be empty')
  // The hand takes the place of the first face.
  const inHand = { ...style, faces: [face], tables: { [face]: hand.table } }
  const { most = 1 } = hand.measure ?? {}
  const layout = fitNarrowed(prepareText(text, inHand), inHand, { hand, widthPx })
  return {
    ...layout,
    lines: layout.lines.map((line) => {
      const { direction } = line
      const clusters = [...line.text].map((letter) => ({ text: letter, face }))
      const set = setLine(clusters, { direction, tables: inHand.tables, tracking: 0 })
      const inReading = direction === 'rtl' ? set.clusters.toReversed() : set.clusters
      const letters = inReading.flatMap(({ text: letter, x }) => {
        const path = hand.letters[letter]
        return path ? [transformPath(path, [1, 0, 0, 1, x + inset, 0])] : []
      })
      const full = ((widthPx * fitShare) / line.sizePx) * 1000
      const widening = Math.min(most, full / extentOf(set))
      return layWords(line.text, drawWords(widened(letters, widening)), {
        faces: style.faces,
        sizePx: line.sizePx,
        width: extentOf(set) * widening,
        direction,
      })
    }),
  }
}

/** Letters are narrowed, but not where another line would leave them their width. */
const littleNarrowed = 0.92

function fitNarrowed(
  prepared: PreparedText,
  style: TextStyle,
  { hand, widthPx }: { hand: Hand; widthPx: number },
): TextLayout {
  if (!hand.measure) return fitText(prepared, style, widthPx)
  const layout = fitText(prepared, style, widthPx / littleNarrowed)
  const isDone = layout.sizePx >= style.sizes.max || layout.lines.length > 1
  return isDone && layout.fits ? layout : fitText(prepared, style, widthPx / hand.measure.least)
}

function widened(letters: readonly Path[], by: number): readonly Path[] {
  return by === 1 ? letters : letters.map((path) => transformPath(path, [by, 0, 0, 1, 0, 0]))
}

function layWords(
  text: string,
  drawn: DrawnWords,
  {
    faces,
    sizePx,
    width,
    direction = 'rtl',
  }: Pick<LaidLine, 'faces' | 'sizePx'> & Partial<Pick<LaidLine, 'direction'>> & { width?: number },
): LaidLine {
  const { left, right, top, bottom } = drawn.ink
  const px = (units: number) => Math.round(units * sizePx) / 1000
  return {
    text,
    direction,
    faces,
    sizePx,
    widthPx: px(width ?? right),
    ink: { x: px(left), y: px(top), width: px(right - left), height: px(bottom - top) },
    drawn,
  }
}
