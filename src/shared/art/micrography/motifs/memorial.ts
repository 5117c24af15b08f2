import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { flame, handOf, inkOf, profile, standOf } from './kit.ts'

/** One light in many rings. */
export function memorial(page: Page, texts: Texts): Region[] {
  const { k, x, y } = standOf(page)
  const wax = handOf(page, texts.wishes, 'soft')
  const candle = profile({ x: x(0), y: y(0) }, k, [
    [92, 150],
    [96, 180],
    [96, 470],
    [88, 490],
  ])
  const { pitchPx, sizePx } = page
  const centre = { x: x(0), y: y(-10) }
  const lines = rings(centre, { from: 190 * k, to: 480 * k, pitchPx: 1.75 * pitchPx })
  return [
    flame(page, texts.names, { x: x(0), y: y(132), height: 290 * k }),
    {
      part: 'motif',
      outline: candle,
      lines: rows(candle, { ...wax, bend: (t) => 14 * k * (1 - t * t) }),
      ...inkOf(wax),
      gapPx: 12,
    },
    { part: 'halo', lines, text: texts.names, sizePx, ink: 'gold' },
  ]
}
