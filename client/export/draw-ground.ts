import type { PaintedArt } from '#shared/art/art.ts'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type CardAssets, objectsSvg } from '#shared/card/paint-objects.ts'
import { embedPhotos } from './embed-photos.ts'
import { paintSvg } from './export-picture.ts'
import { createGround, type Ground } from './ground.ts'

export interface GroundOptions extends CardAssets {
  layout: Pick<CardLayout, 'size' | 'objects'>
  /** The art of that layout. */
  art: PaintedArt
  /** Of the picture; its height follows from the layout, by default the layout's own width. */
  widthPx?: number
}

/**
 * Draws all that stands below the words of a card: what takes the most time of a picture, and stays
 * the same while the words change.
 *
 * @throws Error that says what the browser could not do; the signal's reason when it was aborted
 */
export async function drawGround(signal: AbortSignal, options: GroundOptions): Promise<Ground> {
  const { layout, art, stickers, widthPx = layout.size.widthPx } = options
  const { size } = layout
  const photos = await embedPhotos(signal, options.photos)
  const canvas = await paintSvg(signal, {
    content: printArt(art) + objectsSvg(layout, { photos, stickers }),
    viewBox: `0 0 ${size.widthPx} ${size.heightPx}`,
    widthPx,
    heightPx: Math.round((size.heightPx * widthPx) / size.widthPx),
  })
  return createGround(canvas)
}
