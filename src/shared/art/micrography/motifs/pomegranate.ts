import type { Point } from '../../path.ts'
import { leaves, stem } from '../branch.ts'
import { arc, mirrored, points, smooth, straight } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, standOf } from './kit.ts'

/** A pomegranate with a window of seeds, between two leafy boughs. */
export function pomegranate(page: Page, texts: Texts): Region[] {
  const { k, x, y, half, at } = standOf(page)
  const wide = Math.min(half, 700)
  const bough = smooth(
    at([20, 470], [0.3 * wide, 440], [0.62 * wide, 300], [0.84 * wide, 60], [0.86 * wide, -190]),
  )
  const hand = handOf(page, texts.wishes, 'leaf')
  const grown = { lengthsPx: [185 * k, 130 * k], gap: 0.56, bare: 0.26 } as const
  const other = mirrored(bough, x(0))
  return [
    frame(page, texts.wishes),
    ...fruit({ x: x(0), y: y(70) }, 345 * k, page, texts),
    ...leaves({ spine: bough, ...grown }, hand),
    ...leaves({ spine: other, ...grown, sides: [1, -1] }, hand),
    stem(bough, { ...hand, ink: 'soft' }),
    stem(other, { ...hand, ink: 'soft' }),
  ]
}

/** The fruit with its crown and its seeds. */
function fruit({ x, y }: Point, radius: number, page: Page, texts: Texts): Region[] {
  const body = handOf(page, texts.names, 'accent')
  const seeds = handOf(page, texts.names, 'accent', 0.9)
  const to = (pairs: readonly (readonly [number, number])[]) =>
    points(...pairs).map((point) => ({ x: x + radius * point.x, y: y + radius * point.y }))
  const crown = straight(
    to([
      [-0.2, -0.88],
      [-0.34, -1.36],
      [-0.15, -1.16],
      [0, -1.44],
      [0.15, -1.16],
      [0.34, -1.36],
      [0.2, -0.88],
      [0, -0.84],
    ]),
  )
  const opening = smooth(
    to([
      [0.06, -0.5],
      [0.42, -0.3],
      [0.56, 0.12],
      [0.36, 0.5],
      [0.06, 0.62],
      [-0.14, 0.1],
    ]),
    true,
  )
  const round = smooth(
    to([
      [0, -0.93],
      [0.42, -0.9],
      [0.86, -0.5],
      [1, 0.08],
      [0.8, 0.66],
      [0.36, 0.96],
      [0, 1],
      [-0.36, 0.96],
      [-0.8, 0.66],
      [-1, 0.08],
      [-0.86, -0.5],
      [-0.42, -0.9],
    ]),
    true,
  )
  const part = 'motif' as const
  const seedPlaces: readonly (readonly [number, number])[] = [
    [0.2, -0.2],
    [0.14, 0.14],
    [0.34, 0.02],
    [0.22, 0.4],
  ]
  return [
    ...seedPlaces.map(([sx, sy]): Region => {
      const outline = arc({ x: x + radius * sx, y: y + radius * sy }, [
        0.12 * radius,
        0.15 * radius,
      ])
      return {
        part,
        outline,
        lines: rows(outline, { pitchPx: seeds.pitchPx }),
        ...inkOf(seeds),
        gapPx: 3,
      }
    }),
    { part, outline: opening, lines: [], ...inkOf(seeds), wash: 'goldWash' },
    {
      part,
      outline: crown,
      lines: rows(crown, { pitchPx: body.pitchPx }),
      ...inkOf(body),
      gapPx: 4,
    },
    {
      part,
      outline: round,
      lines: rows(round, { pitchPx: body.pitchPx, bend: (t) => 0.12 * radius * (1 - t * t) }),
      ...inkOf(body),
    },
  ]
}
