import type { Box, Size } from '../art/family.ts'

/** A frame of an animated picture. */
export interface WebpFrame {
  /** The file of one still picture, as a browser or libwebp writes it. */
  file: Uint8Array
  /**
   * A lossy file of the same size, whose transparency is used. So pixels just outside can have the
   * colour of their neighbours: the filter of WebP smooths across the edge. Default: its own.
   */
  mask?: Uint8Array | undefined
  /** Its top left on the canvas: even numbers, since the format counts in steps of 2 px. */
  x: number
  y: number
  durationMs: number
  /** Whether it lies over the frame before; otherwise it replaces that in its box. */
  isOver: boolean
}

/**
 * Packs still WebP files into an animated one, which repeats for ever. The pictures are copied as
 * they are, without colour profiles and metadata.
 *
 * @throws TypeError when a file is not a still WebP
 * @throws RangeError when a frame is at an odd place or leaves the canvas
 * @see RFC 9649, section 2.7
 */
export function animateWebp(
  { widthPx, heightPx }: Size,
  frames: readonly WebpFrame[],
): Uint8Array<ArrayBuffer> {
  const packed = frames.map((frame) => {
    const picture = masked(readStillWebp(frame.file), frame.mask)
    checkPlace({ ...frame, ...picture }, { widthPx, heightPx })
    return { bytes: frameChunk(frame, picture), hasAlpha: picture.hasAlpha }
  })
  const hasAlpha = packed.some((frame) => frame.hasAlpha)
  const flags = animationFlag | (hasAlpha ? alphaFlag : 0)
  const about = [flags, 0, 0, 0, ...uint24(widthPx - 1), ...uint24(heightPx - 1)]
  const clearAndEndless = [0, 0, 0, 0, 0, 0]
  const body = concat([
    ascii('WEBP'),
    chunk('VP8X', Uint8Array.from(about)),
    chunk('ANIM', Uint8Array.from(clearAndEndless)),
    ...packed.map(({ bytes }) => bytes),
  ])
  return chunk('RIFF', body)
}

const animationFlag = 2
const alphaFlag = 16
const replacesFlag = 2

export interface StillWebp {
  width: number
  height: number
  hasAlpha: boolean
  /** Its picture as a whole chunk. */
  picture: Uint8Array
  /** Its transparency as a whole chunk, or none. */
  alpha: Uint8Array
}

function masked(still: StillWebp, mask: Uint8Array | undefined): StillWebp {
  if (!mask) return still
  const { alpha, hasAlpha } = readStillWebp(mask)
  return { ...still, alpha, hasAlpha }
}

/**
 * The picture within a still WebP file.
 *
 * @throws TypeError for any other file
 */
export function readStillWebp(file: Uint8Array): StillWebp {
  if (textAt(file, 0) !== 'RIFF' || textAt(file, 8) !== 'WEBP') throw noStillWebp()
  const chunks = chunksOf(file)
  const picture = chunks.find(({ name }) => name === 'VP8 ' || name === 'VP8L')
  if (!picture) throw noStillWebp()
  const alpha = picture.name === 'VP8 ' ? chunks.find(({ name }) => name === 'ALPH') : undefined
  return {
    ...(picture.name === 'VP8 ' ? readLossy(picture.data) : readLossless(picture.data)),
    ...(alpha && { hasAlpha: true }),
    picture: chunk(picture.name, picture.data),
    alpha: alpha ? chunk(alpha.name, alpha.data) : new Uint8Array(),
  }
}

function noStillWebp(): TypeError {
  return new TypeError('file: not a still WebP')
}

interface Chunk {
  name: string
  data: Uint8Array
}

/** Each chunk has a name, a length and an even number of bytes. */
function chunksOf(file: Uint8Array): Chunk[] {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= file.length; ) {
    const length = view.getUint32(at + 4, true)
    chunks.push({ name: textAt(file, at), data: file.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** RFC 6386, section 9.1: a tag of 3 bytes, a start code of 3, then both sides in 14 bits. */
function readLossy(data: Uint8Array) {
  const side = (at: number) => ((data[at] ?? 0) | ((data[at + 1] ?? 0) << 8)) & 0x3fff
  return { width: side(6), height: side(8), hasAlpha: false }
}

/** RFC 9649, section 3.4: a signature, both sides less 1 in 14 bits, and whether it has alpha. */
function readLossless(data: Uint8Array) {
  const bits = new DataView(data.buffer, data.byteOffset, data.byteLength).getUint32(1, true)
  return {
    width: (bits & 0x3fff) + 1,
    height: ((bits >> 14) & 0x3fff) + 1,
    hasAlpha: ((bits >> 28) & 1) === 1,
  }
}

function checkPlace({ x, y, width, height }: Box, { widthPx, heightPx }: Size): void {
  const isInside = x >= 0 && y >= 0 && x + width <= widthPx && y + height <= heightPx
  if (x % 2 === 0 && y % 2 === 0 && isInside) return
  throw new RangeError(`frame: ${width} × ${height} px at ${x}, ${y}`)
}

function frameChunk({ x, y, durationMs, isOver }: WebpFrame, still: StillWebp): Uint8Array {
  const { width, height, alpha, picture } = still
  const head = [
    ...uint24(x / 2),
    ...uint24(y / 2),
    ...uint24(width - 1),
    ...uint24(height - 1),
    ...uint24(Math.round(durationMs)),
    isOver ? 0 : replacesFlag,
  ]
  return chunk('ANMF', concat([Uint8Array.from(head), alpha, picture]))
}

function chunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(8 + data.length + (data.length % 2))
  bytes.set(ascii(name))
  new DataView(bytes.buffer).setUint32(4, data.length, true)
  bytes.set(data, 8)
  return bytes
}

function uint24(value: number): [number, number, number] {
  return [value & 255, (value >> 8) & 255, (value >> 16) & 255]
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
