import type { Size } from '#shared/art/family.ts'
import type { FocusPoint, PictureSize } from '#shared/photo-film/camera.ts'
import { cameraBox } from '#shared/photo-film/camera.ts'
import type { FilmSlot, PhotoFilmPlan } from '#shared/photo-film/plan-photo-film.ts'
import { viewsAt } from '#shared/photo-film/views-at.ts'

/** What a slot shows. */
export interface SlotPicture {
  picture: CanvasImageSource & PictureSize
  /** Of a photo or a clip, for the camera; a title and an end fill the page. */
  focus?: FocusPoint | undefined
  /** It moves, so the camera does not. */
  isClip?: boolean
  /** As wide as the page; stands at its foot. */
  caption?: ImageBitmap | undefined
}

/** No nearer than the visitor's crop. */
const stillCamera = { number: 1, progress: 0 }

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/**
 * Draws a photo film at a time: the same in the preview and in the file.
 *
 * @param pictureOf undefined while the picture is not loaded; the page is dark there
 */
export function drawPhotoFrame(
  context: Context,
  { plan, page, timeMs }: { plan: PhotoFilmPlan; page: Size; timeMs: number },
  pictureOf: (slot: FilmSlot) => SlotPicture | undefined,
): void {
  const { widthPx, heightPx } = page
  context.globalAlpha = 1
  context.imageSmoothingQuality = 'medium'
  context.fillStyle = '#0e182e'
  context.fillRect(0, 0, widthPx, heightPx)
  for (const view of viewsAt(plan, timeMs)) {
    const shown = pictureOf(view.slot)
    if (!shown) continue
    const { picture, focus, isClip, caption } = shown
    context.globalAlpha = view.opacity
    if (!focus) {
      context.drawImage(picture, 0, 0, widthPx, heightPx)
      continue
    }
    const camera = isClip ? stillCamera : view
    const { x, y, width, height } = cameraBox(picture, widthPx / heightPx, focus, camera)
    context.drawImage(picture, x, y, width, height, 0, 0, widthPx, heightPx)
    if (!caption) continue
    const captionPx = (caption.height * widthPx) / caption.width
    context.drawImage(caption, 0, heightPx - captionPx, widthPx, captionPx)
  }
  context.globalAlpha = 1
}
