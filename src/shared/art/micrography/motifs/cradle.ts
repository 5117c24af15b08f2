import { trunk } from '../branch.ts'
import { arc, smooth, straight } from '../forms.ts'
import { rings, rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, standOf } from './kit.ts'

/** A cradle under a moon and stars. */
export function cradle(page: Page, texts: Texts): Region[] {
  const { k, x, y, at } = standOf(page)
  const wood = handOf(page, texts.names, 'ink')
  const quilt = handOf(page, texts.wishes, 'leaf')
  const hoodHand = handOf(page, texts.names, 'gold')
  const basket = smooth(
    at(
      [-400, 60],
      [-200, 66],
      [0, 68],
      [200, 66],
      [400, 60],
      [372, 200],
      [320, 330],
      [0, 344],
      [-320, 330],
      [-372, 200],
    ),
    true,
  )
  const cover = [
    ...smooth(at([400, 40], [250, -20], [60, -30], [-130, 10], [-170, 40])),
    ...smooth(
      at(
        [-190, 110],
        [-100, 150],
        [-10, 110],
        [80, 150],
        [170, 110],
        [260, 150],
        [340, 110],
        [408, 130],
      ),
    ),
  ]
  const centre = { x: x(-185), y: y(70) }
  const hood = [...arc(centre, [222 * k, 300 * k], [Math.PI, 2 * Math.PI])]
  const rocker = smooth(
    at([-430, 330], [-330, 420], [-120, 462], [120, 462], [330, 420], [430, 330]),
  )
  const legs = [-230, 230].map((place) =>
    straight(at([place - 22, 320], [place + 22, 320], [place + 26, 460], [place - 26, 460])),
  )
  const part = 'cradle' as const
  return [
    frame(page, texts.wishes),
    {
      part,
      outline: cover,
      lines: rows(cover, { ...quilt, bend: (t) => 30 * k * (1 - t * t) }),
      ...inkOf(quilt),
      gapPx: 5,
    },
    {
      part,
      outline: basket,
      lines: rows(basket, { ...wood, bend: (t) => 20 * k * (1 - t * t) }),
      ...inkOf(wood),
    },
    {
      part,
      outline: hood,
      lines: hoodLines(centre, k, page.pitchPx),
      ...inkOf(hoodHand),
      gapPx: 5,
    },
    trunk(rocker, () => 24 * k, { hand: wood, part }),
    ...legs.map(
      (outline): Region => ({ part, outline, lines: rows(outline, wood), ...inkOf(wood) }),
    ),
    ...sky(page, texts),
  ]
}

function hoodLines(centre: { x: number; y: number }, k: number, pitchPx: number) {
  const count = Math.floor((222 * k) / pitchPx)
  return Array.from({ length: count }, (_, i) => {
    const share = 1 - (i + 0.5) / count
    return arc(centre, [222 * k * share, 300 * k * share], [Math.PI, 2 * Math.PI])
  })
}

/** The full moon, rings of light and small stars. */
function sky(page: Page, texts: Texts): Region[] {
  const { k, x, y, half } = standOf(page)
  const gold = handOf(page, texts.wishes, 'gold')
  const wide = Math.min(half, 620)
  const moonAt = { x: x(0.4 * wide), y: y(-300) }
  const moon = arc(moonAt, [112 * k, 112 * k])
  const stars = (
    [
      [-0.75, -330, 40],
      [-0.3, -400, 30],
      [0.85, -120, 34],
      [-0.86, -60, 28],
      [0.86, -420, 24],
    ] as const
  ).map(([side, up, size]): Region => {
    const outline = star({ x: x(side * wide), y: y(up) }, size * k * 1.5)
    return {
      part: 'stars',
      outline,
      lines: rows(outline, { pitchPx: 0.9 * gold.pitchPx }),
      ...inkOf(gold),
      sizePx: 0.86 * gold.sizePx,
      whole: true,
    }
  })
  return [
    { part: 'moon', outline: moon, lines: rows(moon, gold), ...inkOf(gold) },
    ...stars,
    {
      part: 'lights',
      lines: rings(moonAt, { from: 160 * k, to: 260 * k, pitchPx: 2.2 * page.pitchPx }),
      text: texts.names,
      sizePx: 0.86 * page.sizePx,
      ink: 'soft',
    },
  ]
}

/** A star of eight short points. */
function star({ x, y }: { x: number; y: number }, radius: number) {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const [angle, reach] = [(i * Math.PI) / 8, i % 2 === 0 ? radius : 0.68 * radius]
    return { x: x + reach * Math.cos(angle), y: y + reach * Math.sin(angle) }
  })
  return straight(corners)
}
