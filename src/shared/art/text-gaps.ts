import { isNear } from './box.ts'
import type { Box } from './family.ts'

/**
 * The free space that words leave in their box: heights of free bands and the y of their middles.
 */
export interface TextGaps {
  /** Between two texts, from the top; not between the lines of one text. */
  between: readonly Gap[]
  above: Gap
  below: Gap
}

export interface Gap {
  y: number
  room: number
}

/**
 * The free bands of a text box; none when there are no words in it.
 *
 * @param reserved boxes of ink; those outside the text's box do not count
 * @example textGaps(box, [first, second])?.between[0]?.room // px between the two
 */
export function textGaps(text: Box, reserved: readonly Box[]): TextGaps | undefined {
  const lines = linesIn(text, reserved)
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return undefined
  const between = lines.slice(1).flatMap((line, i) => {
    const above = lines[i] ?? line
    const free = gap(above.y + above.height, line.y)
    return areOneText(above.height, line.height, free.room) ? [] : free
  })
  return {
    between,
    above: gap(text.y, first.y),
    below: gap(last.y + last.height, text.y + text.height),
  }
}

/**
 * The heights between the rows of a list: under its title, its names and its first row.
 *
 * @param least room for what stands between two rows; the lines of one row are closer together
 */
export function betweenRows(text: Box, reserved: readonly Box[], least: number): number[] {
  const lines = linesIn(text, reserved)
  const [title, names, ...rows] = lines
  if (!title || !names) return []
  return rows.slice(1).flatMap((line, i) => {
    const above = rows[i] ?? line
    const { y, room } = gap(above.y + above.height, line.y)
    return room >= least ? y : []
  })
}

/**
 * Lines of one text have one size, and the distance between them is not much more than their
 * height.
 */
function areOneText(above: number, below: number, room: number): boolean {
  const [low, high] = above < below ? [above, below] : [below, above]
  return low > 0.65 * high && room < 1.35 * low
}

function linesIn(text: Box, reserved: readonly Box[]): Box[] {
  return reserved
    .filter(({ x, y, width, height }) => isNear(text, { x: x + width / 2, y: y + height / 2 }))
    .sort((a, b) => a.y - b.y)
}

function gap(from: number, to: number): Gap {
  return { y: (from + to) / 2, room: to - from }
}
