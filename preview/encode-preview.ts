import jpegWasm from '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'
import encodeJpeg, { init as initJpeg } from '@jsquash/jpeg/encode.js'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import resvgWasm from '@resvg/resvg-wasm/index_bg.wasm'
import { sharePictureSize } from '#shared/card/share-picture.ts'
import { maxPreviewBytes } from '#shared/files/preview-order.ts'

await Promise.all([initWasm(resvgWasm), initJpeg(jpegWasm)])

/** Tried in turn until the picture is light enough. */
const qualities = [92, 84, 70]
/**
 * Colour at full resolution; otherwise gold letters fray on a dark ground. Not progressive: that
 * takes twice as long for 4 % fewer bytes.
 */
const options = {
  auto_subsample: false,
  chroma_subsample: 1,
  progressive: false,
  baseline: true,
} as const

/**
 * Encodes an SVG of `sharePictureSize` as a JPEG.
 *
 * @throws RangeError when it is too heavy even at the lowest quality
 */
export async function encodePreview(svg: string): Promise<ArrayBuffer> {
  const pixels = rasterise(svg)
  await scheduler.wait(0)
  for (const quality of qualities) {
    const jpeg = await encodeJpeg(pixels, { ...options, quality })
    if (jpeg.byteLength <= maxPreviewBytes) return jpeg
  }
  throw new RangeError(`the preview is larger than ${maxPreviewBytes} bytes`)
}

interface Pixels {
  /** Red, green, blue and alpha, row by row. */
  data: Uint8Array
  width: number
  height: number
}

/** Memory of wasm must be freed by hand. */
function rasterise(svg: string): Pixels {
  const { widthPx: width, heightPx: height } = sharePictureSize
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width } })
  const image = drawing.render()
  const data = image.pixels
  image.free()
  drawing.free()
  return { data, width, height }
}
