import type { Point } from '../art/path.ts'
import type { CardLayout, CardLine } from './layout-card.ts'
import { turnPoint } from './turned-box.ts'

/** How far beside its letters a line still takes a tap, in em of its size. */
const reach = 0.5

/** The lines that show a field; none for a field that is empty or unnamed. */
export function linesOf(layout: CardLayout, field: string | undefined): CardLine[] {
  return layout.lines.filter((line) => line.field === field)
}

/**
 * The line nearest to a point of the page, px, if there is one within half its letters' size.
 *
 * @example lineAt(layout, { x: 540, y: 700 })?.field // 'chosson'
 */
export function lineAt(layout: CardLayout, point: Point): CardLine | undefined {
  let nearest: CardLine | undefined
  let least = Number.POSITIVE_INFINITY
  for (const line of layout.lines) {
    const distance = distanceTo(line, beforeTurn(point, line))
    // Of two that lie one on the other, the upper.
    if (distance > least || distance > reach * line.sizePx) continue
    least = distance
    nearest = line
  }
  return nearest
}

/** Where a point of the page would be if the line stood upright. */
function beforeTurn(point: Point, { turn }: CardLine): Point {
  return turn ? turnPoint(point, { ...turn, degrees: -turn.degrees }) : point
}

function distanceTo(line: CardLine, point: Point): number {
  if (line.clusters) {
    // Bent lines: the box of an arch would hold the whole card.
    const distances = line.clusters.map(({ x, y }) => Math.hypot(point.x - x, point.y - y))
    return Math.max(0, Math.min(...distances) - line.sizePx)
  }
  const { x, y, width, height } = line.ink
  const dx = Math.max(x - point.x, 0, point.x - x - width)
  const dy = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(dx, dy)
}
