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

/** Gaps between rows are at least this share of the widest; those between lines of a row are less. */
const rowGapShare = 0.6

/**
 * The heights between the rows of a list: under its title, its names and its first row.
 *
 * @param least room for what stands between two rows; none where one place has less
 */
export function betweenRows(text: Box, reserved: readonly Box[], least: number): number[] {
  const [title, names, ...rows] = linesIn(text, reserved)
  if (!title || !names) return []
  const gaps = rows.slice(1).map((line, i) => {
    const above = rows[i] ?? line
    return gap(above.y + above.height, line.y)
  })
  const widest = Math.max(0, ...gaps.map(({ room }) => room))
  const places = gaps.filter(({ room }) => room >= rowGapShare * widest)
  return places.every(({ room }) => room >= least) ? places.map(({ y }) => y) : []
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
