import type { Point } from '../../path.ts'
import { arc } from '../forms.ts'
import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { flame, handOf, inkOf, profile, standOf } from './kit.ts'

/** One light in many rings, which reach the edges of the page above the words. */
export function memorial(page: Page, texts: Texts): Region[] {
  const { widthPx, text } = page
  const { k, x, y } = standOf(page)
  const wax = handOf(page, texts.wishes, 'soft')
  const half = 150
  const candle = profile({ x: x(0), y: y(0) }, k, [
    [half, 150],
    [half + 4, 180],
    [half + 4, 470],
    [half - 4, 490],
  ])
  const { pitchPx, sizePx } = page
  const centre = { x: x(0), y: y(-10) }
  const whole = text.y - page.u * 26 - centre.y
  const spread = { from: 190 * k, pitchPx: 1.75 * pitchPx }
  const lines = rings(centre, { ...spread, to: whole })
  const next = spread.from + lines.length * spread.pitchPx
  const arcs = archesOver(centre, { ...spread, from: next, to: 0.6 * widthPx }, whole)
  return [
    flame(page, texts.names, { x: x(0), y: y(132), height: 350 * k }),
    {
      part: 'motif',
      outline: candle,
      lines: rows(candle, { ...wax, bend: (t) => 14 * k * (1 - t * t) }),
      ...inkOf(wax),
      gapPx: 12,
    },
    { part: 'halo', lines: [...lines, ...arcs], text: texts.names, sizePx, ink: 'gold' },
  ]
}

/** Rings that end at a level below their centre, so that words can stand under them. */
function archesOver(
  centre: Point,
  { from, to, pitchPx }: { from: number; to: number; pitchPx: number },
  below: number,
): Point[][] {
  const count = Math.max(0, Math.floor((to - from) / pitchPx) + 1)
  return Array.from({ length: count }, (_, i) => {
    const radius = from + i * pitchPx
    const end = Math.asin(Math.min(1, below / radius))
    return arc(centre, [radius, radius], [Math.PI - end, 2 * Math.PI + end])
  })
}
