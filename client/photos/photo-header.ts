/*
 * What a file says of itself in its first bytes, read before any of it is decoded: a picture of a
 * few kB can claim 400 megapixels.
 */

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'

export interface PhotoHeader {
  kind: PhotoKind
  /** px as they are stored, before any turn; 0 where the header is broken. */
  width: number
  height: number
}

/** Enough for the headers of a camera's file, with its preview and colour profile. */
export const headerBytes = 1 << 20

/**
 * @param bytes the first `headerBytes` of the file, or all of it
 * @returns nothing for what is no photo that browsers know
 */
export function readPhotoHeader(bytes: Uint8Array): PhotoHeader | undefined {
  const kind = kindOf(bytes)
  if (!kind) return undefined
  try {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    return { kind, ...sizeReaders[kind](view) }
  } catch (error) {
    // A read past the end: the file is cut short.
    if (error instanceof RangeError) return { kind, width: 0, height: 0 }
    throw error
  }
}

interface Size {
  width: number
  height: number
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function kindOf(bytes: Uint8Array): PhotoKind | undefined {
  const text = (start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  const brand = text(8, 12)
  // The general brand is also that of AVIF files, which name theirs among the compatible ones.
  if (brand === 'avif' || brand === 'avis') return 'avif'
  if (!heicBrands.includes(brand)) return undefined
  return text(16, 64).includes('avif') ? 'avif' : 'heic'
}

const sizeReaders: Record<PhotoKind, (view: DataView) => Size> = {
  jpeg: sizeOfJpeg,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  webp: sizeOfWebp,
  avif: sizeOfHeif,
  heic: sizeOfHeif,
}

/** ITU-T T.81 B.2: segments up to the frame header, SOF0 to SOF15 but for DHT, JPG and DAC. */
function sizeOfJpeg(view: DataView): Size {
  let at = 2
  for (;;) {
    const marker = view.getUint16(at)
    if (marker === 0xffff) {
      at += 1
      continue
    }
    const isFrame =
      marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker < 0xff00) return { width: 0, height: 0 }
    at += 2 + view.getUint16(at + 2)
  }
}

/** RFC 9649: the canvas of an extended file, else the frame of its lossless or lossy picture. */
function sizeOfWebp(view: DataView): Size {
  const chunk = view.getUint32(12)
  if (chunk === fourCharacters('VP8X')) {
    return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) }
  }
  if (chunk === fourCharacters('VP8L')) {
    const bits = view.getUint32(21, true)
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }
  }
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** ISO/IEC 23008-12: the largest `ispe` of `meta/iprp/ipco`; tiles and previews have theirs too. */
function sizeOfHeif(view: DataView): Size {
  let boxes = boxesOf(view, 0, view.byteLength)
  for (const type of ['meta', 'iprp', 'ipco']) {
    const box = boxes.find((one) => one.type === fourCharacters(type))
    if (!box) return { width: 0, height: 0 }
    boxes = boxesOf(view, box.start + (type === 'meta' ? 4 : 0), box.end)
  }
  const sizes = boxes
    .filter(({ type }) => type === fourCharacters('ispe'))
    .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }))
  const area = ({ width, height }: Size) => width * height
  return sizes.sort((a, b) => area(b) - area(a))[0] ?? { width: 0, height: 0 }
}

interface Box {
  type: number
  /** Of its content. */
  start: number
  end: number
}

function boxesOf(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = []
  for (let at = start; at + 8 <= end; ) {
    const size = view.getUint32(at)
    // 0 and 1 stand for longer boxes, of the pictures' data: nothing is looked for after them.
    if (size < 8) break
    boxes.push({ type: view.getUint32(at + 4), start: at + 8, end: Math.min(at + size, end) })
    at += size
  }
  return boxes
}

function fourCharacters(text: string): number {
  return [...text].reduce((number, character) => number * 256 + character.charCodeAt(0), 0)
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
}
