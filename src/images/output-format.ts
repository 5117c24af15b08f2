import { type ImageFormat, type ImageWidth, modernFormatOf } from '#shared/image-url.ts'

export type OutputFormat = 'avif' | 'webp' | 'jpeg'

/**
 * The format of a response. A width has two: a modern one, if it is asked for by name or the client
 * names it, and JPEG for everything else. A wildcard does not count: browsers send it whether they
 * support AVIF or not.
 *
 * @param accept the Accept header
 */
export function chooseOutputFormat(
  { width, format }: { width: ImageWidth; format: ImageFormat },
  accept = '',
): OutputFormat {
  const modern = modernFormatOf(width)
  if (format === 'auto') return names(accept, `image/${modern}`) ? modern : 'jpeg'
  // Whoever shows AVIF shows WebP too, but not the other way round.
  return format === modern || format === 'avif' ? modern : 'jpeg'
}

function names(accept: string, type: string): boolean {
  return accept.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
