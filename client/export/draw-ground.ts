import type { CardLayout } from '#shared/card/layout-card.ts'
import { type CardAssets, objectsSvg } from '#shared/card/paint-objects.ts'
import { embedPhotos } from './embed-photos.ts'
import { paintSvg, release } from './export-picture.ts'

export interface CardGround extends CardAssets {
  layout: Pick<CardLayout, 'size' | 'objects'>
  /** The art of that layout as an SVG fragment. */
  art: string
  /** Of the picture; its height follows from the layout, whose own width it has unless told. */
  widthPx?: number
}

/**
 * All that stands below the words of a card: what takes the most time of a picture, and stays the
 * same while the words change. Who asks for it closes it.
 *
 * @throws Error that says what the browser could not do; the signal's reason when it was aborted
 */
export async function drawGround(signal: AbortSignal, ground: CardGround): Promise<ImageBitmap> {
  const { layout, art, stickers, widthPx = layout.size.widthPx } = ground
  const { size } = layout
  const photos = await embedPhotos(signal, ground.photos)
  const canvas = await paintSvg(signal, {
    content: art + objectsSvg(layout, { photos, stickers }),
    viewBox: `0 0 ${size.widthPx} ${size.heightPx}`,
    widthPx,
    heightPx: Math.round((size.heightPx * widthPx) / size.widthPx),
  })
  try {
    return await createImageBitmap(canvas)
  } finally {
    release(canvas)
  }
}
