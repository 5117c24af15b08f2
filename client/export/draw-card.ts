import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { PictureType } from './export-picture.ts'
import type { Ground } from './ground.ts'
import { outlineCard } from './outline-card.ts'
import { paintWords } from './paint-words.ts'

/** Steps of an export, in this order. */
export type ExportStep = 'letters' | 'picture' | 'file'

export interface CardExport {
  layout: CardLayout
  /** The art of that layout; it defines the gradients of foil inks. */
  art: PaintedArt
  /**
   * Returns the result of `drawGround` for that card, which is painted on at once. The picture has
   * its size.
   */
  ground: () => Promise<Ground>
  type: PictureType
  /** Called when a step begins. */
  onProgress?: (step: ExportStep) => void
}

/**
 * The card as a picture, as the page shows it: its words as outlines on its ground.
 *
 * @throws Error that names the failed step; the signal's reason when it was aborted
 */
export async function drawCard(signal: AbortSignal, card: CardExport): Promise<Blob> {
  const { layout, art, ground, type, onProgress } = card
  onProgress?.('letters')
  const outlines = await outlineCard(layout, signal)
  onProgress?.('picture')
  const { widthPx, encode } = await ground()
  signal.throwIfAborted()
  return encode(signal, type, (context) => {
    const scale = widthPx / layout.size.widthPx
    context.scale(scale, scale)
    paintWords(context, { layout, outlines, art })
  })
}
