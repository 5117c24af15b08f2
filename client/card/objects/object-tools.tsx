import { useEffect, useMemo } from 'react'
import type { CardAssets, CardPhoto } from '#shared/card/paint-objects.ts'
import type { CardDraft } from '#shared/draft.ts'
import { PhotoTools } from '../../photos/photo-tools.tsx'
import { type PhotoSources, usePhotoSources } from '../../photos/use-photo-sources.ts'
import { usePhotos } from '../../photos/use-photos.ts'
import { StickerPicker } from '../../stickers/sticker-picker.tsx'
import classes from './object-tools.module.css'
import { useStickers } from './use-stickers.ts'

export interface ObjectToolsProps {
  draft: CardDraft
  /** What is shown; nothing while the card only needs its pictures. */
  open: 'photos' | 'stickers' | undefined
  /** A file that was dropped or pasted, until it is taken. */
  incoming: File | undefined
  onTaken: () => void
  onChange: (draft: CardDraft) => void
  /** What the photos and stickers of the draft are painted with. */
  onAssets: (assets: CardAssets) => void
}

/** Photos and stickers: their tools, and their pictures for the card. */
export function ObjectTools(props: ObjectToolsProps) {
  const { draft, open, incoming, onTaken, onChange, onAssets } = props
  const reading = usePhotos(draft, onChange)
  const sources = usePhotoSources(draft.photos)
  const stickers = useStickers(draft)
  const assets = useMemo(() => ({ photos: photosOf(sources), stickers }), [sources, stickers])
  useEffect(() => onAssets(assets), [assets, onAssets])
  const { read } = reading
  useEffect(() => {
    if (!incoming) return
    read(incoming)
    onTaken()
  }, [incoming, read, onTaken])

  if (!open) return null
  return (
    <div className={classes.tools}>
      {open === 'photos' ? (
        <PhotoTools draft={draft} onChange={onChange} sources={sources} reading={reading} />
      ) : (
        <StickerPicker draft={draft} onChange={onChange} />
      )}
    </div>
  )
}

function photosOf(sources: PhotoSources): Record<string, CardPhoto> {
  const found = Object.entries(sources).flatMap(([id, source]) => (source ? [[id, source]] : []))
  return Object.fromEntries(found)
}
