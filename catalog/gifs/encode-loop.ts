import { GifReader } from 'omggif'
import sharp from 'sharp'
import type { Box } from '#shared/art/family.ts'
import { type IndexedFrames, writeGif } from '#shared/gif-frames.ts'

/** GIF counts in hundredths of a second: 12.5 frames a second. */
const delayMs = 80

/**
 * Judged by eye, the best first: the glow of a night needs all colours and some dither. All frames
 * use the colours of the first: with others, the dither of still areas would crawl.
 */
const forms = [
  { colours: 256, dither: 0.6 },
  { colours: 128, dither: 0.4 },
  { colours: 128, dither: 0.2 },
  { colours: 64, dither: 0.2 },
]
type LoopForm = (typeof forms)[number]

const encoding = { interPaletteMaxError: 256, effort: 7 }

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

/**
 * Encodes frames as a GIF without end, in the best form within the limit.
 *
 * @throws RangeError when no form is within it
 */
export async function fitLoop(order: LoopOrder, mostBytes: number): Promise<Buffer> {
  for (const form of forms) {
    const gif = await encodeLoop(order, form)
    if (gif.length <= mostBytes) return gif
  }
  throw new RangeError(`too much moves for a GIF of ${Math.round(mostBytes / 1000)} kB`)
}

async function encodeLoop(order: LoopOrder, form: LoopForm): Promise<Buffer> {
  const { sidePx, stillBox, tolerance } = order
  const indexed = readFrames(await quantise(order, form), order.frames.length)
  closeLoop(indexed, tolerance)
  const [first, ...others] = indexed.frames
  if (first && stillBox) for (const frame of others) copyBox(first, frame, stillBox, sidePx)
  const delays = indexed.frames.map(() => delayMs / 10)
  return Buffer.from(writeGif(indexed, { sidePx, delays }))
}

/**
 * The loop twice: within the tolerance a pixel keeps the colour of earlier frames, so only the
 * second pass begins as it ends.
 */
async function quantise(
  { frames, sidePx, model, tolerance }: LoopOrder,
  form: LoopForm,
): Promise<Buffer> {
  const pages = [...(model ? [model] : frames.slice(0, 1)), ...frames, ...frames]
  const height = sidePx * pages.length
  const raw = { width: sidePx, height, channels: 4, pageHeight: sidePx } as const
  return sharp(Buffer.concat(pages), { raw })
    .removeAlpha()
    .gif({ ...encoding, ...form, interFrameMaxError: tolerance, keepDuplicateFrames: true })
    .toBuffer()
}

/** The second pass of the loop. */
function readFrames(gif: Buffer, count: number): IndexedFrames {
  const reader = new GifReader(gif)
  const { transparent_index, palette_offset, palette_size } = reader.frameInfo(1)
  const palette = Array.from({ length: palette_size ?? 0 }, (_, i) =>
    gif.readUIntBE((palette_offset ?? 0) + 3 * i, 3),
  )
  // A full palette of fewer than 256 colours gets another half, for the index without a colour.
  const transparent = transparent_index ?? palette.length
  const indexOf = new Map(palette.map((colour, i) => [colour, i] as const).toReversed())
  const canvas = Buffer.alloc(4 * reader.width * reader.height)
  const frames = Array.from({ length: reader.numFrames() }, (_, page) => {
    reader.decodeAndBlitFrameRGBA(page, canvas)
    return Uint8Array.from({ length: reader.width * reader.height }, (_, i) => {
      return indexOf.get(canvas.readUIntBE(4 * i, 3)) ?? 0
    })
  })
  const free = transparent < palette.length ? [] : palette.map(() => 0)
  return { frames: frames.slice(-count), palette: [...palette, ...free], transparent }
}

/**
 * A pixel that the last frame leaves within the tolerance of the first begins with the colour of
 * the last, and keeps it until it changes. The loop closes without a flicker.
 */
function closeLoop({ frames, palette }: IndexedFrames, tolerance: number): void {
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
