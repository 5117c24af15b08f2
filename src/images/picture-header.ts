import { imageSize } from 'image-size'
import { beginsAs } from './file-signature.ts'

/** Size of a stored picture, px. */
export interface PictureSize {
  width: number
  height: number
}

/** Type and size from the first bytes of a picture. */
export interface PictureHeader extends PictureSize {
  type: 'image/jpeg' | 'image/png'
}

const pngStart = 0x89
const pngEnd = [0x49, 0x45, 0x4e, 0x44]
const jpegEnd = [0xff, 0xd9]

/**
 * Reads type and size of a PNG or JPEG without decoding it, so that other files and oversized
 * pictures are refused cheaply. Undefined for other bytes.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const type = typeOf(bytes)
  if (!type) return undefined
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { type, width, height } : undefined
  } catch {
    return undefined
  }
}

/** By signature, so that the library reads only these two formats. */
function typeOf(bytes: Uint8Array): PictureHeader['type'] | undefined {
  if (beginsAs('.png', bytes)) return 'image/png'
  return beginsAs('.jpg', bytes) ? 'image/jpeg' : undefined
}

/**
 * Whether a picture is complete, up to IEND or EOI: an encoder cannot use a truncated one. A camera
 * may append data after the end.
 */
export function isWhole(bytes: Uint8Array): boolean {
  const end = bytes[0] === pngStart ? pngEnd : jpegEnd
  for (let at = bytes.length - end.length; at >= 0; at--) {
    if (end.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}
