import type { Point } from '../../path.ts'
import { leaves, stem } from '../branch.ts'
import { curveOf, placeAt } from '../curve.ts'
import { arc, type Line, mirrored } from '../forms.ts'
import { rows } from '../lines.ts'
import { isTall, type Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { handOf } from './kit.ts'
import { rimon } from './twined-trees.ts'

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
  return [...clasp(page, texts), ...berries(page, texts), ...boughs(page, texts)]
}

/** Two boughs around the words, with pomegranates. */
export function rimonWreath(page: Page, texts: Texts): Region[] {
  const fruit = handOf(page, texts.wishes, 'accent')
  const radius = (isTall(page) ? 64 : 38) * page.u
  const hung = sidesOf(page).flatMap((spine) => {
    const curve = curveOf(spine)
    return [0.13, 0.28, 0.43, 0.58, 0.73, 0.88].flatMap((share, i) => {
      const { x, y, direction } = placeAt(curve, share * curve.length)
      const off = (i % 2 === 0 ? 1 : -1) * 1.1 * radius
      const at = { x: x - Math.sin(direction) * off, y: y + Math.cos(direction) * off }
      return rimon(at, radius, fruit)
    })
  })
  return [...clasp(page, texts), ...hung, ...boughs(page, texts)]
}

/** A pomegranate where the feet of the boughs meet. */
function clasp(page: Page, texts: Texts): Region[] {
  const [right] = sidesOf(page)
  const foot = right[0] ?? { x: 0, y: 0 }
  const radius = (isTall(page) ? 96 : 54) * page.u
  return rimon(
    { x: page.widthPx / 2, y: foot.y - 0.2 * radius },
    radius,
    handOf(page, texts.wishes, 'accent'),
  )
}

/** The right bough and the left, each from its foot to its top. */
function sidesOf(page: Page): [Line, Line] {
  const { widthPx, heightPx, u, text } = page
  const cx = widthPx / 2
  const cy = text.y + text.height / 2
  const reach = isTall(page) ? 0.405 * heightPx : 0.5 * text.height + 92 * u
  const beside = (isTall(page) ? 62 : 76) * u
  const bough = roundedArc({ x: cx, y: cy }, [text.width / 2 + beside, reach])
  return [bough, mirrored(bough, cx)]
}

function boughs(page: Page, texts: Texts): Region[] {
  const [right, left] = sidesOf(page)
  const size = (isTall(page) ? 1.16 : 1) * page.u
  const grown = {
    lengthsPx: [154 * size, 122 * size],
    gap: 0.56,
    slender: 0.42,
    bare: isTall(page) ? 0.045 : 0.05,
  } as const
  const first = handOf(page, texts.first, 'leaf')
  const second = handOf(page, texts.second, 'leaf')
  return [
    ...leaves({ spine: right, ...grown }, first),
    ...leaves({ spine: left, ...grown, sides: [1, -1] }, second),
    stem(right, { ...first, ink: 'ink' }),
    stem(left, { ...second, ink: 'ink' }),
  ]
}

function berries(page: Page, texts: Texts): Region[] {
  const { u } = page
  const berry = handOf(page, texts.wishes, 'accent', 0.86)
  const radius = (isTall(page) ? 42 : 27) * u
  return sidesOf(page).flatMap((spine) => {
    const curve = curveOf(spine)
    return [0.12, 0.3, 0.48, 0.66, 0.84].map((share, i): Region => {
      const { x, y, direction } = placeAt(curve, share * curve.length)
      const off = (i % 2 === 0 ? 1.36 : -1.36) * radius
      const outline = arc({ x: x - Math.sin(direction) * off, y: y + Math.cos(direction) * off }, [
        radius,
        radius,
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
}
