import type { Size } from '#shared/art/family.ts'
import type { FocusPoint, PictureSize } from '#shared/photo-film/camera.ts'
import { cameraBox } from '#shared/photo-film/camera.ts'
import type { FilmSlot, PhotoFilmPlan } from '#shared/photo-film/plan-photo-film.ts'
import { viewsAt } from '#shared/photo-film/views-at.ts'

/** What a slot shows. */
export interface SlotPicture {
  picture: CanvasImageSource & PictureSize
  /** Of a photo, for the camera; all else fills the page. */
  focus?: FocusPoint | undefined
  /** As wide as the page; stands at its foot. */
  caption?: ImageBitmap | undefined
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Beneath a photo that is not loaded, or not opaque. */
export const darkGround = '#0e182e'

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
  // Photos are decoded at their size in the film: a better one differs by at most 2 of 255.
  context.imageSmoothingQuality = 'low'
  context.fillStyle = darkGround
  context.fillRect(0, 0, widthPx, heightPx)
  for (const view of viewsAt(plan, timeMs)) {
    const shown = pictureOf(view.slot)
    if (!shown) continue
    const { picture, focus, caption } = shown
    context.globalAlpha = view.opacity
    if (focus) {
      const { x, y, width, height } = cameraBox(picture, widthPx / heightPx, focus, view)
      context.drawImage(picture, x, y, width, height, 0, 0, widthPx, heightPx)
    } else context.drawImage(picture, 0, 0, widthPx, heightPx)
    if (!caption) continue
    const captionPx = (caption.height * widthPx) / caption.width
    context.drawImage(caption, 0, heightPx - captionPx, widthPx, captionPx)
  }
  context.globalAlpha = 1
}
