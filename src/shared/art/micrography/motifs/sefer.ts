import type { Point } from '../../path.ts'
import { mirrored, points, smooth, straight } from '../forms.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, rays, standOf } from './kit.ts'

/** An open sefer, and rays of writing over it. */
export function sefer(page: Page, texts: Texts): Region[] {
  const { x, y, k, half, at } = standOf(page)
  const wide = Math.min(half - 75, 620)
  const right = leafOf(page, wide)
  const ink = handOf(page, texts.names, 'ink')
  const binding = handOf(page, texts.wishes, 'accent')
  const cover = coverOf(page, wide)
  const ribbon = straight(at([-14, 330], [14, 330], [14, 500], [0, 478], [-14, 500]))
  const ribbonHand = handOf(page, texts.wishes, 'gold', 0.9)
  return [
    frame(page, texts.wishes),
    { part: 'motif', outline: right.outline, lines: right.lines, ...inkOf(ink), gapPx: 5 },
    {
      part: 'motif',
      outline: mirrored(right.outline, x(0)),
      lines: right.lines.map((line) => mirrored(line, x(0))),
      ...inkOf(ink),
      gapPx: 5,
    },
    {
      part: 'motif',
      outline: ribbon,
      lines: [at([0, 335], [0, 495])],
      ...inkOf(ribbonHand),
    },
    { part: 'motif', outline: cover.outline, lines: cover.lines, ...inkOf(binding), gapPx: 4 },
    {
      part: 'lights',
      lines: rays({ x: x(0), y: y(150) }, { from: 330 * k, to: 640 * k, across: half * k }),
      text: texts.wishes,
      sizePx: page.sizePx,
      ink: 'gold',
    },
  ]
}

/** The line of a page's head, rising from the fold and falling to the edge; `down` moves it. */
function headOf(page: Page, wide: number, down: number): Point[] {
  const { x, y } = standOf(page)
  return smooth(
    points([16, 66], [0.16 * wide, -20], [0.42 * wide, -52], [0.7 * wide, -24], [wide, 34]).map(
      (p) => ({
        x: x(p.x),
        y: y(p.y + down),
      }),
    ),
  )
}

function leafOf(page: Page, wide: number) {
  const { k } = standOf(page)
  const height = 330
  const outline = [...headOf(page, wide, 0), ...headOf(page, wide, height).reverse()]
  const pitch = page.pitchPx / k
  const count = Math.floor(height / pitch)
  const lines = Array.from({ length: count }, (_, i) =>
    headOf(page, wide, (i + 0.5) * (height / count)),
  )
  return { outline, lines }
}

/** The edges of the pages and of the binding, under both pages. */
function coverOf(page: Page, wide: number) {
  const { x, k } = standOf(page)
  const edge = (down: number) => {
    const right = headOf(page, wide + 24, down)
    return [...mirrored(right, x(0)).reverse(), ...right]
  }
  const outline = [...edge(300), ...edge(396).reverse()]
  const pitch = page.pitchPx / k
  const lines = Array.from({ length: 5 }, (_, i) => edge(343 + i * pitch))
  return { outline, lines }
}
