import type { Size } from '#shared/art/family.ts'
import type { Matrix } from '#shared/art/path.ts'
import {
  grown,
  type HomePaper,
  homeMargin,
  homePapers,
  type Mark,
  millimetres,
  pointsPerInch,
  type Rect,
  sizeOf,
} from './sheet.ts'

/*
 * Where several cards, or a folded card, stand on the paper of a home printer. Lengths are points
 * from the bottom left corner of the sheet, y upwards.
 */

export const severalSizes = ['5x7', 'a6', 'quarter'] as const
export type SeveralSize = (typeof severalSizes)[number]
export type FoldedSize = Extract<SeveralSize, '5x7' | 'a6'>

/**
 * The edge of the sheet about which the printer turns it: about a short one, the second side of a
 * landscape sheet stands upright; about a long one, upside down.
 */
export const flips = ['short', 'long'] as const
export type Flip = (typeof flips)[number]

/** How far a printer puts the second side off the first, read on the second side, mm. */
export interface SideOffset {
  rightMm: number
  upMm: number
}

/** The finished card, pt. */
export const severalCards: Readonly<Record<SeveralSize, Points>> = {
  '5x7': [5 * pointsPerInch, 7 * pointsPerInch],
  a6: millimetres(105, 148),
  quarter: [3.5 * pointsPerInch, 4.9 * pointsPerInch],
}

type Points = readonly [width: number, height: number]

/** A card on a page. */
export interface CardPlace {
  /** The finished card. */
  trim: Rect
  /** The part of the art that is printed. */
  clip: Rect
  /** Top left corner of the card's page, and pt per px of it. */
  left: number
  top: number
  scale: number
}

export interface CardPage {
  media: Rect
  cards: readonly CardPlace[]
  /** Where to cut. */
  cuts: readonly Mark[]
  /** Where to fold. */
  folds: readonly Mark[]
}

export interface FoldedCard {
  outside: CardPage
  /** Both panels of the inside, as it is read; `secondSideMatrix` puts them on the second side. */
  inside: { media: Rect; left: Rect; right: Rect }
}

/** Enough for scissors, and room for marks beside it on every paper. */
const homeBleed = pointsPerInch / 16
/** From the bleed to a mark, and the lengths of marks. */
const markGap = 2
const shortestMark = 5
const longestMark = 12

/**
 * As many cards of one size as the paper holds, portrait or landscape. The bleeds of neighbours
 * touch, and each row and column has one pair of marks at both ends.
 *
 * @param card the page of the print format, px
 * @example severalPage('letter', '5x7', formatSizes.print).cards.length // 2
 */
export function severalPage(paper: HomePaper, size: SeveralSize, card: Size): CardPage {
  const [short, long] = homePapers[paper]
  const [width, height] = severalCards[size]
  const cell = [width + 2 * homeBleed, height + 2 * homeBleed] as const
  const [page = [short, long]] = [[short, long] as const, [long, short] as const].sort(
    (one, other) => countOn(other, cell) - countOn(one, cell),
  )
  const media = [0, 0, page[0], page[1]] as const
  const [columns, rows] = gridOn(page, cell)
  const block = centredIn(media, columns * cell[0], rows * cell[1])
  const trims = range(rows).flatMap((row) =>
    range(columns).map((column): Rect => {
      const left = block[0] + column * cell[0] + homeBleed
      const top = block[3] - row * cell[1] - homeBleed
      return [left, top - height, left + width, top]
    }),
  )
  return {
    media,
    cards: trims.map((trim) => placeOf(trim, grown(trim, homeBleed), card)),
    cuts: edgeMarks(trims, { block, media }),
    folds: [],
  }
}

/**
 * A card of two leaves on a landscape sheet. The art is on the front, the back stays blank.
 *
 * @param opens the side of the fold when the front is read: a Hebrew card opens from the right
 */
export function foldedCard(
  { paper, size, opens }: { paper: HomePaper; size: FoldedSize; opens: 'left' | 'right' },
  card: Size,
): FoldedCard {
  const [short, long] = homePapers[paper]
  const [width, height] = severalCards[size]
  const media = [0, 0, long, short] as const
  const spread = centredIn(media, 2 * width, height)
  const [x1, y1, x2, y2] = spread
  const fold = long / 2
  const left: Rect = [x1, y1, fold, y2]
  const right: Rect = [fold, y1, x2, y2]
  const front = opens === 'left' ? right : left
  const [clipLeft, clipBottom, clipRight, clipTop] = grown(front, homeBleed)
  const clip: Rect =
    opens === 'left'
      ? [fold, clipBottom, clipRight, clipTop]
      : [clipLeft, clipBottom, fold, clipTop]
  const block = grown(spread, homeBleed)
  return {
    outside: {
      media,
      cards: [placeOf(front, clip, card)],
      cuts: edgeMarks([spread], { block, media }),
      folds: edgeMarks([[fold, y1, fold, y2]], { block, media }).filter(([x1, , x2]) => x1 === x2),
    },
    inside: { media, left, right },
  }
}

/**
 * From the second side as it is read to its page: moved against the printer's offset, and turned
 * where the printer turns the sheet about its long edge.
 *
 * @example secondSideMatrix([0, 0, 792, 612], 'long', { rightMm: 0, upMm: 0 })
 *   // [-1, 0, 0, -1, 792, 612]
 */
export function secondSideMatrix(
  [, , width, height]: Rect,
  flip: Flip,
  { rightMm, upMm }: SideOffset,
): Matrix {
  const [x, y] = millimetres(rightMm, upMm)
  return flip === 'short' ? [1, 0, 0, 1, x, y] : [-1, 0, 0, -1, width - x, height - y]
}

function placeOf(trim: Rect, clip: Rect, card: Size): CardPlace {
  const [width, height] = sizeOf(trim)
  const scale = Math.max(width / card.widthPx, height / card.heightPx)
  const left = trim[0] - (card.widthPx * scale - width) / 2
  const top = trim[3] + (card.heightPx * scale - height) / 2
  return { trim, clip, left, top, scale }
}

function countOn(page: Points, cell: Points): number {
  const [columns, rows] = gridOn(page, cell)
  return columns * rows
}

function gridOn([pageWidth, pageHeight]: Points, [width, height]: Points): Points {
  // The margin also holds the ends of the marks.
  const room = (length: number) => length - 2 * (homeMargin + markGap + shortestMark)
  return [Math.floor(room(pageWidth) / width), Math.floor(room(pageHeight) / height)]
}

function centredIn([, , width, height]: Rect, wide: number, high: number): Rect {
  const left = (width - wide) / 2
  const bottom = (height - high) / 2
  return [left, bottom, left + wide, bottom + high]
}

/** In line with the edges, outside the block, as far as the printer prints; each once. */
function edgeMarks(edges: readonly Rect[], { block, media }: { block: Rect; media: Rect }): Mark[] {
  const [left, bottom, right, top] = grown(block, markGap)
  const [farLeft, farBottom, farRight, farTop] = grown(media, -homeMargin)
  const start = (from: number, bound: number) => Math.max(from - longestMark, bound)
  const stop = (from: number, bound: number) => Math.min(from + longestMark, bound)
  const distinct = (values: readonly number[]) => [
    ...new Set(values.map((value) => Math.round(value * 1000) / 1000)),
  ]
  return [
    ...distinct(edges.flatMap(([x1, , x2]) => [x1, x2])).flatMap((x): Mark[] => [
      [x, bottom, x, start(bottom, farBottom)],
      [x, top, x, stop(top, farTop)],
    ]),
    ...distinct(edges.flatMap(([, y1, , y2]) => [y1, y2])).flatMap((y): Mark[] => [
      [left, y, start(left, farLeft), y],
      [right, y, stop(right, farRight), y],
    ]),
  ]
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i)
}
