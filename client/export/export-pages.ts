import { printArt } from '#shared/art/print-art.ts'
import { downloadFile } from './download-file.ts'
import { embedGrounds } from './embed-grounds.ts'
import { drawPicture, type PdfExport } from './export-pdf.ts'
import { outlineCard } from './outline-card.ts'
import { cardPicture, composePagesPdf, type PrintedCard } from './pdf/compose-pages-pdf.ts'
import { homePages } from './pdf/home-pages-pdf.ts'
import { type HomeProduct, productName } from './pdf/home-product.ts'

export interface PagesExport extends Omit<PdfExport, 'product'> {
  product: HomeProduct
}

/**
 * Downloads a PDF for the printer at home: several cards, a folded card, an envelope, or a test
 * sheet.
 *
 * @throws RangeError for a layout in another format
 * @throws Error that names the failed step; the signal's reason when it was aborted
 */
export async function exportPages(signal: AbortSignal, options: PagesExport): Promise<void> {
  const { design, layout, product, onProgress } = options
  if (layout.format !== 'print') throw new RangeError(`a PDF is of print, not ${layout.format}`)
  onProgress?.('letters')
  const outline: Parameters<typeof homePages>[1]['outline'] = (lines) =>
    outlineCard({ lines }, signal)
  const pages = await homePages(product, { design, layout, outline })
  const scales = pages.flatMap(({ cards = [] }) => cards.map(({ scale }) => scale))
  const card =
    scales.length > 0 ? await printedCard(signal, options, Math.max(...scales)) : undefined
  onProgress?.('file')
  const pdf = composePagesPdf({
    pages,
    ...(card && { card }),
    ...('flip' in product && pages.length === 2 && { flip: product.flip }),
    title: design.titles.en,
    language: design.language.slice(0, 2),
  })
  signal.throwIfAborted()
  downloadFile(pdf, `mazel-${design.slug}-${productName(product)}.pdf`)
}

async function printedCard(
  signal: AbortSignal,
  { layout, art, objects = '', codes = [], onProgress }: PagesExport,
  scale: number,
): Promise<PrintedCard> {
  const outlines = await outlineCard(layout, signal)
  onProgress?.('picture')
  const ground = printArt(await embedGrounds(signal, art))
  const place = cardPicture(layout.size, scale)
  const picture = await drawPicture(signal, ground + objects, place)
  return { layout, outlines, art, picture, codes }
}
