import type { PaintedArt } from '#shared/art/art.ts'
import { printArt } from '#shared/art/print-art.ts'
import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import { downloadFile } from './download-file.ts'
import type { ExportStep } from './draw-card.ts'
import { embedGrounds } from './embed-grounds.ts'
import { encodePicture, paintSvg, release } from './export-picture.ts'
import { outlineCard } from './outline-card.ts'
import { composeCardPdf } from './pdf/compose-card-pdf.ts'
import { layOutSheet, type PdfProduct, pictureOf } from './pdf/sheet.ts'
import type { VectorCode } from './pdf/vector-codes.ts'

export interface PdfExport {
  design: CardDesign
  /** In the format `print`. */
  layout: CardLayout
  /** The art of that layout. */
  art: PaintedArt
  /** Drawn between art and words, as an SVG fragment. Default: nothing. */
  objects?: string
  /** Filled above the picture. Default: none. */
  codes?: readonly VectorCode[]
  product: PdfProduct
  /** Called when a step begins. */
  onProgress?: (step: ExportStep) => void
}

/**
 * Downloads the card as a PDF for a print shop or for the printer at home.
 *
 * @throws RangeError for a layout in another format
 * @throws Error that names the failed step; the signal's reason when it was aborted
 */
export async function exportPdf(signal: AbortSignal, options: PdfExport): Promise<void> {
  const { design, layout, art, objects = '', codes = [], product, onProgress } = options
  if (layout.format !== 'print') throw new RangeError(`a PDF is of print, not ${layout.format}`)
  const sheet = layOutSheet(product, layout.size)
  onProgress?.('letters')
  const outlines = await outlineCard(layout, signal)
  onProgress?.('picture')
  const ground = printArt(await embedGrounds(signal, art))
  const picture = await drawPicture(signal, ground + objects, pictureOf(sheet))
  onProgress?.('file')
  // The design's title, not the words of the card: those are the visitor's.
  const about = { title: design.titles.en, language: design.language.slice(0, 2) }
  const pdf = composeCardPdf({ layout, outlines, art, sheet, picture, codes, ...about })
  signal.throwIfAborted()
  downloadFile(pdf, `mazel-${design.slug}-${sizeName(product)}.pdf`)
}

/** Content in px of the card, as a JPEG. */
export async function drawPicture(
  signal: AbortSignal,
  content: string,
  picture: ReturnType<typeof pictureOf>,
) {
  const { viewBox, widthPx, heightPx } = picture
  const canvas = await paintSvg(signal, { content, viewBox, widthPx, heightPx })
  try {
    return { widthPx, heightPx, jpeg: await encodePicture(signal, canvas, 'image/jpeg') }
  } finally {
    release(canvas)
  }
}

function sizeName(product: PdfProduct): string {
  if (product.kind === 'shop') return product.size
  return product.cut ? `${product.paper}-to-cut` : product.paper
}
