import type { Art, PaintedArt } from '#shared/art/art.ts'
import { paintArt } from '#shared/art/paints.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDocument } from '#shared/card.ts'
import type { ArtOrder } from '../card/draw-art.ts'
import type { ExportStep } from '../export/draw-card.ts'
import type { PictureType } from '../export/export-picture.ts'
import { fetchFace } from '../export/fetch-face.ts'
import { fetchHarfBuzz } from '../export/fetch-harfbuzz.ts'
import type { Ground } from '../export/ground.ts'
import { fileOf } from './file-of.ts'
import type { KeptGround } from './kept-ground.ts'
import { untilIdle } from './until-idle.ts'

/** A card to export. */
export interface PictureSource {
  card: CardDocument
  layout: CardLayout
  /** As on the page. */
  assets: CardAssets
  /** The art of that layout. */
  order: ArtOrder
  /** Draws unpainted art, which `artOf` paints. */
  draw: (order: ArtOrder) => Promise<Art>
  /** The ground of its last picture. */
  kept: KeptGround
}

interface PictureOrder {
  type: PictureType
  /** Default: the width of the layout's page. */
  widthPx?: number
  onProgress?: (step: ExportStep) => void
}

/** The card as a file, `mazel-{slug}.jpg` or `.png`. */
export async function makePicture(
  signal: AbortSignal,
  source: PictureSource,
  { type, widthPx, onProgress }: PictureOrder,
): Promise<File> {
  const { card, layout } = source
  const ground = () => groundOf(source, widthPx)
  // Draws while the letters are fetched and set.
  ground().catch(() => {})
  const [{ drawCard }, art] = await Promise.all([import('../export/draw-card.ts'), artOf(source)])
  const progress = onProgress ? { onProgress } : {}
  const blob = await drawCard(signal, { layout, art, ground, type, ...progress })
  return fileOf(card, blob, type)
}

/**
 * Fetches what makes a picture, all at once, while the card itself is still on its way; a failure
 * shows when the picture is made.
 */
export function fetchAhead({ faces }: CardDocument): void {
  Promise.all([
    // Beside the code that reads them.
    fetchHarfBuzz(),
    ...faces.map(fetchFace),
    import('../export/outline-card.ts').then(({ warmOutlines }) => warmOutlines(faces)),
    import('../export/draw-card.ts'),
    import('../export/draw-ground.ts'),
  ]).catch(() => {})
}

/**
 * Fetches and makes all parts of a card's picture while the page is idle.
 *
 * @param signal stops before the next part
 */
export async function prepareParts(signal: AbortSignal, source: PictureSource): Promise<void> {
  const { layout, order, draw } = source
  const [{ outlineCard }] = await Promise.all([
    import('../export/outline-card.ts'),
    import('../export/draw-card.ts'),
    draw(order),
  ])
  await untilIdle(signal)
  await outlineCard(layout)
  await untilIdle(signal)
  await groundOf(source)
}

/**
 * Everything below the words, which most changes leave as it is. The source caches the last one.
 */
function groundOf(source: PictureSource, widthPx = source.layout.size.widthPx): Promise<Ground> {
  const { layout, assets, order, kept } = source
  const { photos, stickers } = assets
  const drawn = [JSON.stringify(order), layout.paletteId]
  const key = [...drawn, JSON.stringify(layout.objects), widthPx, photos, stickers]
  return kept.take(key, async (signal) => {
    const [{ drawGround }, art] = await Promise.all([
      import('../export/draw-ground.ts'),
      artOf(source),
    ])
    return drawGround(signal, { layout, art, ...assets, widthPx })
  })
}

/** The art of that layout in its palette. */
export async function artOf({ layout, order, draw }: PictureSource): Promise<PaintedArt> {
  return paintArt(await draw(order), layout.palette)
}
