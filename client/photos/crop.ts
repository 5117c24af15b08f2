import type { CardPhoto } from '#shared/card/paint-objects.ts'
import type { Photo } from '#shared/draft.ts'

export type Crop = Photo['crop']

export type PhotoSize = Pick<CardPhoto, 'width' | 'height'>

export const maxZoom = 8

/** The visible part of a photo in a frame of that ratio, as fractions of the photo. */
export function seenPart(photo: PhotoSize, ratio: number, { x, y, zoom }: Crop) {
  const wide = photo.width / photo.height / ratio
  const width = Math.min(1, 1 / wide) / zoom
  const height = Math.min(1, wide) / zoom
  return { x: x - width / 2, y: y - height / 2, width, height }
}

/** The nearest crop that fills the frame. */
export function clampCrop(photo: PhotoSize, ratio: number, crop: Crop): Crop {
  const zoom = clamp(crop.zoom, 1, maxZoom)
  const { width, height } = seenPart(photo, ratio, { ...crop, zoom })
  return {
    x: clamp(crop.x, width / 2, 1 - width / 2),
    y: clamp(crop.y, height / 2, 1 - height / 2),
    zoom,
  }
}

/** The largest part of the photo that fits the frame, centred. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 }

export function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
