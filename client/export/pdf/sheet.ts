import type { Size } from '#shared/art/family.ts'

/*
 * Where a card stands on the paper. Lengths are PDF points (1/72 in) from the bottom left corner of
 * the sheet, y upwards.
 */

/** A sheet for a print shop, which cuts it after printing, or for a home printer. */
export type PdfProduct =
  | { kind: 'shop'; size: ShopSize }
  /** `cut`: 5x7 in to be cut out; otherwise as large as the paper allows. */
  | { kind: 'home'; paper: HomePaper; cut: boolean }

export type ShopSize = '5x7' | 'a6' | 'a5' | 'a4'
export type HomePaper = 'letter' | 'a4'

export type Rect = readonly [left: number, bottom: number, right: number, top: number]
/** From a point to a point. */
export type Mark = readonly [x1: number, y1: number, x2: number, y2: number]

export interface Sheet {
  media: Rect
  /** Extent of the printed picture; the trim where nothing is cut off. */
  bleed: Rect
  /** The finished page. */
  trim: Rect
  /** The area that the art picture fills. */
  picture: Rect
  /** Top left corner of the card's page, and pt per px of it. */
  card: { left: number; top: number; scale: number }
  /** Where to cut. */
  marks: readonly Mark[]
}

export const pointsPerInch = 72
const dotsPerInch = 300
const bleed = 0.125 * pointsPerInch
/** Margin around the bleed, for the marks. */
const slug = 0.375 * pointsPerInch
/** Margin that a home printer cannot print. */
export const homeMargin = 0.25 * pointsPerInch
/** How far every art family paints past the edges of its page, px of the print format. */
const paintedPx = 38
/** The picture's bleed: the fewest whole dots that cover it, so that dots of 5x7 in match px. */
const bleedDots = 38

/** The finished page, pt. */
export const shopSizes: Readonly<Record<ShopSize, readonly [width: number, height: number]>> = {
  '5x7': [5 * pointsPerInch, 7 * pointsPerInch],
  a6: millimetres(105, 148),
  a5: millimetres(148, 210),
  a4: millimetres(210, 297),
}
export const homePapers: Readonly<Record<HomePaper, readonly [width: number, height: number]>> = {
  letter: [8.5 * pointsPerInch, 11 * pointsPerInch],
  a4: millimetres(210, 297),
}

/**
 * Places a card of 5:7 on the sheet of a product. A-sizes are a hundredth taller: the card is
 * scaled until its art covers the bleed, which cuts up to 10 px off its sides and moves no line.
 *
 * @param card the page of the print format, px
 * @example layOutSheet({ kind: 'shop', size: '5x7' }, formatSizes.print).trim // [36, 36, 396, 540]
 */
export function layOutSheet(product: PdfProduct, card: Size): Sheet {
  return product.kind === 'shop' ? shopSheet(product.size, card) : homeSheet(product, card)
}

/**
 * The picture for its place on the sheet at 300 dpi: the visible part of the card's page, and the
 * size, px.
 *
 * @example pictureOf(sheet).widthPx // 1576 for 5x7 in with its bleed
 */
export function pictureOf({ picture, card }: Sheet): Size & { viewBox: string } {
  const [left, , , top] = picture
  const [width, height] = sizeOf(picture)
  const view = [left - card.left, card.top - top, width, height].map((part) => part / card.scale)
  const dots = (points: number) => Math.round((points / pointsPerInch) * dotsPerInch)
  return {
    viewBox: view.map((part) => Math.round(part * 1000) / 1000).join(' '),
    widthPx: dots(width),
    heightPx: dots(height),
  }
}

/** Regions that print on US Letter, by the paper sizes of Unicode's CLDR. */
const letterRegions = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/**
 * The usual paper of home printers in a locale.
 *
 * @throws RangeError for an invalid language tag
 * @example homePaperOf('he-IL') // 'a4'
 */
export function homePaperOf(locale: string): HomePaper {
  const { region = '' } = new Intl.Locale(locale).maximize()
  return letterRegions.includes(region) ? 'letter' : 'a4'
}

function shopSheet(size: ShopSize, card: Size): Sheet {
  const [width, height] = shopSizes[size]
  const margin = bleed + slug
  const media = [0, 0, width + 2 * margin, height + 2 * margin] as const
  const trim = grown(media, -margin)
  const picture = grown(trim, (bleedDots / dotsPerInch) * pointsPerInch)
  const [pictureWidth, pictureHeight] = sizeOf(picture)
  const scale = Math.max(
    width / card.widthPx,
    height / card.heightPx,
    pictureWidth / (card.widthPx + 2 * paintedPx),
    pictureHeight / (card.heightPx + 2 * paintedPx),
  )
  return {
    media,
    bleed: grown(trim, bleed),
    trim,
    picture,
    card: centred(media, card, scale).place,
    marks: cornerMarks(trim, bleed + 3, bleed + slug - 6),
  }
}

function homeSheet({ paper, cut }: { paper: HomePaper; cut: boolean }, card: Size): Sheet {
  const [width, height] = homePapers[paper]
  const media = [0, 0, width, height] as const
  const scale = cut
    ? pointsPerInch / dotsPerInch
    : Math.min((width - 2 * homeMargin) / card.widthPx, (height - 2 * homeMargin) / card.heightPx)
  const { rect, place } = centred(media, card, scale)
  const trim = cut ? rect : media
  const marks = cut ? cornerMarks(rect, 3, 15) : []
  return { media, bleed: trim, trim, picture: rect, card: place, marks }
}

function centred([, , width, height]: Rect, { widthPx, heightPx }: Size, scale: number) {
  const left = (width - widthPx * scale) / 2
  const top = (height + heightPx * scale) / 2
  const rect: Rect = [left, top - heightPx * scale, left + widthPx * scale, top]
  return { rect, place: { left, top, scale } }
}

export function sizeOf([left, bottom, right, top]: Rect): [width: number, height: number] {
  return [right - left, top - bottom]
}

export function grown([left, bottom, right, top]: Rect, by: number): Rect {
  return [left - by, bottom - by, right + by, top + by]
}

/** Two marks at each corner, in line with its edges, from `near` to `far` outside. */
function cornerMarks([left, bottom, right, top]: Rect, near: number, far: number): Mark[] {
  return [
    ...[left, right].flatMap((x): Mark[] => [
      [x, bottom - near, x, bottom - far],
      [x, top + near, x, top + far],
    ]),
    ...[bottom, top].flatMap((y): Mark[] => [
      [left - near, y, left - far, y],
      [right + near, y, right + far, y],
    ]),
  ]
}

export function millimetres(width: number, height: number): readonly [number, number] {
  return [(width / 25.4) * pointsPerInch, (height / 25.4) * pointsPerInch]
}
