import type { ImageFile } from '#shared/image-url.ts'
import { logError } from '../log/log.ts'
import type { Services } from '../services/services.ts'
import type { OutputFormat, VariantChoice } from './choose-variant.ts'
import { beginsAs } from './file-signature.ts'

export interface Variant extends ImageFile, VariantChoice {
  /** Etag of the source, so that a changed picture has new variants. */
  sourceEtag: string
}

/** Chosen by eye and file size for flat art with fine lines. */
const qualities: Readonly<Record<OutputFormat, number>> = { avif: 52, webp: 82, jpeg: 84 }

/** Up to this width, px, inclusive, a picture is a tile, where the eye sees no difference. */
const maxTileWidth = 320
const tileQuality = 45

/** Of a JPEG from this width on, px, inclusive: visitors keep it, like one that their browser makes. */
const minKeptWidth = 1080
const keptQuality = 92

/** Longer sides are not encoded as AVIF, px, inclusive. */
const maxAvifSide = 1200

export function variantType(format: OutputFormat): `image/${OutputFormat}` {
  return `image/${format}`
}

/** The cached variant, or undefined. */
export async function readVariant(
  services: Services,
  variant: Variant,
): Promise<ArrayBuffer | undefined> {
  try {
    return await services.ask('MEDIA', async () => {
      const kept = await services.env.MEDIA.get(variantKey(variant))
      const bytes = await kept?.arrayBuffer()
      if (bytes && bytes.byteLength !== kept?.size) throw new Error('the variant is truncated')
      const isNonsense = bytes && !beginsAs(`a.${variant.format}`, new Uint8Array(bytes))
      if (isNonsense) throw new TypeError(`the variant is not ${variant.format}`)
      return bytes
    })
  } catch (error) {
    logError(`${variantKey(variant)} cannot be read from the bucket`, error)
    return undefined
  }
}

/** Caches a variant, so that it is not made again; best effort. */
export async function keepVariant(
  bucket: R2Bucket,
  variant: Variant,
  bytes: ArrayBuffer,
): Promise<void> {
  try {
    await bucket.put(variantKey(variant), bytes, {
      httpMetadata: { contentType: variantType(variant.format) },
    })
  } catch (error) {
    logError(`${variantKey(variant)} was not kept in the bucket`, error)
  }
}

/**
 * Makes a variant, never wider than its source.
 *
 * @throws Error when the picture cannot be decoded or the encoder is down
 */
export async function makeVariant(
  images: ImagesBinding,
  source: Uint8Array<ArrayBuffer>,
  variant: Variant,
): Promise<ArrayBuffer> {
  const { width, format } = variant
  const type = variantType(format)
  const result = await images
    .input(new Blob([source]).stream())
    .transform({ width, fit: 'scale-down', ...(format === 'avif' && { height: maxAvifSide }) })
    .output({
      format: type,
      quality: qualityOf(variant),
      // JPEG has no transparency: white instead of black.
      ...(format === 'jpeg' && { background: '#ffffff' }),
    })
  if (result.contentType() !== type) throw new TypeError(`made ${result.contentType()}`)
  const bytes = await new Response(result.image()).arrayBuffer()
  if (!beginsAs(`a.${format}`, new Uint8Array(bytes))) throw new TypeError(`made no ${format}`)
  return bytes
}

function qualityOf({ width, format }: VariantChoice): number {
  if (format === 'avif' && width <= maxTileWidth) return tileQuality
  if (format === 'jpeg' && width >= minKeptWidth) return keptQuality
  return qualities[format]
}

function variantKey({ sourceEtag, folder, file, width, format }: Variant): string {
  return `variants/${sourceEtag}/${folder}/${file}/${width}.${format}`
}
