import type { Point } from '../../path.ts'
import { type Hand, leaf, leaves, stem, trunk } from '../branch.ts'
import { curveOf, placeAt } from '../curve.ts'
import { arc, type Line, mirrored, smooth } from '../forms.ts'
import { rows } from '../lines.ts'
import { isTall, type Page } from '../page.ts'
import type { Stream } from '../stream.ts'
import type { Texts } from '../texts.ts'
import type { Region } from '../write.ts'
import { handOf } from './kit.ts'

/** Two trees that twine, one of each name, and meet in one crown above the words. They stand on a hill. */
export function twinedTrees(page: Page, texts: Texts): Region[] {
  const right = treeSpine(page)
  const left = mirrored(right, page.widthPx / 2)
  const names = { right: texts.first, left: texts.second }
  const at = (share: number) => Math.round(share * right.length)
  const [low, high] = [at(0.15), at(0.3)]
  // Each is in front at one of the two crossings.
  return [
    bark(page, right, [0, low], names.right),
    bark(page, left, [low, high], names.left),
    bark(page, left, [0, low], names.left),
    bark(page, right, [low, high], names.right),
    bark(page, right, [high, right.length], names.right),
    bark(page, left, [high, left.length], names.left),
    ...crown(page, right, 1, texts),
    ...crown(page, left, -1, texts),
    ...hill(page, texts),
  ]
}

/** The middle of the right tree's trunk, from its root to its tip over the words. */
function treeSpine(page: Page): Line {
  const { widthPx, heightPx, u, text } = page
  const foot = text.y + text.height + 26 * u
  const deep = heightPx - foot
  const top = text.y - (isTall(page) ? 112 : 84) * u
  // Wide words fill the corners of the crown.
  const [shoulder, neck] = isTall(page) ? [0.985, 0.74] : [0.9, 0.56]
  // Words as wide as a tall page leave the trunks no more than its edges.
  const side = isTall(page) ? text.width / 2 + 50 * u : 0.385 * widthPx
  const at = (x: number, y: number): Point => ({ x: widthPx / 2 + x, y })
  return smooth([
    at(-190 * u, heightPx + 70 * u),
    at(-110 * u, foot + 0.93 * deep),
    at(66 * u, foot + 0.66 * deep),
    at(56 * u, foot + 0.46 * deep),
    at(-62 * u, foot + 0.28 * deep),
    at(20 * u, foot + 0.09 * deep),
    at(0.66 * side, foot + 0.04 * deep),
    at(0.96 * side, foot - 0.13 * text.height),
    at(side, text.y + 0.45 * text.height),
    at(shoulder * side, text.y + 0.06 * text.height),
    at(neck * side, top + 4 * u),
    at(0.13 * side, top - 24 * u),
  ])
}

/** Half a trunk's width at a share of its length; on a tall page it is stouter below, slender above. */
function halfWidth(page: Page, share: number): number {
  const [stout, power] = isTall(page) ? [74, 2] : [58, 1.05]
  return page.u * (stout * (1 - share) ** power + 8)
}

/** A piece of a trunk between two points of its spine. */
function bark(
  page: Page,
  spine: Line,
  [from, to]: readonly [number, number],
  text: Stream,
): Region {
  const piece = spine.slice(from, to + 1)
  const shareOf = (t: number) => (from + t * (piece.length - 1)) / (spine.length - 1)
  const hand = handOf(page, text, 'ink')
  return trunk(piece, (t) => halfWidth(page, shareOf(t)), { hand, part: 'motif' })
}

/** The hill that the trees stand on, written of the wishes. */
function hill(page: Page, { wishes }: Texts): Region[] {
  const { widthPx, heightPx, u, text } = page
  const deep = 0.2 * (heightPx - text.y - text.height)
  const top = smooth(
    [0.1, -0.34, -0.1, 0.24, -0.1, -0.34, 0.1].map((drop, i) => ({
      x: -60 + ((widthPx + 120) * i) / 6,
      y: heightPx - deep * (1 - drop),
    })),
  )
  const hand = handOf(page, wishes, 'leaf', 1.1)
  const count = Math.ceil((1.5 * deep) / hand.pitchPx)
  const lines = Array.from({ length: count }, (_, i) =>
    top.map(({ x, y }) => ({ x, y: y + (i + 0.6) * hand.pitchPx })),
  )
  const outline = [...top, { x: widthPx + 60, y: heightPx + 60 }, { x: -60, y: heightPx + 60 }]
  return [{ part: 'foliage', outline, lines, ...hand, gapPx: 4 * u }]
}

/** From a point to the edge of the page, px; at most 420 units. */
function roomTo({ widthPx, heightPx, u }: Page, { x, y }: Point, angle: number): number {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const across = Math.abs((cos > 0 ? widthPx - x : x) / cos)
  const down = Math.abs((sin > 0 ? heightPx - y : y) / sin)
  return Math.max(150 * u, Math.min(420 * u, across, down))
}

/** Where twigs leave a trunk, shares of its length; a tall page has room for more over the words. */
const twigShares = [0.43, 0.5, 0.57, 0.64, 0.7, 0.76, 0.815, 0.86, 0.905, 0.95]
const tallTwigs = [0.4, 0.47, 0.785, 0.845, 0.905, 0.965]

/** Twigs with leaves, and fruit between them. */
function crown(page: Page, spine: Line, side: number, { names, wishes }: Texts): Region[] {
  const { u } = page
  const green = handOf(page, wishes, 'leaf', 1.1)
  const sides = [-side, side]
  const size = (isTall(page) ? 1.12 : 1) * u
  const grown = { lengthsPx: [108 * size, 88 * size], gap: 0.5, bare: 0.12, sides } as const
  const curve = curveOf(spine)
  const out = isTall(page) ? tallTwigs : twigShares
  const twigs = out.map((share, i) => {
    const { x, y, direction } = placeAt(curve, share * curve.length)
    const way = direction + side * (isTall(page) ? 1.1 : 0.98 - 0.03 * i)
    const reach = (i % 2 === 0 ? 1.05 : 0.66) * roomTo(page, { x, y }, way)
    return smooth([
      { x, y },
      { x: x + 0.5 * reach * Math.cos(way), y: y + 0.5 * reach * Math.sin(way) },
      { x: x + reach * Math.cos(way - 0.35 * side), y: y + reach * Math.sin(way - 0.35 * side) },
    ])
  })
  const fruit = [0.5, 0.6, 0.7, 0.78, 0.85, 0.95].map((share, i) => {
    const { x, y, direction } = placeAt(curve, share * curve.length)
    const off = side * (halfWidth(page, share) + (i % 2 === 0 ? 62 : 88) * u)
    return rimon(
      { x: x - Math.sin(direction) * off, y: y + Math.cos(direction) * off },
      36 * u,
      handOf(page, names, 'gold'),
    )
  })
  const close = isTall(page) ? 22 : 9
  const inner = Array.from({ length: close }, (_, i) => 0.44 + (0.5 * i) / close).flatMap(
    (share) => {
      const { x, y, direction } = placeAt(curve, share * curve.length)
      return [side, -side].map((way) => {
        const off = way * (halfWidth(page, share) + 9 * u)
        const at = { x: x - Math.sin(direction) * off, y: y + Math.cos(direction) * off }
        return leaf(
          {
            ...at,
            angle: direction + way * 0.6,
            lengthPx: 104 * u,
            widthPx: 42 * u,
            bend: -0.07 * way,
          },
          green,
        )
      })
    },
  )
  return [
    ...fruit.flat(),
    ...twigs.flatMap((twig) => leaves({ spine: twig, ...grown }, green)),
    ...inner,
    ...twigs.map((twig) => stem(twig, { ...green, ink: 'ink' })),
  ]
}

/** A small pomegranate with its crown. */
export function rimon({ x, y }: Point, radius: number, hand: Hand): Region[] {
  const { text, sizePx, pitchPx, ink, wash = ink } = hand
  const body = arc({ x, y }, [radius, radius * 0.96])
  const outline = [
    ...body.slice(0, Math.round(body.length * 0.2)),
    { x: x + 0.24 * radius, y: y + radius * 0.94 },
    { x: x + 0.42 * radius, y: y + 1.42 * radius },
    { x, y: y + 1.16 * radius },
    { x: x - 0.42 * radius, y: y + 1.42 * radius },
    { x: x - 0.24 * radius, y: y + radius * 0.94 },
    ...body.slice(Math.round(body.length * 0.3)),
  ]
  return [
    {
      part: 'flowers',
      outline,
      lines: rows(outline, { pitchPx, bend: (t) => 0.16 * radius * (1 - t * t) }),
      text,
      sizePx,
      ink,
      wash,
      whole: true,
      gapPx: 4,
    },
  ]
}
