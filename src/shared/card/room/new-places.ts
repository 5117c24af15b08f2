import { unionOf } from '../../art/box.ts'
import type { Box } from '../../art/family.ts'
import type { Point } from '../../art/path.ts'
import type { AddedText } from '../../draft.ts'
import type { CardLayout, CardLine } from '../layout-card.ts'
import { headerField } from '../place-header.ts'
import { middleOf } from '../turned-box.ts'
import { type FreePlace, findFree, findFreePlace, marginBox, type PlaceWish } from './free-place.ts'
import { isBentLine, lineBoxes } from './line-boxes.ts'

/** Limits of the width of new objects, as shares of the page's width. */
const photoWidth = { least: 0.22, most: 0.45 }
/** A photo taller than this is narrower than the limit. */
const tallRatio = 3 / 4
const stickerWidth = { least: 0.14, most: 0.22 }
/** Widths of the room for a new text, as shares of the page's width, the best first. */
const textWidths = [0.62, 0.4, 0.28]
/** Factors of its size, the best first: small on plain ground is better than large on ornament. */
const textFactors = [1, 0.8, 0.65, 0.5]
/** Height of the room for one line, and its distance from the words, em. */
const textRoom = { height: 1.3, gap: 0.4 }
/** Limits of the size of a new text, u. */
const textSize = { least: 28, most: 64 }

/**
 * The place and the width of a new photo: above, beside or below the words, where no line and no
 * other object is. A tall photo is narrower, so that all shapes look about equally large.
 *
 * @param ratio width divided by height
 * @example photoPlace(layout, 4 / 3).width // 0.45
 */
export function photoPlace(layout: CardLayout, ratio: number): FreePlace {
  const least = photoWidth.least * Math.min(1, Math.sqrt(ratio / tallRatio))
  const most = photoWidth.most * Math.min(1, Math.sqrt(ratio))
  return findFreePlace(layout, { ratio, least, most, near: besideWords(layout) })
}

/**
 * The place and the width of a new sticker: as near to a corner as there is room.
 *
 * @example stickerPlace(layout).covers // 'art'
 */
export function stickerPlace(layout: CardLayout): FreePlace {
  return inCorner(layout, stickerWidth)
}

/**
 * The place of a new code, as near to a corner as there is room. Where there is none it covers art or
 * words, since a smaller one could not be read.
 *
 * @param width share of the page's width
 */
export function codePlace(layout: CardLayout, width: number): FreePlace {
  const place = inCorner(layout, { least: width, most: width })
  return place.width < width ? { ...place, width, covers: 'lines' } : place
}

function inCorner(layout: CardLayout, widths: { least: number; most: number }): FreePlace {
  const { widthPx, heightPx } = layout.size
  const { x, y, width, height } = marginBox(layout)
  const half = (widths.most * widthPx) / 2
  const [left, right] = [(x + half) / widthPx, (x + width - half) / widthPx]
  const [top, foot] = [(y + half) / heightPx, (y + height - half) / heightPx]
  const corners = [
    { x: right, y: foot },
    { x: left, y: foot },
    { x: left, y: top },
    { x: right, y: top },
  ]
  return findFreePlace(layout, { ratio: 1, ...widths, near: corners })
}

/** The place and the style of a new text. */
type TextPlace = Pick<AddedText, 'at' | 'size' | 'colour' | 'face'>

/**
 * The place and the style of a new text: that of the wish, or of the smallest line without one. It
 * stands under the last line where there is room, else above the first, else on the largest free
 * band near the words. On the plain ground that the art leaves to words it can be smaller.
 *
 * @returns `undefined` on a card without words
 * @example textPlace(layout) // { at: { x: 0.5, y: 0.91 }, size: 44, colour: 'body', face: 'jost-500' }
 */
export function textPlace(layout: CardLayout): TextPlace | undefined {
  const words = straightLines(layout)
  const model = words.find(({ field }) => field === 'wish') ?? smallest(words)
  const [face] = model?.faces ?? []
  if (!model || !face) return undefined
  const { widthPx, heightPx } = layout.size
  const unit = Math.min(widthPx / 1080, heightPx / 1350)
  const wanted = clamp(model.sizePx / unit, textSize)
  const sizes = textFactors.map((factor) => Math.round(clamp(factor * wanted, textSize)))
  return { ...roomForText(layout, sizes, unit), colour: model.fill ?? model.role, face }
}

/**
 * Room for a line in the first size that fits on plain ground, else in the largest one.
 *
 * @param sizes u, the largest first
 * @param unit px per u
 */
function roomForText(layout: CardLayout, sizes: readonly number[], unit: number) {
  const card = marginBox(layout)
  const plain = common(card, layout.textBox)
  for (const size of sizes) {
    const at = roomBesideWords(layout, plain, size * unit)
    if (at) return { at, size }
  }
  const size = Math.max(...sizes)
  const sizePx = size * unit
  return { at: roomBesideWords(layout, card, sizePx) ?? anyRoom(layout, sizePx), size }
}

/** The middle of the room under the words in an area, or above them. */
function roomBesideWords(layout: CardLayout, area: Box, sizePx: number): Point | undefined {
  const words = unionOf(straightLines(layout).flatMap(lineBoxes))
  const foot = words.y + words.height
  const off = (textRoom.gap + textRoom.height / 2) * sizePx
  const { x } = middleOf(words)
  const under = { ...area, y: foot, height: area.y + area.height - foot }
  const above = { ...area, height: words.y - area.y }
  return (
    bandNear(layout, { area: under, sizePx, near: { x, y: foot + off } }) ??
    bandNear(layout, { area: above, sizePx, near: { x, y: words.y - off } })
  )
}

interface Band {
  area: Box
  sizePx: number
  /** Page px. */
  near: Point
}

/** The widest free band in an area, near a point. */
function bandNear(layout: CardLayout, { area, ...band }: Band): Point | undefined {
  if (area.width <= 0 || area.height <= 0) return undefined
  for (const width of textWidths) {
    const found = findFree(layout, bandWish(layout, width, band), area)
    if (found) return found.at
  }
  return undefined
}

function anyRoom(layout: CardLayout, sizePx: number): Point {
  const near = middleOf(unionOf(straightLines(layout).flatMap(lineBoxes)))
  const wish = bandWish(layout, Math.min(...textWidths), { sizePx, near })
  return (
    bandNear(layout, { area: marginBox(layout), sizePx, near }) ?? findFreePlace(layout, wish).at
  )
}

function bandWish(
  { size: { widthPx, heightPx } }: CardLayout,
  width: number,
  { sizePx, near }: Omit<Band, 'area'>,
): PlaceWish {
  const ratio = (width * widthPx) / (textRoom.height * sizePx)
  const place = { x: near.x / widthPx, y: near.y / heightPx }
  return { ratio, least: width, most: width, near: [place] }
}

/** The middles of the free areas above, right, left and below the words, as shares of the page. */
function besideWords(layout: CardLayout): Point[] {
  const { widthPx, heightPx } = layout.size
  const card = marginBox(layout)
  const lines = straightLines(layout)
  const words = lines.length === 0 ? card : unionOf(lines.flatMap(lineBoxes))
  const middle = middleOf(words)
  const [right, foot] = [words.x + words.width, words.y + words.height]
  const places = [
    { x: middle.x, y: (card.y + words.y) / 2 },
    { x: (right + card.x + card.width) / 2, y: middle.y },
    { x: (card.x + words.x) / 2, y: middle.y },
    { x: middle.x, y: (foot + card.y + card.height) / 2 },
  ]
  return places.map(({ x, y }) => ({ x: x / widthPx, y: y / heightPx }))
}

/** The words apart from the header and from lines on an arch, from the top of the design down. */
function straightLines({ lines }: CardLayout): CardLine[] {
  return lines.filter((line) => line.field !== headerField && !isBentLine(line))
}

/** The smallest line; of several the last. */
function smallest(lines: readonly CardLine[]): CardLine | undefined {
  const least = Math.min(...lines.map(({ sizePx }) => sizePx))
  return lines.findLast(({ sizePx }) => sizePx === least)
}

/** The common part of two boxes; without one, its sides are not positive. */
function common(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const right = Math.min(a.x + a.width, b.x + b.width)
  const foot = Math.min(a.y + a.height, b.y + b.height)
  return { x, y, width: right - x, height: foot - y }
}

function clamp(value: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(value, least), most)
}
