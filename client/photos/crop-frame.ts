import type { CardDraft } from '#shared/draft.ts'
import { clamp, clampCrop, type PhotoSize } from './crop.ts'

/** A photo in a draft; without a turn it is upright. */
export type DraftPhoto = NonNullable<CardDraft['photos']>[number]

/** The photo in another frame, filled: as close to the photo's ratio as the frame allows. */
export function framed(photo: DraftPhoto, frame: DraftPhoto['frame'], size: PhotoSize): DraftPhoto {
  const ratio = ratioOf(frame, size)
  return { ...photo, frame, ratio, crop: clampCrop(size, ratio, photo.crop) }
}

function ratioOf(frame: DraftPhoto['frame'], { width, height }: PhotoSize): number {
  const own = width / height
  switch (frame) {
    case 'circle':
      return 1
    case 'arch':
      return 0.75
    case 'oval':
      return own > 1 ? 4 / 3 : 3 / 4
    case 'rectangle':
      // The limits of the draft schema.
      return clamp(own, 0.3, 3)
  }
}
