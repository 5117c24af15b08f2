import { type ImageFormat, type ImageWidth, maxAutoAvifWidth } from '#shared/image-url.ts'

export type OutputFormat = Exclude<ImageFormat, 'auto'>

/**
 * The format of a response: the requested one, or the best that the client names. A wildcard does
 * not count: browsers send it whether they support AVIF or not.
 *
 * @param accept the Accept header
 */
export function chooseOutputFormat(
  { file, width, format }: { file: string; width: ImageWidth; format: ImageFormat },
  accept = '',
): OutputFormat {
  if (format !== 'auto') return format
  if (width <= maxAutoAvifWidth && names(accept, 'image/avif')) return 'avif'
  if (names(accept, 'image/webp')) return 'webp'
  return file.endsWith('.png') ? 'png' : 'jpeg'
}

function names(accept: string, type: string): boolean {
  return accept.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter))
  })
}
