import type { Point } from '../art/path.ts'
import type { CardLayout, CardLine } from './layout-card.ts'
import { turnPoint } from './turned-box.ts'

/** Distance around its letters within which a line takes a tap, in em of its size. */
const reach = 0.5

/** The lines of a field; none if the field is empty or not given. */
export function linesOf(layout: CardLayout, field: string | undefined): CardLine[] {
  return layout.lines.filter((line) => line.field === field)
}

/**
 * The line nearest to a point of the page, px, if one is within half the size of its letters.
 *
 * @example lineAt(layout, { x: 540, y: 700 })?.field // 'chosson'
 */
export function lineAt(layout: CardLayout, point: Point): CardLine | undefined {
  let nearest: CardLine | undefined
  let least = Number.POSITIVE_INFINITY
  for (const line of layout.lines) {
    const distance = distanceTo(line, beforeTurn(point, line))
    // Of two that overlap, the upper one.
    if (distance > least || distance > reach * line.sizePx) continue
    least = distance
    nearest = line
  }
  return nearest
}

/** The position of a page point before the line's turn. */
function beforeTurn(point: Point, { turn }: CardLine): Point {
  return turn ? turnPoint(point, { ...turn, degrees: -turn.degrees }) : point
}

function distanceTo(line: CardLine, point: Point): number {
  if (line.clusters?.some(({ angle }) => angle !== 0)) {
    // The box of an arch would cover the whole card.
    const distances = line.clusters.map(({ x, y }) => Math.hypot(point.x - x, point.y - y))
    return Math.max(0, Math.min(...distances) - line.sizePx)
  }
  const { x, y, width, height } = line.ink
  const dx = Math.max(x - point.x, 0, point.x - x - width)
  const dy = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(dx, dy)
}
