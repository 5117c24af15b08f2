/** Size of a picture, in any unit. */
export interface PictureSize {
  width: number
  height: number
}

/** What the visitor wants to see: a point, as fractions of the photo, and a zoom from 1. */
export interface FocusPoint {
  x: number
  y: number
  zoom: number
}

/** How far the camera comes near over the time of a photo. */
const push = 0.1

/** Largest zoom of the camera beyond that of the focus. */
export const mostZoom = 1 + push

/**
 * The part of a photo that fills a frame while the camera slowly comes near, or goes back on every
 * other photo. The focus point stays as near to the middle as the photo allows.
 *
 * @param progress 0 to 1
 * @returns a box in the unit of `photo`
 * @example cameraBox({ width: 200, height: 100 }, 1, { x: 0.5, y: 0.5, zoom: 1 },
 *   { number: 1, progress: 0 })
 *   // { x: 50, y: 0, width: 100, height: 100 }
 */
export function cameraBox(
  photo: PictureSize,
  ratio: number,
  focus: FocusPoint,
  { number, progress }: { number: number; progress: number },
) {
  const eased = progress * progress * (3 - 2 * progress)
  const zoom = focus.zoom * (1 + push * (number % 2 === 1 ? eased : 1 - eased))
  const width = Math.min(photo.width, photo.height * ratio) / zoom
  const height = width / ratio
  return {
    x: clamp(focus.x * photo.width - width / 2, photo.width - width),
    y: clamp(focus.y * photo.height - height / 2, photo.height - height),
    width,
    height,
  }
}

/** From 0 to `most`. */
function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
