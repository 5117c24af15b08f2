/*
 * The address of a picture, one grammar for those who build it and those who read it:
 *
 *   /images/{folder}/{file}                         any file, as it is stored
 *   /images/{folder}/{file}?width={w}&format={f}    a .jpg, .jpeg or .png, made to measure
 *
 *   folder        one of `publicFolders`; whatever else lies in the bucket has no address
 *   file          lower-case Latin letters, digits, '-', '_', and '.' between them; one level,
 *                 128 characters at most; no '..', no '%'
 *   w             whole px, 1 to 12000, 500 when it is left out. Pictures are made in the widths of
 *                 `imageWidths` alone: others are rounded up, those above the last down to it.
 *                 A picture is never made wider than its source.
 *   f             one of `imageFormats`, 'auto' when it is left out: AVIF or WebP where the Accept
 *                 header names it, else the source's own type.
 *
 * Pictures in the folders of `finishedFolders` are what they are to be: they have no parameters and
 * go out as they are stored.
 *
 * AVIF is not encoded above 1,200 px a side, so 'auto' means it up to the width at which a 9:16
 * picture still fits (`maxAutoAvifWidth`), and 'avif' asked for by name is made to fit the square.
 */

/** Widths in which pictures are made, px, ascending. */
export const imageWidths = [160, 250, 320, 500, 640, 750, 1080] as const
export type ImageWidth = (typeof imageWidths)[number]

export const imageFormats = ['auto', 'avif', 'webp', 'jpeg', 'png'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The only folders that an address reaches. */
const publicFolders: readonly string[] = ['cards', 'category', 'gifs', 'share', 'songs', 'videos']

/** Folders of pictures that were made to measure: link previews, and what moves with its still. */
const finishedFolders: readonly string[] = ['share', 'gifs']

/** Used where an address names no width, px. */
const DEFAULT_IMAGE_WIDTH: ImageWidth = 500

/** Wider requests are mistakes, not pictures: px, inclusive; the widest source there can be. */
const MAX_REQUESTED_WIDTH = 12_000

/** 'auto' means AVIF up to this width, px, inclusive. */
export const maxAutoAvifWidth: ImageWidth = 640

/** Longer sides are not encoded as AVIF, px, inclusive. */
export const MAX_AVIF_SIDE = 1200

const namePattern = /^[a-z0-9][a-z0-9_-]*(?:\.[a-z0-9_-]+)*$/
const rasterPattern = /\.(?:jpe?g|png)$/
const MAX_NAME_LENGTH = 128

/** A file in a folder. */
export interface ImageFile {
  folder: string
  file: string
}

export interface ImageUrlOptions extends ImageFile {
  /** Asked for, px; default 500. The server rounds it up to the next of `imageWidths`. */
  width?: number
  /** Default 'auto'. */
  format?: ImageFormat
}

/**
 * The address of a picture. Width and format are for JPEG and PNG files, those in finished folders
 * left out; others are as stored.
 *
 * @throws RangeError when folder, file or width are outside the grammar
 * @example imageUrl({ folder: 'cards', file: 'lights.png', width: 320 })
 *   // '/images/cards/lights.png?width=320&format=auto'
 * @example imageUrl({ folder: 'videos', file: 'lights.mp4' }) // '/images/videos/lights.mp4'
 */
export function imageUrl(options: ImageUrlOptions): string {
  const { folder, file, width = DEFAULT_IMAGE_WIDTH, format = 'auto' } = options
  if (!publicFolders.includes(folder)) {
    throw new RangeError(`folder '${folder}' is not one of ${publicFolders.join(', ')}`)
  }
  if (!isName(file)) throw new RangeError(`file '${file}' is outside the grammar`)
  if (!Number.isInteger(width) || width < 1 || width > MAX_REQUESTED_WIDTH) {
    throw new RangeError(`width ${width} is not a whole number from 1 to ${MAX_REQUESTED_WIDTH}`)
  }
  const path = `/images/${folder}/${file}`
  return isResizable(options) ? `${path}?width=${width}&format=${format}` : path
}

export interface ImageSrcSetOptions extends ImageFile {
  /** The picture's own width, px. */
  pictureWidth: number
  /** Default 'auto'. */
  format?: ImageFormat
}

/**
 * The `srcset` of a JPEG or PNG: each width it can be had in, the last being its own or the widest
 * there is. Files that go out as stored have none: the answer is then empty.
 *
 * @throws RangeError when folder or file are outside the grammar
 * @example imageSrcSet({ folder: 'cards', file: 'a.png', pictureWidth: 300 })
 *   // '/images/cards/a.png?width=160&format=auto 160w, …250w, …width=320&format=auto 300w'
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

/** What an address asks for; 'refused' says what is wrong with it and how to fix it. */
export type ImageRequest =
  | ({ kind: 'picture'; width: ImageWidth; format: ImageFormat } & ImageFile)
  | ({ kind: 'file' } & ImageFile)
  | { kind: 'refused'; part: 'path' | 'width' | 'format'; message: string }

/**
 * Reads the address of a picture.
 *
 * @param path as it stands in the request, not decoded
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
  const { width = String(DEFAULT_IMAGE_WIDTH), format = 'auto' } = query
  if (!/^[1-9][0-9]{0,4}$/.test(width) || Number(width) > MAX_REQUESTED_WIDTH) {
    const message = `The parameter width must be a whole number from 1 to ${MAX_REQUESTED_WIDTH}`
    return { kind: 'refused', part: 'width', message }
  }
  if (!isFormat(format)) {
    const message = `The parameter format must be one of ${imageFormats.join(', ')}`
    return { kind: 'refused', part: 'format', message }
  }
  return { kind: 'picture', folder, file, width: roundUpWidth(Number(width)), format }
}

/**
 * The width that a request for this many px is answered with.
 *
 * @example roundUpWidth(501) // 640
 * @example roundUpWidth(4000) // 1080
 */
export function roundUpWidth(width: number): ImageWidth {
  return imageWidths.find((rung) => rung >= width) ?? 1080
}

function isName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && namePattern.test(name)
}

/** Whether a picture is made to measure: a JPEG or PNG that is no finished one. */
export function isResizable({ folder, file }: ImageFile): boolean {
  return rasterPattern.test(file) && !finishedFolders.includes(folder)
}

function isFormat(format: string): format is ImageFormat {
  return imageFormats.some((known) => known === format)
}
