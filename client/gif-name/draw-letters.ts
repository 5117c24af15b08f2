import type { NameLine } from '#shared/name-line.ts'
import type { PlacedLine } from '#shared/text/line.ts'
import type { Letters } from './put-name.ts'

interface Writing {
  line: PlacedLine
  /** Path data of the line. */
  outline: string
  /** Size of the picture, px. */
  size: { width: number; height: number }
}

/** Draws the outline of a line as pixels, in the colour of the name. */
export function drawLetters({ line, outline, size }: Writing, { colour }: NameLine): Letters {
  const box = wholePixels(line, size)
  const canvas = document.createElement('canvas')
  canvas.width = box.width
  canvas.height = box.height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser gives no canvas')
  context.translate(-box.x, -box.y)
  context.fill(new Path2D(outline))
  const { data } = context.getImageData(0, 0, box.width, box.height)
  return {
    ...box,
    cover: Uint8Array.from({ length: data.length / 4 }, (_, i) => data[4 * i + 3] ?? 0),
    colour: Number.parseInt(colour.slice(1), 16),
  }
}

/** The pixels that the ink touches, with one more on each side, inside the picture. */
function wholePixels({ ink }: PlacedLine, size: Writing['size']) {
  const x = Math.max(0, Math.floor(ink.x) - 1)
  const y = Math.max(0, Math.floor(ink.y) - 1)
  const right = Math.min(size.width, Math.ceil(ink.x + ink.width) + 1)
  const foot = Math.min(size.height, Math.ceil(ink.y + ink.height) + 1)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, foot - y) }
}
