import type { Box } from '#shared/art/family.ts'
import { breakLines, type Word } from '#shared/text/break-lines.ts'
import { isInName } from '#shared/text/name-spaces.ts'

const largestPx = 120
/** Smaller words would not be read in a film: they rather leave their box. */
const smallestPx = 28
const mostLines = 4
const leading = 1.2
/** Of the width of the box, so that no line touches what is beside it. */
const mostOfWidth = 0.95
const measuredPx = 100
/** The faces of the interface, which have Latin and Hebrew letters. */
const face = '"Frank Ruhl Libre", serif'
const fontOf = (sizePx: number) => `500 ${sizePx}px ${face}`

/**
 * Fills words into the middle of a box, as large as fits on up to four lines that differ least in
 * width. The words lie on a canvas, so its own fonts measure them, not the tables of cards.
 */
export async function fillWords(
  context: CanvasRenderingContext2D,
  words: string,
  box: Box,
): Promise<void> {
  const text = words.trim()
  if (text === '') return
  await document.fonts.load(fontOf(40), text)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  const pieces = piecesOf(text)
  const { sizePx, lines } = chooseLines(pieces, measure(context, pieces), box)
  context.font = fontOf(sizePx)
  const lineHeightPx = sizePx * leading
  const top = box.y + (box.height - lines.length * lineHeightPx) / 2
  for (const [i, line] of lines.entries()) {
    context.fillText(line, box.x + box.width / 2, top + (i + 0.5) * lineHeightPx)
  }
}

/** Parts of a text that stay on one line: its words, but a name with its title. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  let before = ''
  for (const word of text.split(/\s+/)) {
    if (isInName(before, word)) pieces.push(`${pieces.pop()} ${word}`)
    else pieces.push(word)
    before = word
  }
  return pieces
}

/** Where each piece is in a single line, em. */
function measure(context: CanvasRenderingContext2D, pieces: readonly string[]): Word[] {
  context.font = fontOf(measuredPx)
  const emOf = (text: string) => context.measureText(text).width / measuredPx
  const ends = pieces.map((_, i) => emOf(pieces.slice(0, i + 1).join(' ')))
  return ends.map((end, i) => ({ start: end - emOf(pieces[i] ?? ''), end }))
}

interface SetWords {
  sizePx: number
  lines: readonly string[]
}

/** The largest size on up to four lines, with the fewest lines of that size. */
function chooseLines(pieces: readonly string[], words: readonly Word[], box: Box): SetWords {
  let best: SetWords | undefined
  for (let count = 1; count <= pieces.length && (!best || count <= mostLines); count++) {
    const starts = [0, ...(breakLines(words, count, 0) ?? [])]
    const ends = starts.slice(1)
    const lines = ends.map((end, i) => pieces.slice(starts[i], end).join(' '))
    const widthsEm = ends.map((end, i) => widthOf(words.slice(starts[i], end)))
    const byWidthPx = (mostOfWidth * box.width) / Math.max(...widthsEm)
    const sizePx = Math.min(largestPx, byWidthPx, box.height / (count * leading))
    if (count <= mostLines && sizePx >= smallestPx) {
      if (!best || sizePx > best.sizePx) best = { sizePx, lines }
    } else if (!best && byWidthPx >= smallestPx) return { sizePx: smallestPx, lines }
  }
  return best ?? { sizePx: smallestPx, lines: pieces }
}

/** Of words on one line. */
function widthOf(words: readonly Word[]): number {
  return (words.at(-1)?.end ?? 0) - (words[0]?.start ?? 0)
}

/** By the first letter. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /\p{Script=Hebrew}/u.test(letter)
}
