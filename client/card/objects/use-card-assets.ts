import { useMemo } from 'react'
import type { CardAssets, CardPhoto } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { type PhotoSources, usePhotoSources } from '../../photos/use-photo-sources.ts'
import { useStickers } from './use-stickers.ts'

/**
 * What the photos and stickers of a draft are painted with: the same object until one of them changes.
 * Nothing is fetched for a draft without any.
 */
export function useCardAssets({ photos, stickers }: Pick<CardDraft, 'photos' | 'stickers'>) {
  const sources = usePhotoSources(photos)
  const drawings = useStickers(stickers)
  const assets: CardAssets = useMemo(
    () => ({ photos: photosOf(sources), stickers: drawings }),
    [sources, drawings],
  )
  return { assets, sources }
}

function photosOf(sources: PhotoSources): Record<string, CardPhoto> {
  const found = Object.entries(sources).flatMap(([id, source]) => (source ? [[id, source]] : []))
  return Object.fromEntries(found)
}
