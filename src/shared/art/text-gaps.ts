import type { Box } from './family.ts'

/** What words leave free in their box: heights of free bands and the y of their middles. */
export interface TextGaps {
  /** Between line and line, from the top. */
  between: readonly Gap[]
  above: Gap
  below: Gap
}

export interface Gap {
  y: number
  room: number
  /** The height of the lower of the two lines beside it; 0 where there is but one. */
  line: number
}

/**
 * The free bands of a text box, or nothing while there are no words in it.
 *
 * @param reserved boxes of ink; those outside the text's box do not count
 * @example textGaps(box, [first, second])?.between[0]?.room // px between the two
 */
export function textGaps(text: Box, reserved: readonly Box[]): TextGaps | undefined {
  const lines = reserved
    .filter(({ x, y, width, height }) => holds(text, x + width / 2, y + height / 2))
    .sort((a, b) => a.y - b.y)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  const gap = (from: number, to: number, line = 0): Gap => {
    return { y: (from + to) / 2, room: to - from, line }
  }
  const between = lines.slice(1).map((line, i) => {
    const { y = 0, height = 0 } = lines[i] ?? {}
    return gap(y + height, line.y, Math.min(height, line.height))
  })
  return {
    between,
    above: gap(text.y, first.y),
    below: gap(last.y + last.height, text.y + text.height),
  }
}

function holds({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  return atX > x && atX < x + width && atY > y && atY < y + height
}
