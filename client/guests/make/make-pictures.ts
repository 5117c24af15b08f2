import { Zip, ZipPassThrough } from 'fflate'
import { paintArt } from '#shared/art/paints.ts'
import type { Guest } from '#shared/guests/guest-list.ts'
import type { GuestRange } from '#shared/guests/zip-parts.ts'
import { collectBlobs } from '../../export/collect-blobs.ts'
import { drawCard } from '../../export/draw-card.ts'
import { drawGround } from '../../export/draw-ground.ts'
import { type GuestCards, layOutGuests } from './lay-out-guests.ts'
import type { GuestsOrder } from './make-guests-pdf.ts'
import { createPace } from './pace.ts'

export interface PicturesOrder extends Omit<GuestsOrder, 'words' | 'cards'> {
  cards: GuestCards
}

/** Draws the pictures of guests on one ground. The caller closes it. */
export interface GuestPictures {
  draw(signal: AbortSignal, guest: Guest): Promise<File>
  close(): void
}

/**
 * Lays out all cards and draws what is below their words, once.
 *
 * @throws Error that names the failed step; the signal's reason when it was aborted
 */
export async function openPictures(
  signal: AbortSignal,
  { cards, guests, assets, draw, onProgress }: PicturesOrder,
): Promise<GuestPictures> {
  const laid = await layOutGuests(signal, cards, guests, (done) =>
    onProgress((0.1 * done) / guests.length),
  )
  const { base, order } = laid
  const art = paintArt(await draw(order), base.palette)
  const ground = await drawGround(signal, { layout: base, art, ...assets })
  return {
    async draw(stop, guest) {
      const { layout } = laid.cardOf(guest)
      const type = 'image/jpeg'
      const picture = await drawCard(stop, { layout, art, ground: async () => ground, type })
      return new File([picture], `${fileName(guest.name)}.jpg`, { type })
    },
    close: ground.close,
  }
}

/** Bytes of the picture of the first guest; the others differ from it in a few letters. */
export async function weighPicture(
  signal: AbortSignal,
  order: Omit<PicturesOrder, 'onProgress'>,
): Promise<number> {
  const guests = order.guests.slice(0, 1)
  const pictures = await openPictures(signal, { ...order, guests, onProgress: () => {} })
  try {
    const [file] = await Promise.all(guests.map((guest) => pictures.draw(signal, guest)))
    return file?.size ?? 0
  } finally {
    pictures.close()
  }
}

/**
 * A ZIP file of the pictures of all guests, or of some, numbered as in the list. The pictures are
 * stored as they are: a JPEG does not get smaller.
 */
export async function makePicturesZip(
  signal: AbortSignal,
  order: PicturesOrder,
  { from, to }: GuestRange = { from: 0, to: order.guests.length },
): Promise<Blob> {
  const { guests, onProgress } = order
  const pictures = await openPictures(signal, order)
  const bytes = collectBlobs()
  let failure: Error | undefined
  /** The picture that is being added, and its bytes: the ZIP file hands on the same array. */
  let stored: { data: Uint8Array; picture: Blob } | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else bytes.add(chunk === stored?.data ? stored.picture : chunk.slice())
  })
  try {
    const pace = createPace(signal)
    const digits = String(guests.length).length
    for (const [i, guest] of guests.slice(from, to).entries()) {
      const picture = await pictures.draw(signal, guest)
      const number = String(from + i + 1).padStart(digits, '0')
      const entry = new ZipPassThrough(`${number} ${picture.name}`)
      const data = new Uint8Array(await picture.arrayBuffer())
      stored = { data, picture }
      zip.add(entry)
      entry.push(data, true)
      if (failure) throw failure
      onProgress(0.1 + (0.9 * (i + 1)) / (to - from))
      await pace()
    }
    zip.end()
    return bytes.finish('application/zip')
  } finally {
    pictures.close()
  }
}

const refused = '\\/:*?"<>|'

/** Without what file systems refuse. */
function fileName(name: string): string {
  const kept = Array.from(name, (one) => (one < ' ' || refused.includes(one) ? ' ' : one)).join('')
  return kept.trim().slice(0, 80) || 'card'
}
