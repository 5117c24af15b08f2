/** Of a picture as it is stored, px. */
export interface PictureSize {
  width: number
  height: number
}

/** Through the width and the height of IHDR. */
const PNG_HEADER_BYTES = 24
/** Of a JPEG segment, through the width of a frame header. */
const FRAME_HEADER_BYTES = 9

/**
 * The size that a PNG says of itself: third edition, 5.2 and 11.2.1. Undefined where its header is cut
 * short.
 *
 * @param file begins with the signature of a PNG
 */
export function readPngSize(file: DataView): PictureSize | undefined {
  if (file.byteLength < PNG_HEADER_BYTES) return undefined
  return { width: file.getUint32(16), height: file.getUint32(20) }
}

/**
 * The size that a JPEG says of itself: ITU-T T.81, annex B, segments of a marker and a length, up to
 * the first frame header. Undefined where there is none.
 *
 * @param file begins with the marker of a JPEG
 */
export function readJpegSize(file: DataView): PictureSize | undefined {
  let at = 2
  while (at + FRAME_HEADER_BYTES <= file.byteLength && file.getUint8(at) === 0xff) {
    const marker = file.getUint8(at + 1)
    if (isFrame(marker)) return { height: file.getUint16(at + 5), width: file.getUint16(at + 7) }
    // 0xff before a marker is padding, one byte of it.
    at += marker === 0xff ? 1 : 2 + file.getUint16(at + 2)
  }
  return undefined
}

/** SOF0 to SOF15, without DHT, JPG and DAC, whose markers lie between them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}
