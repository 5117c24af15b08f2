import type { Point } from '../../path.ts'
import { leaves, stem } from '../branch.ts'
import { curveOf, placeAt } from '../curve.ts'
import { arc, type Line, mirrored } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { handOf } from './kit.ts'

/** The right half of a rounded frame, from its foot to its top. */
function roundedArc({ x, y }: Point, [radiusX, radiusY]: readonly [number, number]): Line {
  const steps = 90
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = Math.PI / 2 - 0.05 - ((Math.PI - 0.2) * i) / steps
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const round = (share: number) => Math.sign(share) * Math.abs(share) ** 0.62
    return { x: x + radiusX * round(cos), y: y + radiusY * round(sin) }
  })
}

/** Two boughs around the words, with berries. */
export function wreath(page: Page, texts: Texts): Region[] {
  const { widthPx, u, text } = page
  const cx = widthPx / 2
  const cy = text.y + text.height / 2
  const tall = Math.max(0, 0.12 * (page.heightPx - 1.4 * widthPx))
  const radius = [text.width / 2 + 76 * u, 0.5 * text.height + 92 * u + tall] as const
  const bough = roundedArc({ x: cx, y: cy }, radius)
  const other = mirrored(bough, cx)
  const grown = { lengthsPx: [150 * u, 118 * u], gap: 0.55, bare: 0.02 } as const
  const first = handOf(page, texts.first, 'leaf')
  const second = handOf(page, texts.second, 'leaf')
  const berry = handOf(page, texts.wishes, 'accent', 0.86)
  const berries = [bough, other].flatMap((spine) => {
    const curve = curveOf(spine)
    return [0.12, 0.3, 0.48, 0.66, 0.84].map((share, i): Region => {
      const { x, y, direction } = placeAt(curve, share * curve.length)
      const off = (i % 2 === 0 ? 34 : -34) * u
      const outline = arc({ x: x - Math.sin(direction) * off, y: y + Math.cos(direction) * off }, [
        25 * u,
        25 * u,
      ])
      const { sizePx, ink, wash = ink } = berry
      return {
        part: 'flowers',
        outline,
        lines: rows(outline, berry),
        text: texts.wishes,
        sizePx,
        ink,
        wash,
        whole: true,
        gapPx: 3,
      }
    })
  })
  return [
    ...berries,
    ...leaves({ spine: bough, ...grown }, first),
    ...leaves({ spine: other, ...grown, sides: [1, -1] }, second),
    stem(bough, { ...first, ink: 'ink' }),
    stem(other, { ...second, ink: 'ink' }),
  ]
}
