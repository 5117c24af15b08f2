import type { CardDocument } from '#shared/card.ts'
import type { PictureType } from '../export/export-picture.ts'

const endings: Readonly<Record<PictureType, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png' }

/** A picture of a card as a file, `mazel-{slug}.jpg` or `.png`. */
export function fileOf({ design }: CardDocument, blob: Blob, type: PictureType): File {
  return new File([blob], `mazel-${design.slug}.${endings[type]}`, { type })
}
