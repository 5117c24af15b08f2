import type { CardLayout } from '#shared/card/layout-card.ts'
import type { CardDesign } from '#shared/card.ts'
import type { CardDraft } from '#shared/draft.ts'
import type { EditDraft } from '../../drafts/draft-session.ts'
import { PhotoTools } from '../../photos/photo-tools.tsx'
import type { PhotoReading } from '../../photos/use-photos.ts'
import { StickerPicker } from '../../stickers/sticker-picker.tsx'
import classes from './object-tools.module.css'
import type { PhotoSources } from './use-card-assets.ts'

export type ObjectKind = 'photos' | 'stickers'

export interface ObjectToolsProps {
  kind: ObjectKind
  design: Pick<CardDesign, 'fields'>
  draft: CardDraft
  onEdit: EditDraft
  /** `undefined` until the card can be laid out. */
  layout: CardLayout | undefined
  sources: PhotoSources
  reading: PhotoReading
}

/** Adds and changes the photos or the stickers of a card. */
export function ObjectTools({ kind, ...props }: ObjectToolsProps) {
  return (
    <div className={classes.tools}>
      {kind === 'photos' ? <PhotoTools {...props} /> : <StickerPicker {...props} />}
    </div>
  )
}
