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
  const gilt = handOf(page, texts.names, 'gold')
  const silver = handOf(page, texts.names, 'ink')
  const wine = handOf(page, texts.wishes, 'accent', 0.9)
  const mouth = arc({ x: at.x, y: at.y - 384 * k }, [250 * k, 44 * k])
  const part = 'motif' as const
  const bend = (t: number) => 34 * k * (1 - t * t)
  const stones = [-2, -1, 0, 1, 2].map((place): Region => {
    const [half, high] = [40 - 5 * Math.abs(place), 46]
    const middle = { x: at.x + place * 88 * k, y: at.y + (-24 - 4 * place ** 2) * k }
    const outline = arc(middle, [half * k, high * k])
    return { part, outline, lines: rows(outline, wine), ...inkOf(wine), gapPx: 4 }
  })
  const bands = [
    { hand: gilt, sides: lip },
    { hand: silver, sides: bowl },
    { hand: gilt, sides: belt },
    { hand: silver, sides: lower },
    { hand: gilt, sides: ring },
    { hand: silver, sides: foot },
  ].map(({ hand, sides }): Region => {
    const outline = profile(at, k, sides)
    return { part, outline, lines: rows(outline, { ...hand, bend }), ...inkOf(hand), gapPx: 3 }
  })
  return [
    { part, outline: mouth, lines: rows(mouth, wine), ...inkOf(wine), gapPx: 5 },
    ...stones,
    ...bands,
  ]
}

/** The half width of each band of a becher, and the height over its middle, from above. */
const lip = [
  [282, -404],
  [270, -372],
  [266, -340],
] as const
const bowl = [
  [264, -328],
  [254, -220],
  [241, -106],
] as const
const belt = [
  [240, -94],
  [228, -20],
  [211, 54],
] as const
const lower = [
  [209, 66],
  [192, 170],
  [174, 272],
] as const
const ring = [
  [174, 284],
  [190, 308],
  [174, 332],
] as const
const foot = [
  [172, 344],
  [180, 384],
  [218, 436],
  [246, 460],
  [246, 484],
] as const

/** Grapes in rows, the fullest near the top. */
function bunch({ x, y }: Point, k: number, page: Page, texts: Texts): Region[] {
  const grape = handOf(page, texts.wishes, 'accent', 0.92)
  const radius = 35 * k
  return [3, 4, 3, 2, 1].flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Region => {
      const at = { x: x + (i - (count - 1) / 2) * 2.02 * radius, y: y + row * 1.78 * radius }
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
