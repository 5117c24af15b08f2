import { layoutCard } from '#shared/card/layout-card.ts'
import { loadCardTables } from '#shared/card/load-card-tables.ts'
import { objectsSvg } from '#shared/card/paint-objects.ts'
import { roomPhotos, withPhotos } from '#shared/card/photos-in-art.ts'
import { planOf } from '#shared/card/plan-of.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { Format } from '#shared/format.ts'
import type { OutStrings } from '#shared/i18n/out-strings.ts'
import { artOrder } from '../card/draw-art.ts'
import { downloadFile } from '../export/download-file.ts'
import { embedPhotos } from '../export/embed-photos.ts'
import type { HomeProduct } from '../export/pdf/home-product.ts'
import { homePaperOf, type PdfProduct } from '../export/pdf/sheet.ts'
import { canPrint, printPicture } from '../export/print-picture.ts'
import { count } from '../insight/count.ts'
import { artOf, makePicture, type PictureSource } from './make-picture.ts'
import type { SendWork } from './use-export.ts'

/** A card to export. */
export interface Sending {
  source: PictureSource
  draft: CardDraft
  words: OutStrings
}

/** 5 in at 300 dpi. */
const printedWidthPx = 1500

export function savePicture(
  { source, words }: Sending,
  type: 'image/jpeg' | 'image/png',
): SendWork {
  return async (signal, onProgress) => {
    const file = await makePicture(signal, source, { type, onProgress })
    downloadFile(file, file.name)
    return { message: words.saved }
  }
}

/** Instagram accepts no picture from a web page: saves it and opens the app. */
export function saveForInstagram({ source, words }: Sending): SendWork {
  return async (signal, onProgress) => {
    const file = await makePicture(signal, source, { type: 'image/jpeg', onProgress })
    downloadFile(file, file.name)
    const link = { label: words.openInstagram, href: 'https://www.instagram.com/' }
    return { message: words.savedForInstagram, link }
  }
}

/** Safari opens the clipboard only within the tap; the picture follows later. */
export function copyPicture({ source, words }: Sending): SendWork {
  return async (signal, onProgress) => {
    const picture = makePicture(signal, source, { type: 'image/png', onProgress })
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    count('share', 'copied-picture')
    return { message: words.pictureCopied }
  }
}

export function savePdf(sending: Sending, product: PdfProduct): SendWork {
  return async (signal, onProgress) => {
    const { exportPdf } = await import('../export/export-pdf.ts')
    await exportPdf(signal, { ...(await printOrder(signal, sending)), product, onProgress })
    return { message: sending.words.saved }
  }
}

/** Several cards, a folded card, an envelope, or the test sheet of a printer. */
export function savePages(sending: Sending, product: HomeProduct): SendWork {
  return async (signal, onProgress) => {
    const { exportPages } = await import('../export/export-pages.ts')
    await exportPages(signal, { ...(await printOrder(signal, sending)), product, onProgress })
    return { message: sending.words.saved }
  }
}

async function printOrder(signal: AbortSignal, { source, draft }: Sending) {
  const printed = await inPrint(source, draft)
  const { card, layout, assets } = printed
  const photos = await embedPhotos(signal, assets.photos)
  const art = withPhotos(await artOf(printed), roomPhotos(layout, { photos }).photos)
  const { liftCodes } = await import('../export/pdf/vector-codes.ts')
  const { codes, objects } = liftCodes(layout, assets.stickers)
  const inPicture = objectsSvg({ ...layout, objects }, { ...assets, photos })
  return { design: card.design, layout, art, objects: inPicture, codes }
}

/** Prints the picture, or where a page cannot print it, makes a PDF for other apps. */
export function print(sending: Sending): SendWork {
  const { source, words } = sending
  const paper = homePaperOf(navigator.language)
  if (!canPrint()) return savePdf(sending, { kind: 'home', paper, cut: true })
  return async (signal, onProgress) => {
    const order = { type: 'image/jpeg', widthPx: printedWidthPx, onProgress } as const
    const picture = await makePicture(signal, source, order)
    onProgress('file')
    await printPicture(signal, picture)
    return { message: words.printed }
  }
}

/** The same words on the 5x7 in page, whatever format is on the screen. */
export function inPrint(source: PictureSource, draft: CardDraft): Promise<PictureSource> {
  return inFormat(source, draft, 'print')
}

/** The same words in another format than that on the screen. */
export async function inFormat(
  source: PictureSource,
  draft: CardDraft,
  format: Format,
): Promise<PictureSource> {
  const { card, order } = source
  if (order.format === format) return source
  const { design } = card
  const tables = await loadCardTables(design, draft)
  const layout = layoutCard({
    design,
    draft: { ...draft, format },
    family: planOf(card),
    tables,
  })
  return { ...source, layout, order: artOrder(design, layout) }
}
