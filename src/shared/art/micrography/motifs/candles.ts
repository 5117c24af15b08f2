import type { Point } from '../../path.ts'
import { points, smooth, straight } from '../forms.ts'
import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { flame, frame, handOf, inkOf, profile, standOf } from './kit.ts'

/** Two Shabbos candles in rings of light. */
export function candles(page: Page, texts: Texts): Region[] {
  const { k, x, y, half } = standOf(page)
  const apart = Math.min(0.4 * half, 250)
  const lights = [apart, -apart]
  const flames = lights.map((side) =>
    flame(page, texts.wishes, { x: x(side), y: y(-152), height: 150 * k }),
  )
  return [
    frame(page, texts.wishes),
    ...flames,
    ...lights.flatMap((side) => candlestick({ x: x(side), y: y(0) }, k, page, texts)),
    ...cloth(page, texts),
    ...lights.flatMap((side) => light({ x: x(side), y: y(-215) }, apart * k, page, texts)),
  ]
}

/** A candle in its stick: it stands on the foot of the picture. */
function candlestick(at: Point, k: number, page: Page, texts: Texts): Region[] {
  const wax = handOf(page, texts.wishes, 'soft')
  const metal = handOf(page, texts.names, 'ink')
  const candle = profile(at, k, [
    [30, -140],
    [30, 60],
  ])
  const stick = profile(at, k, [
    [62, 40],
    [54, 74],
    [26, 92],
    [22, 130],
    [48, 152],
    [48, 168],
    [24, 190],
    [20, 270],
    [40, 300],
    [26, 326],
    [30, 360],
    [96, 388],
    [118, 420],
    [118, 440],
  ])
  const part = 'motif' as const
  return [
    { part, outline: candle, lines: rows(candle, wax), ...inkOf(wax) },
    {
      part,
      outline: stick,
      lines: rows(stick, { ...metal, bend: (t) => 9 * k * (1 - t * t) }),
      ...inkOf(metal),
    },
  ]
}

/** The rings around a flame, as far as those of the other. */
function light(at: Point, reach: number, page: Page, texts: Texts): Region[] {
  const { u, pitchPx, sizePx } = page
  const lines = rings(at, { from: 96 * u, to: reach * 1.02, pitchPx: 1.9 * pitchPx })
  return [{ part: 'halo', lines, text: texts.names, sizePx: 0.9 * sizePx, ink: 'gold' }]
}

function cloth(page: Page, texts: Texts): Region[] {
  const { x, y, half, at } = standOf(page)
  const hand = handOf(page, texts.wishes, 'accent')
  const wide = Math.min(half, 640)
  const edge = smooth(
    points(
      ...Array.from(
        { length: 9 },
        (_, i) => [wide - (i * wide) / 4, i % 2 === 0 ? 462 : 512] as const,
      ),
    ).map((p) => ({ x: x(p.x), y: y(p.y) })),
  )
  const outline = [...straight(at([-wide, 430], [wide, 430]), false), ...edge]
  return [{ part: 'motif', outline, lines: rows(outline, hand), ...inkOf(hand), gapPx: 4 }]
}
