import type { Size } from '#shared/art/family.ts'
import { sharePictureSize, widestFormat } from '#shared/card/share-picture.ts'
import type { CardDesign } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'

/** A picture of a card: its own, one in another format, or its share picture. */
export interface PictureOrder {
  design: CardDesign
  use: 'own' | 'other' | 'share'
  format: Format
}

const ownWidthPx = 1080
/** On shelves with one format, two or three in a row. */
const otherWidthPx = 640

/** Every picture of a card, its own first. */
export function ordersOf(design: CardDesign): PictureOrder[] {
  const pages = design.formats.map((format, i) => {
    return { design, use: i === 0 ? 'own' : 'other', format } as const
  })
  return [...pages, { design, use: 'share', format: widestFormat(design) }]
}

export function folderOf({ use }: PictureOrder): 'cards' | 'share' {
  return use === 'share' ? 'share' : 'cards'
}

export function pictureSize({ use, format }: PictureOrder): Size {
  if (use === 'share') return sharePictureSize
  const page = formatSizes[format]
  const widthPx = use === 'own' ? ownWidthPx : otherWidthPx
  return { widthPx, heightPx: Math.round((page.heightPx * widthPx) / page.widthPx) }
}
