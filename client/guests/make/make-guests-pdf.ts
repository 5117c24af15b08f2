import type { Art } from '#shared/art/art.ts'
import { paintArt } from '#shared/art/paints.ts'
import { printArt } from '#shared/art/print-art.ts'
import { type CardAssets, objectsSvg } from '#shared/card/paint-objects.ts'
import { roomPhotos, withPhotos } from '#shared/card/photos-in-art.ts'
import type { Guest } from '#shared/guests/guest-list.ts'
import type { ArtOrder } from '../../card/draw-art.ts'
import { embedGrounds } from '../../export/embed-grounds.ts'
import { embedPhotos } from '../../export/embed-photos.ts'
import { drawPicture } from '../../export/export-pdf.ts'
import { outlineCard } from '../../export/outline-card.ts'
import { cardPicture, pageOperators } from '../../export/pdf/compose-pages-pdf.ts'
import { severalPage } from '../../export/pdf/home-pages.ts'
import { liftCodes } from '../../export/pdf/vector-codes.ts'
import { createCardsPdf } from './cards-pdf.ts'
import type { GuestProduct } from './guest-product.ts'
import { type GuestCards, layOutGuests } from './lay-out-guests.ts'
import { createPace } from './pace.ts'
import { createPdfFile } from './pdf-file.ts'
import { wordsCard } from './words-card.ts'
import { type PageWords, wordsPages } from './words-pages.ts'

export interface GuestsOrder {
  cards: Omit<GuestCards, 'format'>
  guests: readonly Guest[]
  assets: CardAssets
  /** Draws unpainted art. */
  draw: (order: ArtOrder) => Promise<Art>
  words: PageWords
  /** Gets the share that is done, 0 to 1. */
  onProgress: (share: number) => void
}

/** Laying out takes about this share of the time. */
const layoutShare = 0.3

/**
 * One PDF for all guests of a list.
 *
 * @throws Error that names the failed step; the signal's reason when it was aborted
 */
export async function makeGuestsPdf(
  signal: AbortSignal,
  product: GuestProduct,
  order: GuestsOrder,
): Promise<Blob> {
  return product.kind === 'card'
    ? cardsPdf(signal, product, order)
    : wordsPdf(signal, product, order)
}

async function cardsPdf(
  signal: AbortSignal,
  { paper, size }: Extract<GuestProduct, { kind: 'card' }>,
  { cards, guests, assets, draw, onProgress }: GuestsOrder,
): Promise<Blob> {
  const all = { ...cards, format: 'print' } as const
  const laid = await layOutGuests(signal, all, guests, (done) =>
    onProgress((layoutShare * done) / guests.length),
  )
  const { base, order } = laid
  const photos = await embedPhotos(signal, assets.photos)
  const art = withPhotos(
    paintArt(await draw(order), base.palette),
    roomPhotos(base, { photos }).photos,
  )
  const sheet = severalPage(paper, size, base.size)
  const scale = sheet.cards[0]?.scale ?? 1
  const { codes, objects } = liftCodes(base, assets.stickers)
  const content =
    printArt(await embedGrounds(signal, art)) +
    objectsSvg({ ...base, objects }, { ...assets, photos })
  const picture = await drawPicture(signal, content, cardPicture(base.size, scale))
  const pdf = createCardsPdf({
    ...{ sheet, art, picture, codes },
    outline: (lines) => outlineCard({ lines }, signal),
    ...aboutOf(cards),
  })
  const pace = createPace(signal)
  for (const [i, guest] of guests.entries()) {
    await pdf.add(laid.cardOf(guest).layout)
    onProgress(layoutShare + ((1 - layoutShare) * (i + 1)) / guests.length)
    await pace()
  }
  return pdf.finish()
}

async function wordsPdf(
  signal: AbortSignal,
  product: Exclude<GuestProduct, { kind: 'card' }>,
  { cards, guests, words, onProgress }: GuestsOrder,
): Promise<Blob> {
  const card = await wordsCard(signal, cards)
  const file = createPdfFile(aboutOf(cards))
  const pace = createPace(signal)
  let done = 0
  for (const { draw, guests: own } of wordsPages(product, { guests, words, card })) {
    const page = await draw()
    file.addPage(page.media, pageOperators(page))
    done += own.length
    onProgress(done / guests.length)
    await pace()
  }
  return file.finish()
}

/** The design's title, not the words of the card: those are the visitor's. */
function aboutOf({ document: { design } }: GuestsOrder['cards']) {
  return { title: design.titles.en, language: design.language.slice(0, 2) }
}
