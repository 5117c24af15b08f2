import { leaves, stem } from '../branch.ts'
import { mirrored, points, smooth } from '../forms.ts'
import { isTall, type Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { handOf } from './kit.ts'
import { rimon } from './twined-trees.ts'

/** Two sprays and a pomegranate under the words of a tall page, whose picture stands above them. */
export function footSpray(page: Page, texts: Texts): Region[] {
  if (!isTall(page)) return []
  const { widthPx, heightPx, u } = page
  const x = widthPx / 2
  const y = 0.908 * heightPx
  const right = smooth(
    points([52, 14], [150, 30], [250, 12], [340, -34]).map((at) => ({
      x: x + at.x * u,
      y: y + at.y * u,
    })),
  )
  const left = mirrored(right, x)
  const grown = { lengthsPx: [96 * u, 72 * u], gap: 0.56, bare: 0.14, slender: 0.42 } as const
  const first = handOf(page, texts.first, 'leaf')
  const second = handOf(page, texts.second, 'leaf')
  return [
    ...rimon({ x, y }, 50 * u, handOf(page, texts.wishes, 'accent')),
    ...leaves({ spine: right, ...grown }, first),
    ...leaves({ spine: left, ...grown, sides: [1, -1] }, second),
    stem(right, { ...first, ink: 'ink' }),
    stem(left, { ...second, ink: 'ink' }),
  ]
}
