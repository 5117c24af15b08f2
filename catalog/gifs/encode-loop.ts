import { GifReader, GifWriter } from 'omggif'
import sharp from 'sharp'
import type { Box } from '#shared/art/family.ts'

/** GIF counts in hundredths of a second: 12.5 frames a second. */
const delayMs = 80

/**
 * Judged by eye: the glow of a night needs all colours and some dither. All frames use the colours
 * of the first: with others, the dither of still areas would crawl.
 */
const encoding = { colours: 256, dither: 0.6, interPaletteMaxError: 256, effort: 7 }

export interface LoopOrder {
  /** RGBA, row by row. */
  frames: readonly Buffer[]
  sidePx: number
  /** Colours are chosen for this frame. Default: the first. */
  model?: Buffer | undefined
  /** Where nothing moves. */
  stillBox?: Box | undefined
  /** Difference up to which a pixel keeps its colour, 0 to 32: larger ones make smaller files. */
  tolerance: number
}

/** Encodes frames as a GIF without end. */
export async function encodeLoop(order: LoopOrder): Promise<Buffer> {
  const { sidePx, stillBox, tolerance } = order
  const indexed = readFrames(await quantise(order), order.frames.length)
  closeLoop(indexed, tolerance)
  const [first, ...others] = indexed.frames
  if (first && stillBox) for (const frame of others) copyBox(first, frame, stillBox, sidePx)
  return writeFrames(indexed, sidePx)
}

/**
 * The loop twice: within the tolerance a pixel keeps the colour of earlier frames, so only the
 * second pass begins as it ends.
 */
async function quantise({ frames, sidePx, model, tolerance }: LoopOrder): Promise<Buffer> {
  const pages = [...(model ? [model] : frames.slice(0, 1)), ...frames, ...frames]
  const height = sidePx * pages.length
  const raw = { width: sidePx, height, channels: 4, pageHeight: sidePx } as const
  return sharp(Buffer.concat(pages), { raw })
    .removeAlpha()
    .gif({ ...encoding, interFrameMaxError: tolerance, keepDuplicateFrames: true })
    .toBuffer()
}

interface Indexed {
  /** Whole frames, one palette index for each pixel. */
  frames: readonly Uint8Array[]
  /** 0xrrggbb */
  palette: readonly number[]
  transparent: number
}

/** The second pass of the loop. */
function readFrames(gif: Buffer, count: number): Indexed {
  const reader = new GifReader(gif)
  const { transparent_index, palette_offset, palette_size } = reader.frameInfo(1)
  const palette = Array.from({ length: palette_size ?? 0 }, (_, i) =>
    gif.readUIntBE((palette_offset ?? 0) + 3 * i, 3),
  )
  const transparent = transparent_index ?? -1
  const indexOf = new Map(palette.map((colour, i) => [colour, i] as const).toReversed())
  const canvas = Buffer.alloc(4 * reader.width * reader.height)
  const frames = Array.from({ length: reader.numFrames() }, (_, page) => {
    reader.decodeAndBlitFrameRGBA(page, canvas)
    return Uint8Array.from({ length: reader.width * reader.height }, (_, i) => {
      return indexOf.get(canvas.readUIntBE(4 * i, 3)) ?? 0
    })
  })
  return { frames: frames.slice(-count), palette, transparent }
}

/**
 * A pixel that the last frame leaves within the tolerance of the first begins with the colour of
 * the last, and keeps it until it changes. The loop closes without a flicker.
 */
function closeLoop({ frames, palette }: Indexed, tolerance: number): void {
  const [first, last] = [frames[0] ?? [], frames.at(-1) ?? []]
  for (let i = 0; i < first.length; i++) {
    const [from = 0, to = 0] = [first[i], last[i]]
    if (from === to || distance(palette[from] ?? 0, palette[to] ?? 0) > tolerance) continue
    for (const frame of frames) {
      if (frame[i] !== from) break
      frame[i] = to
    }
  }
}

/** Between two colours 0xrrggbb, in steps of a channel. */
function distance(a: number, b: number): number {
  return Math.hypot(...[16, 8, 0].map((shift) => ((a >> shift) & 255) - ((b >> shift) & 255)))
}

function copyBox(frame: Uint8Array, into: Uint8Array, box: Box, sidePx: number): void {
  for (let y = box.y; y < box.y + box.height; y++) {
    const start = y * sidePx + box.x
    into.set(frame.subarray(start, start + box.width), start)
  }
}

/** Each frame holds only what changes. */
function writeFrames({ frames, palette, transparent }: Indexed, sidePx: number): Buffer {
  const bytes = Buffer.alloc(2 * sidePx * sidePx * frames.length)
  const writer = new GifWriter(bytes, sidePx, sidePx, { loop: 0, palette: [...palette] })
  const timing = { delay: delayMs / 10, disposal: 1 }
  frames.forEach((frame, i) => {
    const before = frames[i - 1]
    const { x, y, width, height } = before
      ? changedBox(frame, before, sidePx)
      : { x: 0, y: 0, width: sidePx, height: sidePx }
    const pixels = Array.from({ length: width * height }, (_, at) => {
      const place = (y + Math.floor(at / width)) * sidePx + x + (at % width)
      const index = frame[place] ?? 0
      return before?.[place] === index ? transparent : index
    })
    writer.addFrame(x, y, width, height, pixels, before ? { ...timing, transparent } : timing)
  })
  return bytes.subarray(0, writer.end())
}

/** A single pixel where nothing changes, since a frame cannot be empty. */
function changedBox(frame: Uint8Array, before: Uint8Array, sidePx: number): Box {
  let [left, top, right, foot] = [sidePx, sidePx, 0, 0]
  for (let i = 0; i < frame.length; i++) {
    if (frame[i] === before[i]) continue
    const [x, y] = [i % sidePx, Math.floor(i / sidePx)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    foot = Math.max(foot, y + 1)
  }
  if (right === 0) return { x: 0, y: 0, width: 1, height: 1 }
  return { x: left, y: top, width: right - left, height: foot - top }
}
