import type { Point } from '../art/path.ts'
import { floorSize } from '../text/layout-text.ts'
import type { CardLine } from './layout-card.ts'
import { roundPx } from './turned-box.ts'

/**
 * A line moved from one point of the page to another, with all its lengths multiplied by
 * `to.scale`.
 *
 * @example carryLine(line, { x: 0, y: 0 }, { x: 0, y: 50, scale: 1 }).baseline // line.baseline + 50
 */
export function carryLine(line: CardLine, from: Point, to: Point & { scale: number }): CardLine {
  const across = (x: number) => roundPx(to.x + (x - from.x) * to.scale)
  const down = (y: number) => roundPx(to.y + (y - from.y) * to.scale)
  const { x, baseline, sizePx, widthPx, ink, clusters } = line
  const carried = {
    ...line,
    x: across(x),
    baseline: down(baseline),
    sizePx: to.scale === 1 ? sizePx : floorSize(sizePx * to.scale),
    widthPx: roundPx(widthPx * to.scale),
    ink: {
      x: across(ink.x),
      y: down(ink.y),
      width: roundPx(ink.width * to.scale),
      height: roundPx(ink.height * to.scale),
    },
  }
  if (!clusters) return carried
  const placed = clusters.map((each) => ({ ...each, x: across(each.x), y: down(each.y) }))
  return { ...carried, clusters: placed }
}
