import type { Size } from '#shared/art/family.ts'
import { mostZoom, type PictureSize } from '#shared/photo-film/camera.ts'
import type { OrderedPhoto } from './photo-film-order.ts'

type PhotoToDecode = Pick<OrderedPhoto, 'blob' | 'focus' | keyof PictureSize>

/** Decodes a photo as large as the camera needs on that page, or up to an eighth of its own size larger. */
export async function decodePhoto(photo: PhotoToDecode, page: Size): Promise<ImageBitmap> {
  const size = seenSize(photo, page)
  return (await decodeEighths(photo, size).catch(() => undefined)) ?? decodeAt(photo.blob, size)
}

/**
 * The decoder of a JPEG makes any eighth of its size directly, in half of the time that it takes to
 * decode it whole and to shrink it.
 *
 * @param least size of the picture
 * @returns undefined where the browser has no such decoder
 */
async function decodeEighths(
  { blob, width, height }: PhotoToDecode,
  least: PictureSize,
): Promise<ImageBitmap | undefined> {
  if (typeof ImageDecoder === 'undefined' || blob.type !== 'image/jpeg') return
  const share = Math.ceil((8 * least.width) / width) / 8
  const size = { width: Math.ceil(width * share), height: Math.ceil(height * share) }
  const decoder = new ImageDecoder({
    ...{ data: await blob.arrayBuffer(), type: blob.type },
    ...{ desiredWidth: size.width, desiredHeight: size.height },
  })
  try {
    const { image } = await decoder.decode()
    // A frame is twice as slow to draw as a bitmap.
    const picture = image.displayWidth === size.width ? createImageBitmap(image) : undefined
    return await (picture ?? decodeAt(image, least)).finally(() => image.close())
  } finally {
    decoder.close()
  }
}

function decodeAt(picture: Blob | VideoFrame, { width, height }: PictureSize) {
  return createImageBitmap(picture, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  })
}

function seenSize({ width, height, focus }: PhotoToDecode, page: Size): PictureSize {
  const cover = Math.max(page.widthPx / width, page.heightPx / height)
  const scale = Math.min(1, mostZoom * focus.zoom * cover)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}
