import type { FontTables } from '../text/font-table.ts'
import { layoutArc } from '../text/layout-arc.ts'
import { layoutText } from '../text/layout-text.ts'
import { placeLine } from '../text/line.ts'
import { carryLine } from './carry-line.ts'
import type { CardLine } from './layout-card.ts'
import { middleOf } from './turned-box.ts'

/**
 * Minimum radius of the circle, in multiples of the type size. At that radius the letters' tops are
 * a fifth further apart: twice the limit of designs, so that a short word can be bent too.
 */
const leastRadius = 3.5

export interface Bend {
  /** Degrees of the circle that the line fills; below 1 it is straight. */
  degrees: number
  /** In em. */
  tracking: number
  tables: FontTables
}

/** Less looks straight, and its radius would be too large for exact numbers. */
const leastDegrees = 1

/** Whether a bend is large enough to bend a line. */
export function isBent(degrees = 0): boolean {
  return degrees >= leastDegrees
}

/**
 * Bends a line along a circle, raised in the middle, at the same size. Its ink keeps its middle: it
 * rises above its place as much as it falls below. A line too short for that angle is bent less. A
 * line on an arch is straightened or bent at the top of the arch.
 */
export function bendLine(line: CardLine, { degrees, tracking, tables }: Bend): CardLine {
  const style = {
    faces: line.faces,
    sizes: { min: line.sizePx, max: line.sizePx },
    tracking,
    tables,
  }
  const straight = straightened(line, style)
  if (!isBent(degrees)) return straight
  const radius = Math.max(straight.widthPx / ((degrees * Math.PI) / 180), leastRadius * line.sizePx)
  const arc = { cx: 0, cy: 0, radius, sweep: 2 * Math.PI }
  const { line: bent } = layoutArc(line.text, style, arc)
  if (!bent) return straight
  return carryLine({ ...line, ...bent }, middleOf(bent.ink), {
    ...middleOf(straight.ink),
    scale: 1,
  })
}

function straightened(line: CardLine, style: Parameters<typeof layoutText>[1]): CardLine {
  if (!line.clusters?.some(({ angle }) => angle !== 0)) return line
  const [laid] = layoutText(line.text, style, Number.POSITIVE_INFINITY).lines
  if (!laid) return line
  const { clusters: _, ...rest } = line
  const { field, x, baseline } = line
  return { ...rest, ...placeLine(laid, { field, x, baseline }) }
}
