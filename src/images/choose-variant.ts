import type { ImageFormat, ImageWidth } from '#shared/image-url.ts'

export type OutputFormat = 'avif' | 'webp' | 'jpeg'

/** One of the six variants that a picture can have. */
export interface VariantChoice {
  width: ImageWidth
  format: OutputFormat
}

/** AVIF up to this width, px, inclusive: a longer side than 1,200 px is not encoded. */
const maxAvifWidth: ImageWidth = 640
/** The smaller of the two widths of a JPEG, px. */
const smallJpegWidth: ImageWidth = 320

/**
 * The variant that answers a request. Each width has one modern format, for those who ask for it by
 * name or name it in their Accept header. Everyone else gets one of two JPEGs, at least as wide. A
 * wildcard does not count: browsers send it whether they support AVIF or not.
 *
 * @param accept the Accept header
 */
export function chooseVariant(
  { width, format }: { width: ImageWidth; format: ImageFormat },
  accept = '',
): VariantChoice {
  const modern = width <= maxAvifWidth ? 'avif' : 'webp'
  // Whoever shows AVIF shows WebP too, but not the other way round.
  const isModern =
    format === 'auto' ? names(accept, `image/${modern}`) : format === modern || format === 'avif'
  if (isModern) return { width, format: modern }
  return { width: width <= smallJpegWidth ? smallJpegWidth : 1080, format: 'jpeg' }
}

function names(accept: string, type: string): boolean {
  return accept.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
