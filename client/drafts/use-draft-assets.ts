import type { CardAssets } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { useStickers } from '../card/objects/use-stickers.ts'
import { usePhotoSources } from '../photos/use-photo-sources.ts'

/** What the photos and stickers of a draft are painted with. */
export function useDraftAssets(draft: CardDraft): CardAssets {
  const sources = usePhotoSources(draft.photos)
  const stickers = useStickers(draft)
  const found = Object.entries(sources).flatMap(([id, source]) => (source ? [[id, source]] : []))
  return { photos: Object.fromEntries(found), stickers }
}
