import type { PaintedArt } from '#shared/art/art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { PictureType } from './export-picture.ts'
import type { Ground } from './ground.ts'
import { outlineCard } from './outline-card.ts'
import { paintWords } from './paint-words.ts'

/** What is being made, in this order. */
export type ExportStep = 'letters' | 'picture' | 'file'

export interface CardExport {
  layout: CardLayout
  /** The art of that layout, where the gradients of foil inks are defined. */
  art: PaintedArt
  /** What `drawGround` gave for that card; the picture has its size. It is painted on at once. */
  ground: () => Promise<Ground>
  type: PictureType
  /** Called when a step begins. */
  onProgress?: (step: ExportStep) => void
}

/**
 * The card as a picture, as the page shows it: its words, as outlines, on its ground.
 *
 * @throws Error that says which step failed; the signal's reason when it was aborted
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
