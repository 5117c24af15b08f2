import { imageSize } from 'image-size'

/*
 * Type and size of a file from its first bytes, read before decoding: a picture of a few kB can
 * claim 400 megapixels.
 */

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

export interface PhotoHeader {
  kind: PhotoKind
  /** Stored px, before any turn; 0 where the header is broken. */
  width: number
  height: number
}

/** Enough for the headers of a camera file, with its preview and colour profile. */
export const headerBytes = 1 << 20

/**
 * @param bytes the first `headerBytes` of the file, or all of it
 * @returns undefined unless it is a photo format that browsers know
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const kind = kindOf(bytes)
  if (!kind) return undefined
  try {
    const { width, height } = imageSize(bytes)
    return { kind, width, height }
  } catch {
    return { kind, width: 0, height: 0 }
  }
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function kindOf(bytes: Uint8Array): PhotoKind | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  const brand = text(8, 12)
  // AVIF files may also have the general brand, and name `avif` among the compatible ones.
  if (brand === 'avif' || brand === 'avis') return 'avif'
  if (!heicBrands.includes(brand)) return undefined
  return text(16, 64).includes('avif') ? 'avif' : 'heic'
}
