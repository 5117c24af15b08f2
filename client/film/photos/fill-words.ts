import type { Box } from '#shared/art/family.ts'

const largestPx = 120
const leading = 1.2
/** The faces of the interface, which have Latin and Hebrew letters. */
const face = '"Frank Ruhl Libre", serif'

/** Fills words into the middle of a box, as large as fits on up to four lines. */
export async function fillWords(
  context: CanvasRenderingContext2D,
  words: string,
  box: Box,
): Promise<void> {
  const text = words.trim()
  if (text === '') return
  await document.fonts.load(`500 40px ${face}`, text)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.direction = isRightToLeft(text) ? 'rtl' : 'ltr'
  for (let sizePx = largestPx; ; sizePx -= 4) {
    context.font = `500 ${sizePx}px ${face}`
    const lines = breakLines(context, text, box.width)
    const heightPx = lines.length * sizePx * leading
    const fits = lines.every((line) => context.measureText(line).width <= box.width)
    if (sizePx > 28 && !(fits && lines.length <= 4 && heightPx <= box.height)) continue
    const top = box.y + (box.height - heightPx) / 2
    for (const [i, line] of lines.entries()) {
      context.fillText(line, box.x + box.width / 2, top + (i + 0.5) * sizePx * leading)
    }
    return
  }
}

function breakLines(context: CanvasRenderingContext2D, text: string, widthPx: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && context.measureText(longer).width <= widthPx) {
      lines[lines.length - 1] = longer
    } else lines.push(word)
  }
  return lines
}

/** By the first letter with a direction. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /\p{Script=Hebrew}/u.test(letter)
}
