import type { Point } from '../../path.ts'
import { leaf, stem } from '../branch.ts'
import { curveOf, placeAt } from '../curve.ts'
import { arc, mirrored, smooth } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, profile, standOf } from './kit.ts'

/** A becher, without a stem, between vines with grapes. */
export function cup(page: Page, texts: Texts): Region[] {
  const { k, x, y, half, at } = standOf(page)
  const wide = Math.min(half, 640)
  const vine = smooth(
    at(
      [120, 480],
      [0.4 * wide, 420],
      [0.72 * wide, 240],
      [0.6 * wide, 0],
      [0.72 * wide, -220],
      [0.55 * wide, -400],
    ),
  )
  return [
    frame(page, texts.wishes),
    ...becher({ x: x(0), y: y(0) }, k, page, texts),
    ...bunch({ x: x(0.72 * wide), y: y(90) }, k, page, texts),
    ...bunch({ x: x(-0.72 * wide), y: y(90) }, k, page, texts),
    ...bunch({ x: x(0.68 * wide), y: y(-300) }, 0.86 * k, page, texts),
    ...bunch({ x: x(-0.68 * wide), y: y(-300) }, 0.86 * k, page, texts),
    ...[vine, mirrored(vine, x(0))].flatMap((spine, i) =>
      vineOf(spine, i === 0 ? 1 : -1, page, texts),
    ),
  ]
}

function becher(at: Point, k: number, page: Page, texts: Texts): Region[] {
  const silver = handOf(page, texts.names, 'ink')
  const gilt = handOf(page, texts.names, 'gold')
  const wine = handOf(page, texts.wishes, 'accent', 0.9)
  const mouth = arc({ x: at.x, y: at.y - 380 * k }, [222 * k, 42 * k])
  const bowl = profile(at, k, [
    [238, -400],
    [244, -360],
    [228, -200],
    [212, -20],
    [200, 150],
    [196, 268],
  ])
  const band = profile(at, k, [
    [208, 280],
    [222, 300],
    [222, 326],
    [208, 346],
  ])
  const foot = profile(at, k, [
    [196, 358],
    [200, 384],
    [234, 424],
    [246, 450],
    [246, 476],
  ])
  const part = 'motif' as const
  const bend = (t: number) => 34 * k * (1 - t * t)
  return [
    { part, outline: mouth, lines: rows(mouth, wine), ...inkOf(wine), gapPx: 5 },
    { part, outline: bowl, lines: rows(bowl, { ...silver, bend }), ...inkOf(silver), gapPx: 3 },
    { part, outline: band, lines: rows(band, { ...gilt, bend }), ...inkOf(gilt), gapPx: 3 },
    { part, outline: foot, lines: rows(foot, { ...silver, bend }), ...inkOf(silver), gapPx: 3 },
  ]
}

/** Grapes in rows, the fullest near the top. */
function bunch({ x, y }: Point, k: number, page: Page, texts: Texts): Region[] {
  const grape = handOf(page, texts.wishes, 'accent', 0.92)
  const radius = 35 * k
  return [3, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Region => {
      const at = { x: x + (i - (count - 1) / 2) * 1.92 * radius, y: y + row * 1.66 * radius }
      const outline = arc(at, [radius * 0.95, radius * 0.95])
      return {
        part: 'flowers',
        outline,
        lines: rows(outline, grape),
        ...inkOf(grape),
        whole: true,
        gapPx: 1,
      }
    }),
  )
}

function vineOf(spine: Point[], side: number, page: Page, texts: Texts): Region[] {
  const { k } = standOf(page)
  const hand = handOf(page, texts.wishes, 'leaf')
  const curve = curveOf(spine)
  const found = [0.12, 0.24, 0.36, 0.5, 0.64, 0.78, 0.9, 1].flatMap((share, i): Region[] => {
    const { x, y, direction } = placeAt(curve, share * curve.length)
    return [1, -1].map((way) => {
      const angle = direction + way * (share === 1 ? 0.4 : 1.0)
      const [lengthPx, widthPx] = [(i % 2 === 0 ? 150 : 120) * k, 68 * k]
      return leaf(
        {
          x: x + 8 * Math.cos(angle),
          y: y + 8 * Math.sin(angle),
          angle,
          lengthPx,
          widthPx,
          bend: 0.06 * way * side,
        },
        hand,
      )
    })
  })
  return [...found, stem(spine, { ...hand, ink: 'ink' })]
}
