import encode from '@jsquash/jpeg/encode.js'
import type { Pixels } from './rasterise.ts'

/** WhatsApp ignores heavier previews. */
export const maxLightBytes = 250_000
/** Tried in turn until the picture is light enough. */
const lightQualities = [92, 84, 74, 64]

/**
 * Colour at full resolution: otherwise gold letters fray on a dark ground, and rings show round
 * lace. Not progressive: that takes more than twice as long for 4 % fewer bytes.
 */
const options = {
  auto_subsample: false,
  chroma_subsample: 1,
  progressive: false,
  baseline: true,
} as const

/** Encodes pixels as a JPEG. `init` of the encoder was called before. */
export async function encodeJpeg(
  pixels: Pixels,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await encode(pixels, { ...options, quality }))
}

/**
 * Encodes pixels as a JPEG that messengers show.
 *
 * @throws RangeError when it is too heavy even at the lowest quality
 */
export async function encodeLight(pixels: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  for (const quality of lightQualities) {
    const jpeg = await encodeJpeg(pixels, quality)
    if (jpeg.byteLength <= maxLightBytes) return jpeg
  }
  throw new RangeError(`the picture is larger than ${maxLightBytes} bytes`)
}
