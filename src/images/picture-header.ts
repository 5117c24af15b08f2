import { type PictureSize, readJpegSize, readPngSize } from '#shared/files/picture-size.ts'

/** What the first bytes of a picture say of it. */
export interface PictureHeader extends PictureSize {
  type: 'image/jpeg' | 'image/png'
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_END = [0x49, 0x45, 0x4e, 0x44]
const JPEG_END = [0xff, 0xd9]

/**
 * Reads type and size of a PNG or JPEG without decoding it, so that what is no picture, or one too
 * large to decode, is refused before it costs anything. Undefined for other bytes.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const header = readPng(bytes) ?? readJpeg(bytes)
  return header && header.width > 0 && header.height > 0 ? header : undefined
}

/**
 * Whether a picture reaches its end, IEND or EOI: one that breaks off need not be given to an
 * encoder. What a camera writes after the end is let be.
 */
export function isWhole(bytes: Uint8Array): boolean {
  const end = bytes[0] === PNG_SIGNATURE[0] ? PNG_END : JPEG_END
  for (let at = bytes.length - end.length; at >= 0; at--) {
    if (end.every((byte, index) => bytes[at + index] === byte)) return true
  }
  return false
}

function readPng(bytes: Uint8Array): PictureHeader | undefined {
  if (PNG_SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined
  const size = readPngSize(viewOf(bytes))
  return size && { type: 'image/png', ...size }
}

function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const size = readJpegSize(viewOf(bytes))
  return size && { type: 'image/jpeg', ...size }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
