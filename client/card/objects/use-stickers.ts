import { useEffect, useState } from 'react'
import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { loadStickers } from '#shared/stickers/stickers.ts'

/** The drawings of the stickers, fetched with the first sticker of a draft. */
export function useStickers(stickers: CardDraft['stickers'] = []): CardAssets['stickers'] {
  const [drawings, setDrawings] = useState<CardAssets['stickers']>()
  const wanted = stickers.length > 0
  useEffect(() => {
    if (!wanted) return
    // Without them the card is shown without its stickers.
    loadStickers().then(setDrawings, (error) => console.error(error))
  }, [wanted])
  return drawings
}
