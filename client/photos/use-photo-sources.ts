import { useEffect, useRef, useState } from 'react'
import type { CardPhoto } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { leaveOldBuild } from '../old-build.ts'

/**
 * By the id of the photo: null where this device does not have it, absent while it loads. An address
 * is good while its photo is on the card and the hook is mounted.
 */
export type PhotoSources = Readonly<Record<string, CardPhoto | null>>

/** The photos of a card, loaded from this device; the first one fetches the code. */
export function usePhotoSources(photos: CardDraft['photos']): PhotoSources {
  const [sources, setSources] = useState<PhotoSources>({})
  const opened = useRef(new Map<string, CardPhoto | null>())
  const ids = (photos ?? []).map(({ id }) => id).join()

  useEffect(() => {
    const open = opened.current
    const wanted = ids ? ids.split(',') : []
    // The same empty sources for a card without photos: they are a part of the key of its files.
    if (wanted.length === 0 && open.size === 0) return
    let left = false
    const missing = wanted.filter((id) => !open.has(id))
    closePhotos(open, (id) => !wanted.includes(id))
    const update = async () => {
      const found = await openPhotos(missing)
      for (const [index, id] of missing.entries()) {
        const source = found[index] ?? null
        if (left || open.has(id)) closePhoto(source)
        else open.set(id, source)
      }
      if (!left) setSources(Object.fromEntries(open))
    }
    update().catch((error) => {
      console.error('photos', error)
      void leaveOldBuild()
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

async function openPhotos(ids: readonly string[]): Promise<(CardPhoto | null)[]> {
  if (ids.length === 0) return []
  const { openPhoto } = await import('./open-photo.ts')
  return Promise.all(ids.map(openPhoto))
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
