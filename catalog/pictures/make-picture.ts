import { createHash } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type RenderedImage, Resvg } from '@resvg/resvg-js'
import sharp, { type Sharp } from 'sharp'
import { drawCard } from './draw-card.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { folderOf, type PictureOrder, pictureSize } from './picture-order.ts'

/** WhatsApp ignores heavier share pictures. */
const maxShareBytes = 250_000
/** Tried in turn until the picture is light enough. */
const shareQualities = [94, 90, 86, 80, 74]
/** Colour at full resolution: no ringing shows round lace and letters at double size. */
const otherQuality = 90

/**
 * Draws a picture and writes it into its folder of `outDir`.
 *
 * @returns the name of its file, which holds a hash of its bytes
 */
export async function makePicture(order: PictureOrder, outDir: string): Promise<string> {
  const { design, use, format } = order
  const svg =
    use === 'share' ? await drawSharePicture(order) : await drawCard(design, { values: {}, format })
  const bytes = await encode(render(svg, pictureSize(order).widthPx), use)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const name = use === 'other' ? `${design.slug}-${format}` : design.slug
  const file = `${name}.${hash}.${use === 'own' ? 'png' : 'jpg'}`
  await writeWhole(join(outDir, folderOf(order), file), bytes)
  return file
}

function render(svg: string, widthPx: number): RenderedImage {
  const fitTo = { mode: 'width', value: widthPx } as const
  return new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render()
}

/** Lossless, because the picture of a card is the source of all its sizes. */
function encode(
  { pixels, width, height }: RenderedImage,
  use: PictureOrder['use'],
): Promise<Buffer> {
  const image = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha()
  if (use === 'own') return image.png({ compressionLevel: 9 }).toBuffer()
  return use === 'share' ? encodeShare(image) : encodeJpeg(image, otherQuality)
}

async function encodeShare(image: Sharp): Promise<Buffer> {
  for (const quality of shareQualities) {
    const bytes = await encodeJpeg(image, quality)
    if (bytes.length <= maxShareBytes) return bytes
  }
  throw new RangeError(`the share picture is larger than ${maxShareBytes} bytes`)
}

function encodeJpeg(image: Sharp, quality: number): Promise<Buffer> {
  return image.clone().jpeg({ quality, chromaSubsampling: '4:4:4', progressive: true }).toBuffer()
}

/** Writes under a temporary name first, so an interrupted build leaves no partial picture. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.part`, bytes)
  await rename(`${path}.part`, path)
}
