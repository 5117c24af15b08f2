import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { findPhoto } from '../photos/photo-store.ts'
import { dataUrl } from './data-url.ts'

type Photos = Readonly<Record<string, CardPhoto>>

/**
 * Photos as data URLs, since an SVG drawn as a picture may fetch nothing. A photo that this device
 * lacks is left out, as on the page.
 */
export async function embedPhotos(signal: AbortSignal, photos: Photos = {}): Promise<Photos> {
  const entries = Object.entries(photos).map(async ([id, photo]) => {
    const blob = await findPhoto(id)
    return blob ? [[id, { ...photo, href: await dataUrl(blob) }] as const] : []
  })
  const embedded = (await Promise.all(entries)).flat()
  signal.throwIfAborted()
  return Object.fromEntries(embedded)
}
