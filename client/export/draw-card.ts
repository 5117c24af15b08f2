import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Card, type CardProps } from '#shared/card/card.ts'
import { embedPhotos } from './embed-photos.ts'
import { exportPicture, type PictureType } from './export-picture.ts'
import { outlineCard } from './outline-card.ts'

/** What is being made, in this order. */
export type ExportStep = 'letters' | 'picture' | 'file'

/** A card as it stands on the page. */
export type CardSource = Omit<CardProps, 'outlines' | 'bleedPx'>

export interface CardExport extends CardSource {
  type: PictureType
  /** Of the picture; its height follows from the layout, whose own width it has unless told. */
  widthPx?: number
  /** Called when a step begins. */
  onProgress?: (step: ExportStep) => void
}

/**
 * The card as a picture: the same `<Card>` that the page shows, its words as outlines.
 *
 * @throws Error that says which step failed; the signal's reason when it was aborted
 */
export async function drawCard(signal: AbortSignal, options: CardExport): Promise<Blob> {
  const { type, widthPx = options.layout.size.widthPx, onProgress, ...card } = options
  const { layout } = card
  const heightPx = Math.round((layout.size.heightPx * widthPx) / layout.size.widthPx)
  onProgress?.('letters')
  const outlines = await outlineCard(layout, signal)
  onProgress?.('picture')
  const photos = await embedPhotos(signal, card.photos)
  const svg = serialise({ ...card, photos, outlines }, widthPx, heightPx)
  return exportPicture(signal, { svg, widthPx, heightPx, type })
}

/** The picture's size stands on the SVG too, since Firefox decodes none without it. */
function serialise(card: CardProps, widthPx: number, heightPx: number): string {
  const host = document.createElement('div')
  const root = createRoot(host)
  try {
    flushSync(() => root.render(createElement(Card, card)))
    const svg = host.firstElementChild
    if (!svg) throw new Error('the card was not drawn')
    svg.setAttribute('width', String(widthPx))
    svg.setAttribute('height', String(heightPx))
    return new XMLSerializer().serializeToString(svg)
  } finally {
    root.unmount()
  }
}
