import type { Palette, Size } from '../art/family.ts'
import type { CardDesign } from '../card.ts'
import { type Format, formatSizes } from '../format.ts'
import { drawSheetShadow, drawWall } from './wall.ts'

/** The size of link previews in networks, px. */
export const sharePictureSize: Size = { widthPx: 1200, heightPx: 630 }

const { widthPx, heightPx } = sharePictureSize
/** The card is in the middle, within the square that WhatsApp crops for its small preview. */
const cardHeightPx = 550

export interface SharePicture {
  /** The card as an SVG document whose words are outlines. */
  card: string
  /** The size of its page, px. */
  size: Size
  palette: Palette
}

/**
 * The preview of a card's address: the card as a sheet of paper between two papercut trims, on a
 * ground of its colours, at `sharePictureSize`.
 *
 * @returns an SVG document without fonts and blurs
 * @example composeSharePicture({ card: '<svg …', size, palette }) // '<svg …'
 */
export function composeSharePicture({ card, size, palette }: SharePicture): string {
  const width = (cardHeightPx * size.widthPx) / size.heightPx
  const sheet = {
    x: (widthPx - width) / 2,
    y: (heightPx - cardHeightPx) / 2,
    width,
    height: cardHeightPx,
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${widthPx} ${heightPx}">` +
    drawWall(sharePictureSize, palette) +
    drawSheetShadow(sheet) +
    `<svg x="${sheet.x}" y="${sheet.y}" width="${width}" height="${cardHeightPx}">${card}</svg>` +
    '</svg>'
  )
}

/**
 * The widest format of a design: at equal height of all formats, its words are the largest.
 *
 * @example widestFormat(papercutArch) // 'square'
 */
export function widestFormat({ formats }: Pick<CardDesign, 'formats'>): Format {
  const ratio = (format: Format) => formatSizes[format].widthPx / formatSizes[format].heightPx
  return formats.reduce((widest, format) => (ratio(format) > ratio(widest) ? format : widest))
}
