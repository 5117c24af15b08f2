import type { Size } from '#shared/art/family.ts'
import { mostZoom, type PictureSize } from '#shared/photo-film/camera.ts'
import type { OrderedPhoto } from './photo-film-order.ts'

export type PhotoToDecode = Pick<OrderedPhoto, 'blob' | 'focus' | keyof PictureSize>

/** Decodes a photo as large as the camera needs on that page, or up to an eighth of its own size larger. */
export async function decodePhoto(photo: PhotoToDecode, page: Size): Promise<ImageBitmap> {
  return pictureOf(photo, page, await decodeFrame(photo, page))
}

/**
 * The decoder of a JPEG makes any eighth of its size directly, in half of the time that it takes to
 * decode it whole and to shrink it.
 *
 * @returns undefined where the browser has no such decoder
 */
export async function decodeFrame(
  photo: PhotoToDecode,
  page: Size,
): Promise<VideoFrame | undefined> {
  const { blob, width, height } = photo
  if (typeof ImageDecoder === 'undefined' || blob.type !== 'image/jpeg') return undefined
  const share = Math.ceil((8 * seenSize(photo, page).width) / width) / 8
  const decoder = new ImageDecoder({
    ...{ data: await blob.arrayBuffer(), type: blob.type },
    ...{ desiredWidth: Math.ceil(width * share), desiredHeight: Math.ceil(height * share) },
  })
  try {
    return (await decoder.decode()).image
  } catch {
    // Another decoder may read it.
    return undefined
  } finally {
    decoder.close()
  }
}

/** @param frame of the photo, if it has been decoded; it is closed */
export async function pictureOf(
  photo: PhotoToDecode,
  page: Size,
  frame?: VideoFrame,
): Promise<ImageBitmap> {
  const { width, height } = seenSize(photo, page)
  const isEighth = frame && frame.displayWidth < photo.width
  // A frame is twice as slow to draw as a bitmap.
  const picture = isEighth
    ? createImageBitmap(frame)
    : createImageBitmap(frame ?? photo.blob, {
        resizeWidth: width,
        resizeHeight: height,
        resizeQuality: 'high',
      })
  return picture.finally(() => frame?.close())
}

function seenSize({ width, height, focus }: PhotoToDecode, page: Size): PictureSize {
  const cover = Math.max(page.widthPx / width, page.heightPx / height)
  const scale = Math.min(1, mostZoom * focus.zoom * cover)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
