import { composeSharePicture } from '#shared/card/share-picture.ts'
import { type PictureOrder, pictureSize } from '#shared/pictures/picture-order.ts'
import type { Outliner } from '../../client/export/outline-text.ts'
import { drawPage } from './draw-page.ts'
import { encodeJpeg, encodeLight } from './encode-jpeg.ts'
import { layOutWords } from './lay-out-words.ts'
import { rasterise, rasterisePng } from './rasterise.ts'

/** Of JPEGs in other formats than the card's own: a status is the source of a file that visitors save. */
const statusQuality = 96
const shelfQuality = 90

/**
 * Draws a picture of a card: a PNG for its own, because it is the source of all its sizes, else a
 * JPEG. The same code draws in workerd and in Node, and makes the same bytes.
 *
 * @param order with the artist's picture of a design that has one, as a `data:` address
 * @param rest called between the steps, so that the caller can do other work
 * @throws RangeError when the design cannot be drawn
 */
export async function drawPicture(
  order: PictureOrder & { ground?: string | undefined },
  outliner: Outliner,
  rest: () => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { design, use, format, ground } = order
  const words = await layOutWords(outliner, { design, draft: { values: {}, format } })
  await rest()
  const page = await drawPage(design, words, ground === undefined ? {} : { ground })
  const { size, palette } = words.layout
  const svg = use === 'share' ? composeSharePicture({ card: page, size, palette }) : page
  await rest()
  const { widthPx } = pictureSize(order)
  if (use === 'own') return rasterisePng(svg, widthPx)
  const pixels = rasterise(svg, widthPx)
  await rest()
  if (use === 'share') return encodeLight(pixels)
  return encodeJpeg(pixels, format === 'status' ? statusQuality : shelfQuality)
}
