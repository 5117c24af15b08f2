import { useEffect, useRef, useState } from 'react'
import type { CardDraft } from '#shared/draft.ts'
import type { PhotoSize } from './crop.ts'
import { HEADER_BYTES, readPhotoHeader } from './photo-header.ts'
import { findPhoto } from './photo-store.ts'

/** A kept photo as the page shows it. */
export interface PhotoSource extends PhotoSize {
  /** A `blob:` address, good while the photo is on the card and the hook mounted. */
  href: string
}

/** By the id of the photo; null where this device does not have it, absent while it is loading. */
export type PhotoSources = Readonly<Record<string, PhotoSource | null>>

/** The photos of a card, loaded from this device. */
export function usePhotoSources(photos: CardDraft['photos']): PhotoSources {
  const [sources, setSources] = useState<PhotoSources>({})
  const opened = useRef(new Map<string, PhotoSource | null>())
  const ids = (photos ?? []).map(({ id }) => id).join()

  useEffect(() => {
    let left = false
    const wanted = ids ? ids.split(',') : []
    const open = opened.current
    const missing = wanted.filter((id) => !open.has(id))
    closePhotos(open, (id) => !wanted.includes(id))
    void Promise.all(missing.map(openPhoto)).then((found) => {
      for (const [index, id] of missing.entries()) {
        const source = found[index] ?? null
        if (left || open.has(id)) closePhoto(source)
        else open.set(id, source)
      }
      if (!left) setSources(Object.fromEntries(open))
    })
    return () => {
      left = true
    }
  }, [ids])

  useEffect(() => {
    const open = opened.current
    return () => closePhotos(open, () => true)
  }, [])

  return sources
}

async function openPhoto(id: string): Promise<PhotoSource | null> {
  const blob = await findPhoto(id)
  if (!blob) return null
  const header = readPhotoHeader(new Uint8Array(await blob.slice(0, HEADER_BYTES).arrayBuffer()))
  if (!header) return null
  return { href: URL.createObjectURL(blob), width: header.width, height: header.height }
}

function closePhotos(open: Map<string, PhotoSource | null>, isOver: (id: string) => boolean) {
  for (const [id, source] of open) {
    if (!isOver(id)) continue
    closePhoto(source)
    open.delete(id)
  }
}

function closePhoto(source: PhotoSource | null) {
  if (source) URL.revokeObjectURL(source.href)
}
