import type { CardPhoto } from '#shared/card/paint-objects.ts'
import { headerBytes, readPhotoHeader } from './photo-header.ts'
import { findPhoto } from './photo-store.ts'

/** A photo of this device with an object URL, which the caller revokes; null if it is not here. */
export async function openPhoto(id: string): Promise<CardPhoto | null> {
  const blob = await findPhoto(id)
  if (!blob) return null
  const header = readPhotoHeader(new Uint8Array(await blob.slice(0, headerBytes).arrayBuffer()))
  if (!header) return null
  return { href: URL.createObjectURL(blob), width: header.width, height: header.height }
}
