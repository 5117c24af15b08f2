import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { printBleedPx } from '#shared/art/family.ts'
import { maxGroundBytes } from '#shared/files/preview-order.ts'
import { formatSizes } from '#shared/format.ts'
import { RefusedError } from '../release/refused-error.ts'

/** A picture as it is stored: two JPEGs in sRGB without metadata. */
export interface StoredPicture {
  large: Buffer
  /** For previews. */
  small: Buffer
  /** The pixels of the large one: red, green and blue. */
  pixels: Buffer
  /** Size of the large one, px. */
  widthPx: number
  heightPx: number
}

/** Types by the name that sharp gives them. */
const readableTypes = ['jpeg', 'png', 'heif', 'webp', 'svg']

const maxFileBytes = 80 * 1024 * 1024
const maxInputPixels = 120_000_000

/** Narrower pictures look soft on a phone. */
export const leastSidePx = 1080

/** The largest page with its bleed: a picture that covers it is large enough for everything. */
const pageWidthPx = formatSizes.print.widthPx + 2 * printBleedPx
const pageHeightPx = formatSizes.print.heightPx + 2 * printBleedPx

const maxLargeBytes = 900_000
const largeQualities = [88, 82, 76, 70, 62]
const smallQualities = [80, 70, 60, 45]
/** Covers a card in a preview, which is 550 px high. */
const smallSide = { widthPx: 480, heightPx: 640 }

/**
 * Reads an artist's picture and makes the files of it. Place, time and camera, which photos tell,
 * are left out.
 *
 * @throws RefusedError that says what is wrong with the picture
 */
export async function readPicture(file: string): Promise<StoredPicture> {
  const bytes = await readBytes(file)
  const name = path.basename(file)
  const meta = await sharp(bytes, { limitInputPixels: maxInputPixels })
    .metadata()
    .catch(() => {
      throw new RefusedError(`${name} is not a picture: take a PNG, JPG, AVIF, WebP or SVG.`)
    })
  refuseUnfit(name, meta)
  try {
    return await makeFiles(sharp(bytes, optionsFor(meta)))
  } catch (cause) {
    if (cause instanceof RefusedError) throw cause
    const message = `${name} cannot be read to its end: save or copy it again.`
    throw new RefusedError(message, { cause })
  }
}

async function readBytes(file: string): Promise<Buffer> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new RefusedError(`There is no file ${file}.`)
  if (found.size > maxFileBytes) {
    const most = maxFileBytes / 1024 / 1024
    throw new RefusedError(`${file} has more than ${most} MB: save it smaller.`)
  }
  return readFile(file)
}

function refuseUnfit(name: string, { format, autoOrient }: Metadata): void {
  if (!readableTypes.includes(format)) {
    throw new RefusedError(`${name} is a ${format}: take a PNG, JPG, AVIF, WebP or SVG.`)
  }
  const { width, height } = autoOrient
  if (format !== 'svg' && (width < leastSidePx || height < leastSidePx)) {
    const least = `at least ${leastSidePx} px wide and high`
    throw new RefusedError(`${name} is ${width} x ${height} px: it must be ${least}.`)
  }
}

/** A drawing is read at the size of the page; a picture must be whole. */
function optionsFor({ format, width, height, density = 72 }: Metadata) {
  const whole = { limitInputPixels: maxInputPixels, failOn: 'warning' } as const
  if (format !== 'svg') return whole
  const scale = Math.max(pageWidthPx / width, pageHeightPx / height, 1)
  return { ...whole, density: Math.min(density * scale, 100_000) }
}

async function makeFiles(read: Sharp): Promise<StoredPicture> {
  const upright = read
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
  const cover = (width: number, height: number) =>
    ({ width, height, fit: 'outside', withoutEnlargement: true }) as const
  const { data, info } = await upright
    .resize(cover(pageWidthPx, pageHeightPx))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const decoded = () => sharp(data, { raw: { width, height, channels } })
  const small = decoded().resize(cover(smallSide.widthPx, smallSide.heightPx))
  return {
    large: await encode(decoded(), largeQualities, maxLargeBytes),
    small: await encode(small, smallQualities, maxGroundBytes),
    pixels: data,
    widthPx: width,
    heightPx: height,
  }
}

/** In colours at full resolution, which keep fine drawing clean. */
async function encode(picture: Sharp, qualities: number[], maxBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const options = { quality, progressive: true, chromaSubsampling: '4:4:4' } as const
    const bytes = await picture.clone().jpeg(options).toBuffer()
    if (bytes.length <= maxBytes) return bytes
  }
  const most = Math.round(maxBytes / 1000)
  throw new RefusedError(
    `The picture takes more than ${most} kB as a JPEG: it is too long, or all of it is noise. Crop or calm it.`,
  )
}

/** @example hashedName('meadow', bytes) // 'meadow.0123456789abcdef.jpg' */
export function hashedName(name: string, bytes: Uint8Array, ending = 'jpg'): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return `${name}.${hash}.${ending}`
}
