import type { CardDraft } from '#shared/draft.ts'
import { type PrepareOptions, prepareFilm } from '../film/prepare-film.ts'
import { createSpriteStore } from '../film/sprite-store.ts'
import { createKeptGround } from '../send/kept-ground.ts'
import { artOf, makePicture, type PictureSource } from '../send/make-picture.ts'
import { inFormat } from '../send/send-work.ts'
import { encodeSticker } from './encode-sticker.ts'
import { cardSidePx, gifSidePx, type MovingKind } from './sticker-order.ts'

export interface StickerToMake {
  source: PictureSource
  draft: CardDraft
  kind: 'still' | MovingKind
  /** The film that moves; not needed for a still one. */
  film: Pick<PrepareOptions, 'told' | 'clip'>
}

/**
 * Makes a sticker of a card or its film: `mazel-{slug}-sticker.webp` or `.gif`. The card is set again
 * as a square, so its letters are as large as a square allows.
 *
 * @param onProgress called with the progress, 0 to 1
 * @throws StickerTooLarge, and the signal's reason when it is aborted
 */
export async function makeSticker(
  signal: AbortSignal,
  { source, draft, kind, film }: StickerToMake,
  onProgress: (done: number) => void,
): Promise<File> {
  const square = await inFormat(source, draft, 'square')
  const blob =
    kind === 'still'
      ? await makeStill(signal, square, onProgress)
      : await makeMoving(signal, { square, kind, film }, onProgress)
  const ending = kind === 'gif' ? 'gif' : 'webp'
  const name = `mazel-${source.card.design.slug}-sticker.${ending}`
  return new File([blob], name, { type: blob.type })
}

async function makeStill(
  signal: AbortSignal,
  square: PictureSource,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const kept = createKeptGround()
  try {
    const order = { type: 'image/png', widthPx: cardSidePx } as const
    const png = await makePicture(signal, { ...square, kept }, order)
    const picture = await createImageBitmap(png)
    return await encodeSticker(signal, { kind: 'still', picture }, onProgress)
  } finally {
    kept.close()
  }
}

interface MovingSticker {
  square: PictureSource
  kind: MovingKind
  film: StickerToMake['film']
}

async function makeMoving(
  signal: AbortSignal,
  { square, kind, film: { told, clip: address } }: MovingSticker,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { layout, assets } = square
  const widthPx = kind === 'gif' ? gifSidePx : cardSidePx
  const store = createSpriteStore()
  try {
    const art = await artOf(square)
    const about = { told, clip: address, format: 'square', layout, art, assets } as const
    const [film, clip] = await Promise.all([
      prepareFilm(signal, { ...about, widthPx }, store),
      address ? fetchClip(signal, address) : undefined,
    ])
    return await encodeSticker(signal, { kind, ...film, ...(clip && { clip }) }, onProgress)
  } finally {
    store.close()
  }
}

async function fetchClip(signal: AbortSignal, address: string): Promise<Blob> {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.blob()
}
