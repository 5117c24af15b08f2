import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { findPhoto } from '../photos/photo-store.ts'

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

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('a photo could not be read', { cause: reader.error }))
    reader.readAsDataURL(blob)
  })
}
