import { useEffect, useState } from 'react'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'

/** The drawings of the stickers, fetched once the draft has one. */
export function useStickers({ stickers = [] }: CardDraft): CardAssets['stickers'] {
  const [drawings, setDrawings] = useState<CardAssets['stickers']>()
  const wanted = stickers.length > 0
  useEffect(() => {
    if (!wanted) return
    // Without them the card stands as it would without the stickers.
    loadStickers().then(setDrawings, (error) => console.error(error))
  }, [wanted])
  return drawings
}
