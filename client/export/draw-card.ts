import type { CardLayout } from '#shared/card/layout-card.ts'
import { createContext, encodePicture, type PictureType } from './export-picture.ts'
import { outlineCard } from './outline-card.ts'
import { paintWords } from './paint-words.ts'

/** What is being made, in this order. */
export type ExportStep = 'letters' | 'picture' | 'file'

export interface CardExport {
  layout: CardLayout
  /** The art of that layout, where the gradients of foil inks are defined. */
  art: string
  /**
   * What `drawGround` gave for that card; the picture has its size. It is asked for late and drawn
   * as soon as it is there, so that it may be closed at any time after.
   */
  ground: () => Promise<ImageBitmap>
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
  const context = paintGround(await ground())
  signal.throwIfAborted()
  const scale = context.canvas.width / layout.size.widthPx
  context.scale(scale, scale)
  paintWords(context, { layout, outlines, art })
  return encodePicture(signal, context.canvas, type)
}

function paintGround(ground: ImageBitmap): CanvasRenderingContext2D {
  const context = createContext(ground.width, ground.height)
  context.drawImage(ground, 0, 0)
  return context
}
