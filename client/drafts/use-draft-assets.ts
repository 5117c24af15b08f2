import { useEffect, useState } from 'react'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'
import { usePhotoSources } from '../photos/use-photo-sources.ts'

/** What the photos and stickers of a draft are painted with. */
export function useDraftAssets({ photos, stickers = [] }: CardDraft): CardAssets {
  const sources = usePhotoSources(photos)
  const [drawings, setDrawings] = useState<CardAssets['stickers']>()
  const wanted = stickers.length > 0
  useEffect(() => {
    if (!wanted) return
    // Without them the card stands as it would without the stickers.
    loadStickers().then(setDrawings, (error) => console.error(error))
  }, [wanted])
  const found = Object.entries(sources).flatMap(([id, source]) => (source ? [[id, source]] : []))
  return { photos: Object.fromEntries(found), stickers: drawings }
}
