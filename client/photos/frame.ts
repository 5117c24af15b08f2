import type { CardDraft } from '#shared/draft.ts'
import { clamp, clampCrop, type PhotoSize } from './crop.ts'

/** A photo as a draft names it; without a turn it stands straight. */
export type DraftPhoto = NonNullable<CardDraft['photos']>[number]

/** The photo in another frame: as near to its own ratio as the frame allows, and full. */
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
      // As the draft's schema has it.
      return clamp(own, 0.3, 3)
  }
}

/** The outline of a frame at 0, 0, as a path of SVG. */
export function framePath(frame: DraftPhoto['frame'], width: number, height: number): string {
  const rx = width / 2
  const ry = height / 2
  switch (frame) {
    case 'rectangle':
      return `M0 0H${width}V${height}H0Z`
    case 'arch':
      return `M0 ${height}V${rx}A${rx} ${rx} 0 0 1 ${width} ${rx}V${height}Z`
    case 'circle':
    case 'oval':
      return `M0 ${ry}A${rx} ${ry} 0 0 1 ${width} ${ry}A${rx} ${ry} 0 0 1 0 ${ry}Z`
  }
}
