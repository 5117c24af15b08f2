import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDesign } from '#shared/card.ts'
import type { ArtOrder } from '../card/draw-art.ts'
import type { ExportStep } from '../export/draw-card.ts'
import type { PictureType } from '../export/export-picture.ts'

/** A card that can leave the page. */
export interface OutSource {
  design: CardDesign
  layout: CardLayout
  /** As on the page. */
  assets: CardAssets
  /** For the art of that layout. */
  order: ArtOrder
  draw: (order: ArtOrder) => Promise<string>
}

interface PictureOrder {
  type: PictureType
  /** Of the layout's page unless told. */
  widthPx?: number
  onProgress?: (step: ExportStep) => void
}

const endings: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** The card as a file, `mazel-{slug}.jpg` or `.png`. */
export async function makePicture(
  signal: AbortSignal,
  { design, layout, assets, order, draw }: OutSource,
  picture: PictureOrder,
): Promise<File> {
  const { type } = picture
  const [{ drawCard }, art] = await Promise.all([import('../export/draw-card.ts'), draw(order)])
  const blob = await drawCard(signal, { layout, art, ...assets, ...picture })
  return new File([blob], `mazel-${design.slug}.${endings[type]}`, { type })
}
