import { GifReader, GifWriter } from 'omggif'

/** Letters as they lie on the picture: a box in px, and the share of each pixel that they cover. */
export interface Letters {
  x: number
  y: number
  width: number
  height: number
  /** 0 to 255, row by row. */
  cover: Uint8Array
  /** 0xrrggbb */
  colour: number
}

/**
 * Puts letters into the first frame of a GIF. Where nothing moves, they stay: each later frame holds
 * only what changes. All other bytes are copied, so colours, timing and loop remain.
 *
 * @param gif with one palette for all frames, and a first frame of its whole size
 * @throws RangeError when a letter lies outside the picture
 */
export function putName(gif: Uint8Array, letters: Letters): Uint8Array<ArrayBuffer> {
  const reader = new GifReader(gif)
  const { width, height } = reader
  const { x, y } = letters
  if (x < 0 || y < 0 || x + letters.width > width || y + letters.height > height) {
    throw new RangeError(`letters: ${x}, ${y} lies outside ${width} × ${height} px`)
  }
  const palette = paletteOf(gif, reader)
  const pixels = readFirst(reader, palette)
  const data = compress(paintLetters(pixels, letters, { palette, width }), { palette, width })
  const { data_offset: start, data_length: length } = reader.frameInfo(0)
  return concat([gif.subarray(0, start), data, gif.subarray(start + length)])
}

/** Colours as 0xrrggbb; the index of transparent pixels is a colour that is not used. */
function paletteOf(gif: Uint8Array, reader: GifReader): number[] {
  const { palette_offset, palette_size } = reader.frameInfo(0)
  const start = palette_offset ?? 0
  return Array.from({ length: palette_size ?? 0 }, (_, i) => colourAt(gif, start + 3 * i))
}

function colourAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
}

/** The first frame as indexes of the palette. */
function readFirst(reader: GifReader, palette: readonly number[]): Uint8Array {
  const indexOf = new Map(palette.map((colour, i) => [colour, i]))
  const rgba = new Uint8Array(4 * reader.width * reader.height)
  reader.decodeAndBlitFrameRGBA(0, rgba)
  const pixels = new Uint8Array(rgba.length / 4)
  for (let i = 0; i < pixels.length; i++) pixels[i] = indexOf.get(colourAt(rgba, 4 * i)) ?? 0
  return pixels
}

interface Indexing {
  palette: readonly number[]
  /** Width of the picture, px. */
  width: number
}

function paintLetters(
  pixels: Uint8Array,
  { x, y, width, height, cover, colour }: Letters,
  indexing: Indexing,
): Uint8Array {
  const { palette } = indexing
  const nearest = createNearest(palette)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const share = (cover[row * width + column] ?? 0) / 255
      if (share === 0) continue
      const place = (y + row) * indexing.width + x + column
      pixels[place] = nearest(mix(palette[pixels[place] ?? 0] ?? 0, colour, share))
    }
  }
  return pixels
}

const channels = [16, 8, 0]

function mix(ground: number, colour: number, share: number): number {
  return channels.reduce((mixed, shift) => {
    const [from, to] = [(ground >> shift) & 255, (colour >> shift) & 255]
    return mixed | (Math.round(from + (to - from) * share) << shift)
  }, 0)
}

/** Finds the index of the colour that looks nearest; each colour is searched once. */
function createNearest(palette: readonly number[]): (colour: number) => number {
  const known = new Map<number, number>()
  return (colour) => {
    const found = known.get(colour) ?? nearestOf(palette, colour)
    known.set(colour, found)
    return found
  }
}

function nearestOf(palette: readonly number[], colour: number): number {
  const distances = palette.map((one) => distance(one, colour))
  return distances.indexOf(Math.min(...distances))
}

/** The eye sees differences of green most, and of blue least. */
const weights = [3, 6, 1]

function distance(a: number, b: number): number {
  return channels.reduce((sum, shift, i) => {
    return sum + (weights[i] ?? 0) * (((a >> shift) & 255) - ((b >> shift) & 255)) ** 2
  }, 0)
}

/** The compressed data of a whole frame, with its length bytes. */
function compress(pixels: Uint8Array, { palette, width }: Indexing): Uint8Array {
  const height = pixels.length / width
  const bytes = new Uint8Array(2 * pixels.length + 1024)
  const writer = new GifWriter(bytes, width, height, { palette: [...palette] })
  writer.addFrame(0, 0, width, height, [...pixels])
  const written = bytes.subarray(0, writer.end())
  const { data_offset: start, data_length: length } = new GifReader(written).frameInfo(0)
  return written.subarray(start, start + length)
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
