import type { Art } from '#shared/art/art.ts'
import type { ArtFamily, Box, CardWords } from '#shared/art/family.ts'
import type { ArtPicture } from '#shared/art-picture.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import { type Format, formatSizes } from '#shared/format.ts'

/** What to draw, as data that can be posted to a worker. The main thread paints it. */
export interface ArtOrder {
  family: string
  motif: string
  seed: number
  format: Format
  reserved: readonly Box[]
  /** Only for art that is written with them: other art is kept while the words change. */
  words?: CardWords | undefined
  picture?: ArtPicture | undefined
}

/** The art that a layout of a design needs. */
export function artOrder(design: CardDesign, { format, reserved, words }: CardLayout): ArtOrder {
  const { family, motif, seed, picture } = design.art
  return { family, motif, seed, format, reserved, words, picture }
}

export interface ArtQuestion {
  key: string
  order: ArtOrder
}

export type ArtAnswer = { key: string; art: Art } | { key: string; message: string }

/** The unpainted art of an order, for `paintArt`; takes up to 200 ms. */
export function drawIn({ draw }: ArtFamily, order: ArtOrder): Art {
  const { format, motif, seed, reserved, words } = order
  return draw({ ...formatSizes[format], motif, seed, reserved, words })
}
