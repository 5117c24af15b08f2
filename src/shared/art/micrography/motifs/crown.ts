import type { Point } from '../../path.ts'
import { leaves, stem, trunk } from '../branch.ts'
import { arc, mirrored, smooth } from '../forms.ts'
import { rows } from '../lines.ts'
import type { Page } from '../page.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { frame, handOf, inkOf, profile, standOf } from './kit.ts'

/** A crown of five arches over laurel. */
export function crown(page: Page, texts: Texts): Region[] {
  const { k, x, y, at } = standOf(page)
  const gold = handOf(page, texts.names, 'gold')
  const band = bandOf(page)
  const arches = [-1, -0.52, 0, 0.52, 1].map((side) => {
    const spine = smooth(
      at(
        [side * 330, 190],
        [side * 430, -20],
        [side * 395, -190],
        [side * 190, -300],
        [side * 30, -345],
      ),
    )
    return trunk(spine, () => 34 * k, { hand: gold, part: 'motif' })
  })
  const cap = handOf(page, texts.wishes, 'accent')
  const velvet = smooth(
    at(
      [-345, 180],
      [-425, 0],
      [-370, -190],
      [-180, -292],
      [0, -330],
      [180, -292],
      [370, -190],
      [425, 0],
      [345, 180],
      [0, 230],
    ),
    true,
  )
  const dome: Region = {
    part: 'motif',
    outline: velvet,
    lines: rows(velvet, { ...cap, bend: (t) => 46 * k * (1 - t * t) }),
    ...inkOf(cap),
  }
  const order = [2, 0, 4, 1, 3]
  return [
    frame(page, texts.wishes),
    ...jewels(page, texts),
    ...finial({ x: x(0), y: y(-350) }, page, texts),
    {
      part: 'motif',
      outline: band,
      lines: rows(band, { ...gold, bend: (t) => 52 * k * (1 - t * t) }),
      ...inkOf(gold),
    },
    ...order.flatMap((i) => arches[i] ?? []),
    dome,
    ...laurel(page, texts),
  ]
}

function bandOf(page: Page) {
  const { k, x, y } = standOf(page)
  const top = arc({ x: x(0), y: y(180) }, [352 * k, 56 * k], [Math.PI, 0])
  const foot = arc({ x: x(0), y: y(300) }, [320 * k, 56 * k], [0, Math.PI])
  return [...top.map(({ x: px, y: py }) => ({ x: px, y: 2 * y(180) - py })), ...foot]
}

/** Round stones on the band. */
function jewels(page: Page, texts: Texts): Region[] {
  const { k, x, y } = standOf(page)
  const stone = handOf(page, texts.wishes, 'accent', 0.9)
  return [-2, -1, 0, 1, 2].map((place): Region => {
    const radius = (place === 0 ? 44 : 33) * k
    const at = { x: x(place * 132), y: y(294 - 15 * place ** 2) }
    const outline = arc(at, [radius * (1 - 0.1 * Math.abs(place)), radius])
    return { part: 'motif', outline, lines: rows(outline, stone), ...inkOf(stone), gapPx: 4 }
  })
}

function finial(at: Point, page: Page, texts: Texts): Region[] {
  const { k } = standOf(page)
  const hand = handOf(page, texts.names, 'ink')
  const orb = arc({ x: at.x, y: at.y - 52 * k }, [58 * k, 56 * k])
  const foot = profile(at, k, [
    [34, -6],
    [62, 20],
    [62, 34],
  ])
  return [orb, foot].map(
    (outline): Region => ({
      part: 'motif',
      outline,
      lines: rows(outline, hand),
      ...inkOf(hand),
      gapPx: 3,
    }),
  )
}

/** Laurel under the band, on both sides. */
function laurel(page: Page, texts: Texts): Region[] {
  const { k, x, half, at } = standOf(page)
  const hand = handOf(page, texts.wishes, 'leaf')
  const wide = Math.min(half, 640)
  const spine = smooth(
    at([10, 490], [0.35 * wide, 480], [0.7 * wide, 380], [0.86 * wide, 200], [0.88 * wide, 20]),
  )
  return [spine, mirrored(spine, x(0))].flatMap((bough) => [
    ...leaves({ spine: bough, lengthsPx: [150 * k, 120 * k], gap: 0.56, bare: 0.04 }, hand),
    stem(bough, { ...hand, ink: 'soft' }),
  ])
}
