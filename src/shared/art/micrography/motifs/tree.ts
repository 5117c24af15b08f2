import { leaves, stem, trunk } from '../branch.ts'
import { curveOf, placeAt } from '../curve.ts'
import { type Line, mirrored, smooth } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, standOf } from './kit.ts'
import { rimon } from './twined-trees.ts'

/** A tree with a round crown of leaves and fruit. */
export function tree(page: Page, texts: Texts): Region[] {
  const { k, x, at } = standOf(page)
  const bark = handOf(page, texts.names, 'ink')
  const stemLine = smooth(at([-6, 470], [8, 330], [-8, 200], [4, 60], [0, -120]))
  const boughs = [
    smooth(at([0, 260], [90, 130], [230, 60], [350, 40])),
    smooth(at([0, 170], [110, 20], [230, -90], [320, -160])),
    smooth(at([0, 80], [60, -90], [104, -170], [124, -240])),
  ]
  const all = boughs.flatMap((bough) => [bough, mirrored(bough, x(0))])
  const soil = smooth(
    at(
      [-430, 470],
      [-200, 446],
      [0, 440],
      [200, 446],
      [430, 470],
      [300, 506],
      [0, 512],
      [-300, 506],
    ),
    true,
  )
  const earth = handOf(page, texts.wishes, 'soft')
  return [
    frame(page, texts.wishes),
    trunk(stemLine, (t) => k * (62 * (1 - t) ** 1.3 + 16), { hand: bark, part: 'motif' }),
    ...all.map((spine) =>
      trunk(spine, (t) => k * (26 * (1 - t) + 9), { hand: bark, part: 'motif' }),
    ),
    { part: 'motif', outline: soil, lines: rows(soil, earth), ...inkOf(earth) },
    ...foliage(page, all, texts),
  ]
}

/** Leaves along twigs on each bough, and fruit between them. */
function foliage(page: Page, boughs: readonly Line[], texts: Texts): Region[] {
  const { k, u } = { ...standOf(page), u: page.u }
  const green = handOf(page, texts.wishes, 'leaf')
  const red = handOf(page, texts.names, 'accent')
  const twigs = boughs.flatMap((bough) => {
    const curve = curveOf(bough)
    return [0.42, 0.66, 0.86, 1].flatMap((share) => {
      const { x, y, direction } = placeAt(curve, share * curve.length)
      return (share === 1 ? [0] : [-0.8, 0.8]).map((way) => {
        const end = (reach: number, turn: number) => ({
          x: x + reach * k * Math.cos(direction + turn),
          y: y + reach * k * Math.sin(direction + turn),
        })
        return smooth([{ x, y }, end(66, way), end(138, way * 0.75)])
      })
    })
  })
  const fruit = twigs
    .filter((_, i) => i % 3 === 1)
    .flatMap((twig) => {
      const { x, y } = twig.at(-1) ?? { x: 0, y: 0 }
      return rimon({ x, y: y + 20 * k }, 30 * u, red)
    })
  const grown = { lengthsPx: [92 * u, 80 * u], gap: 0.56, bare: 0.16 } as const
  return [
    ...fruit,
    ...twigs.flatMap((spine) => leaves({ spine, ...grown }, green)),
    ...twigs.map((spine) => stem(spine, { ...green, ink: 'ink' })),
  ]
}
