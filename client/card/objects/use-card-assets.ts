import { useEffect, useRef, useState } from 'react'
import type { Palette } from '#shared/art/family.ts'
import type { CardAssets, CardPhoto } from '#shared/card/paint-objects.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import { leaveOldBuild } from '../../old-build.ts'
import type { AssetLoader } from './asset-loader.ts'

/** By photo id: null where this device lacks the photo, absent while it loads. */
export type PhotoSources = Readonly<Record<string, CardPhoto | null>>

export interface LoadedAssets {
  assets: CardAssets
  sources: PhotoSources
}

/**
 * The assets that the photos and stickers of a draft are painted with. The object is the same until
 * one of them changes. Nothing is fetched before a draft has one. An object URL is valid while its
 * photo is on the card and the hook is mounted.
 */
export function useCardAssets(
  design: Pick<CardDesign, 'fields'>,
  draft: CardDraft | undefined,
  palette: Palette | undefined,
): LoadedAssets {
  const [loaded, setLoaded] = useState<LoadedAssets>({ assets: {}, sources: {} })
  const loader = useRef<Promise<AssetLoader>>(undefined)
  const { photos = [], stickers = [] } = draft ?? {}
  const isBare = photos.length + stickers.length === 0

  useEffect(() => {
    if (isBare && !loader.current) return
    loader.current ??= openLoader(setLoaded)
    loader.current.then((open) => open.load(design, draft, palette)).catch(report)
  }, [isBare, design, draft, palette])

  useEffect(() => () => void loader.current?.then((open) => open.close(), report), [])

  return loaded
}

async function openLoader(onLoad: (loaded: LoadedAssets) => void): Promise<AssetLoader> {
  const { AssetLoader } = await import('./asset-loader.ts')
  return new AssetLoader(onLoad)
}

/** The card is shown without the missing assets. */
function report(error: unknown) {
  console.error('assets', error)
  void leaveOldBuild()
}
