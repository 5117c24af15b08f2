import { useEffect, useRef, useState } from 'react'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { HEADER_BYTES, readPhotoHeader } from './photo-header.ts'
import { findPhoto } from './photo-store.ts'

/**
 * By the id of the photo: null where this device does not have it, absent while it is loading. An
 * address is good while its photo is on the card and the hook mounted.
 */
export type PhotoSources = Readonly<Record<string, CardPhoto | null>>

/** The photos of a card, loaded from this device. */
export function usePhotoSources(photos: CardDraft['photos']): PhotoSources {
  const [sources, setSources] = useState<PhotoSources>({})
  const opened = useRef(new Map<string, CardPhoto | null>())
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

async function openPhoto(id: string): Promise<CardPhoto | null> {
  const blob = await findPhoto(id)
  if (!blob) return null
  const header = readPhotoHeader(new Uint8Array(await blob.slice(0, HEADER_BYTES).arrayBuffer()))
  if (!header) return null
  return { href: URL.createObjectURL(blob), width: header.width, height: header.height }
}

function closePhotos(open: Map<string, CardPhoto | null>, isOver: (id: string) => boolean) {
  for (const [id, source] of open) {
    if (!isOver(id)) continue
    closePhoto(source)
    open.delete(id)
  }
}

function closePhoto(source: CardPhoto | null) {
  if (source) URL.revokeObjectURL(source.href)
}
