/*
 * The address of a picture, one grammar for building and for parsing:
 *
 *   /images/{folder}/{file}                         any file, as stored
 *   /images/{folder}/{file}?width={w}&format={f}    a variant of a .jpg, .jpeg or .png
 *
 *   folder        one of `publicFolders`; other folders of the bucket have no address
 *   file          lower-case Latin letters, digits, '-', '_', and '.' between them; one level,
 *                 128 characters at most; no '..', no '%'
 *   w             whole px, 1 to 12000, default 500. Variants have only the widths of `imageWidths`:
 *                 other widths are rounded up, those above the last down to it. A variant is
 *                 never wider than its source.
 *   f             one of `imageFormats`, default 'auto': AVIF, or WebP at the largest width, if
 *                 the Accept header names it, else JPEG.
 *
 * Pictures in the folders of `finishedFolders` are final: they have no parameters and are sent as
 * stored.
 *
 * A picture has six variants at most, since filters approve pictures one by one: a modern one of
 * each width, and two JPEGs (`src/images/choose-variant.ts`). Every other request is answered with
 * one of them.
 */

/**
 * Widths of the variants, px, ascending: a tile on a phone with few and with many pixels, a card on
 * a phone or a tile on a dense screen, a card on a large screen.
 */
export const imageWidths = [250, 320, 640, 1080] as const
export type ImageWidth = (typeof imageWidths)[number]

export const imageFormats = ['auto', 'avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The only folders with public addresses. */
const publicFolders: readonly string[] = [
  'cards',
  'category',
  'gifs',
  'grounds',
  'share',
  'songs',
  'videos',
]

/** Folders of final pictures: link previews and artists' pictures. */
const finishedFolders: readonly string[] = ['share', 'grounds']

/** Default width of an address, px. */
const defaultImageWidth = 500

/** Larger requests are refused: px, inclusive; the widest possible source. */
const maxRequestedWidth = 12_000

const namePattern = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*$/
const rasterPattern = /\.(?:jpe?g|png)$/
const maxNameLength = 128

/** A file in a folder. */
export interface ImageFile {
  folder: string
  file: string
}

export interface ImageUrlOptions extends ImageFile {
  /** Needed width, px; the address has the next of `imageWidths`. Default: 500 in the address. */
  width?: number
  /** Default 'auto'. */
  format?: ImageFormat
}

/**
 * The address of a picture. Width and format apply to JPEG and PNG files outside the finished
 * folders; other files are sent as stored.
 *
 * @throws RangeError when folder, file or width are outside the grammar
 * @example imageUrl({ folder: 'cards', file: 'lights.png', width: 320 })
 *   // '/images/cards/lights.png?width=320&format=auto'
 * @example imageUrl({ folder: 'videos', file: 'lights.mp4' }) // '/images/videos/lights.mp4'
 */
export function imageUrl(options: ImageUrlOptions): string {
  const { folder, file, width, format = 'auto' } = options
  if (!publicFolders.includes(folder)) {
    throw new RangeError(`folder '${folder}' is not one of ${publicFolders.join(', ')}`)
  }
  if (!isName(file)) throw new RangeError(`file '${file}' is outside the grammar`)
  if (width !== undefined && !isWidth(width)) {
    throw new RangeError(`width ${width} is not a whole number from 1 to ${maxRequestedWidth}`)
  }
  const path = `/images/${folder}/${file}`
  // One address for all widths that have the same bytes.
  const rung = width === undefined ? defaultImageWidth : roundUpWidth(width)
  return isResizable(options) ? `${path}?width=${rung}&format=${format}` : path
}

export interface ImageSrcSetOptions extends ImageFile {
  /** The picture's own width, px. */
  pictureWidth: number
  /** Default 'auto'. */
  format?: ImageFormat
}

/**
 * The `srcset` of a JPEG or PNG: each available width; the last is its own width or the largest
 * variant. Empty for files that are sent as stored.
 *
 * @throws RangeError when folder or file are outside the grammar
 * @example imageSrcSet({ folder: 'cards', file: 'a.png', pictureWidth: 300 })
 *   // '/images/cards/a.png?width=250&format=auto 250w, …?width=320&format=auto 300w'
 */
export function imageSrcSet(options: ImageSrcSetOptions): string {
  const { pictureWidth, ...rest } = options
  if (!isResizable(rest)) return ''
  const last = roundUpWidth(pictureWidth)
  return imageWidths
    .filter((width) => width <= last)
    .map((width) => `${imageUrl({ ...rest, width })} ${Math.min(width, pictureWidth)}w`)
    .join(', ')
}

/**
 * The address of a category's picture, by its file name.
 *
 * @throws RangeError when the file name is outside the grammar
 * @example categoryImageUrl('wedding.svg') // '/images/category/wedding.svg'
 */
export function categoryImageUrl(image: string): string {
  return imageUrl({ folder: 'category', file: image })
}

/**
 * The address of an artist's picture, by its file name.
 *
 * @throws RangeError when the file name is outside the grammar
 * @example groundUrl('meadow.0123456789abcdef.jpg') // '/images/grounds/meadow.0123456789abcdef.jpg'
 */
export function groundUrl(file: string): string {
  return imageUrl({ folder: 'grounds', file })
}

/** The meaning of an address; 'refused' says what is wrong with it and how to fix it. */
export type ImageRequest =
  | ({ kind: 'picture'; width: ImageWidth; format: ImageFormat } & ImageFile)
  | ({ kind: 'file' } & ImageFile)
  | { kind: 'refused'; part: 'path' | 'width' | 'format'; message: string }

/**
 * Reads the address of a picture.
 *
 * @param path as in the request, not decoded
 * @param query values of the parameters, undefined where left out; files that go out as stored have
 *   no parameters, so theirs are not read
 * @example parseImageUrl('/images/cards/lights.png', { width: '300' })
 *   // { kind: 'picture', folder: 'cards', file: 'lights.png', width: 320, format: 'auto' }
 */
export function parseImageUrl(
  path: string,
  query: { width?: string | undefined; format?: string | undefined } = {},
): ImageRequest {
  const [root, images, folder = '', file = '', ...more] = path.split('/')
  const isGrammatical = root === '' && images === 'images' && more.length === 0 && isName(file)
  if (!isGrammatical || !publicFolders.includes(folder)) {
    const message =
      'No file has this address: it is /images/{folder}/{file} in a-z, 0-9, dots and hyphens'
    return { kind: 'refused', part: 'path', message }
  }
  if (!isResizable({ folder, file })) return { kind: 'file', folder, file }
  const { width = String(defaultImageWidth), format = 'auto' } = query
  if (!/^[1-9][0-9]{0,4}$/.test(width) || Number(width) > maxRequestedWidth) {
    const message = `The parameter width must be a whole number from 1 to ${maxRequestedWidth}`
    return { kind: 'refused', part: 'width', message }
  }
  if (!isFormat(format)) {
    const message = `The parameter format must be one of ${imageFormats.join(', ')}`
    return { kind: 'refused', part: 'format', message }
  }
  return { kind: 'picture', folder, file, width: roundUpWidth(Number(width)), format }
}

/**
 * The width of the variant that answers a request for this many px.
 *
 * @example roundUpWidth(501) // 640
 * @example roundUpWidth(4000) // 1080
 */
export function roundUpWidth(width: number): ImageWidth {
  return imageWidths.find((rung) => rung >= width) ?? 1080
}

function isName(name: string): boolean {
  return name.length <= maxNameLength && namePattern.test(name)
}

/** Whether a picture has variants: a JPEG or PNG outside the finished folders. */
export function isResizable({ folder, file }: ImageFile): boolean {
  return rasterPattern.test(file) && !finishedFolders.includes(folder)
}

function isWidth(width: number): boolean {
  return Number.isInteger(width) && width >= 1 && width <= maxRequestedWidth
}

function isFormat(format: string): format is ImageFormat {
  return imageFormats.some((known) => known === format)
}
