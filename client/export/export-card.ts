import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Card } from '#shared/card/card.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import { downloadFile } from './download-file.ts'
import { exportPicture } from './export-picture.ts'
import { outlineCard } from './outline-card.ts'

export interface CardExport {
  layout: CardLayout
  /** The art of that layout. */
  art: string
  /** Of the picture; its height follows from the layout. */
  widthPx: number
  /** The design's; part of the file's name. */
  slug: string
}

/** Fetches what an export of this card will need, so that the button answers at once. */
export async function prepareExport(layout: CardLayout): Promise<void> {
  await outlineCard(layout)
}

/**
 * Downloads the card as a PNG: the same `<Card>` that the page shows, its words as outlines.
 *
 * @throws Error that says which step failed; the signal's reason when it was aborted
 */
export async function exportCard(signal: AbortSignal, options: CardExport): Promise<void> {
  const { layout, art, widthPx, slug } = options
  const heightPx = Math.round((layout.size.heightPx * widthPx) / layout.size.widthPx)
  const outlines = await outlineCard(layout, signal)
  const svg = serialise({ layout, art, outlines }, widthPx, heightPx)
  const png = await exportPicture(signal, { svg, widthPx, heightPx, type: 'image/png' })
  downloadFile(png, `mazel-${slug}.png`)
}

/** The picture's size stands on the SVG too, since Firefox decodes none without it. */
function serialise(card: Parameters<typeof Card>[0], widthPx: number, heightPx: number): string {
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
