/** What the first bytes of a picture say of it. */
export interface PictureHeader {
  type: 'image/jpeg' | 'image/png'
  widthPx: number
  heightPx: number
}

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const PNG_HEADER_LENGTH = 24
const PNG_END = [0x49, 0x45, 0x4e, 0x44]
const JPEG_END = [0xff, 0xd9]

/**
 * Reads type and size of a PNG or JPEG without decoding it, so that what is no picture, or one too
 * large to decode, is refused before it costs anything. Undefined for other bytes.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader | undefined {
  const header = readPng(bytes) ?? readJpeg(bytes)
  return header && header.widthPx > 0 && header.heightPx > 0 ? header : undefined
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

/** PNG, third edition, 5.2 and 11.2.1: the signature, then IHDR with width and height. */
function readPng(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes.length < PNG_HEADER_LENGTH) return undefined
  if (PNG_SIGNATURE.some((byte, index) => bytes[index] !== byte)) return undefined
  const view = viewOf(bytes)
  return { type: 'image/png', widthPx: view.getUint32(16), heightPx: view.getUint32(20) }
}

/** ITU-T T.81, annex B: segments of a marker and a length, up to the first frame header. */
function readJpeg(bytes: Uint8Array): PictureHeader | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  const view = viewOf(bytes)
  let offset = 2
  while (offset + 9 <= bytes.length && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (isFrame(marker)) {
      return {
        type: 'image/jpeg',
        widthPx: view.getUint16(offset + 7),
        heightPx: view.getUint16(offset + 5),
      }
    }
    // 0xff before a marker is padding, one byte of it.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2)
  }
  return undefined
}

/** SOF0 to SOF15, among which DHT, JPG and DAC are something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
