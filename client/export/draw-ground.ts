import type { PaintedArt } from '#shared/art/art.ts'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { type CardAssets, objectsSvg } from '#shared/card/paint-objects.ts'
import { roomPhotos, withPhotos } from '#shared/card/photos-in-art.ts'
import { embedGrounds } from './embed-grounds.ts'
import { embedPhotos } from './embed-photos.ts'
import { rasteriseSvg } from './export-picture.ts'
import { createGround, type Ground } from './ground.ts'

export interface GroundOptions extends CardAssets {
  layout: Pick<CardLayout, 'size' | 'objects'>
  /** The art of that layout. */
  art: PaintedArt
  /** Width of the picture; its height follows the layout. Default: the layout's own width. */
  widthPx?: number
}

/**
 * Draws everything below the words of a card: the slowest step of a picture, and unchanged while
 * the words change.
 *
 * @throws Error that says what the browser cannot do; the signal's reason when it was aborted
 */
export async function drawGround(signal: AbortSignal, options: GroundOptions): Promise<Ground> {
  const { layout, art, stickers, widthPx = layout.size.widthPx } = options
  const { size } = layout
  const photos = await embedPhotos(signal, options.photos)
  const embedded = withPhotos(
    await embedGrounds(signal, art),
    roomPhotos(layout, { photos }).photos,
  )
  const picture = await rasteriseSvg(signal, {
    content: printArt(embedded) + objectsSvg(layout, { photos, stickers }),
    viewBox: `0 0 ${size.widthPx} ${size.heightPx}`,
    widthPx,
    heightPx: Math.round((size.heightPx * widthPx) / size.widthPx),
  })
  return createGround(picture)
}
