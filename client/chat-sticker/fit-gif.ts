import { applyPalette, quantize } from 'gifenc'
import { changesOf, type Pixels } from '#shared/chat-sticker/changed-blocks.ts'
import { planFrames } from '#shared/chat-sticker/plan-frames.ts'
import { writeGif } from '#shared/gif-frames.ts'
import { drawFrames, type FilmToDraw } from './draw-frames.ts'
import { openPixels, readPixels } from './draw-shape.ts'
import { mostBytes, StickerTooLarge } from './sticker-order.ts'

/** Frames per second and side of the picture, px, the best first. */
const steps = [
  { fps: 10, sidePx: 480, tolerance: 10 },
  { fps: 8, sidePx: 480, tolerance: 16 },
  { fps: 8, sidePx: 400, tolerance: 16 },
  { fps: 6, sidePx: 320, tolerance: 24 },
]

/** One index stays free for pixels that do not change. */
const colours = 255
/** Colours are chosen from some frames and pixels: one of so many. */
const sampled = { frames: 8, pixels: 7 }

/**
 * A GIF of a film, square and without transparency, in the best form that the limit allows.
 *
 * @param onProgress called with the progress, 0 to 1; its end may come early
 * @throws StickerTooLarge
 */
export async function fitGif(
  film: FilmToDraw,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  for (const [i, { fps, sidePx, tolerance }] of steps.entries()) {
    const plan = planFrames(film.scene, fps)
    const pictures = await drawFrames(film, plan, {
      read: (canvas) => shrink(canvas, sidePx),
      onProgress: (done) => onProgress((i + done / 2) / steps.length),
    })
    const delays = plan.map(({ durationMs }) => Math.round(durationMs / 10))
    const gif = writeGif(indexed(holdStill(pictures, tolerance)), { sidePx, delays })
    onProgress((i + 1) / steps.length)
    if (gif.length <= mostBytes.gif) return gif
  }
  throw new StickerTooLarge('gif')
}

function shrink(canvas: OffscreenCanvas, sidePx: number): Pixels {
  const context = openPixels(sidePx)
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, sidePx, sidePx)
  return readPixels(context)
}

/** Blocks that hardly change stay as they are. */
function holdStill(pictures: readonly Pixels[], tolerance: number): Pixels[] {
  const [first] = pictures
  if (!first) return []
  const shown = { ...first, data: first.data.slice() }
  return pictures.map((picture) => {
    changesOf(shown, picture, tolerance)
    return { ...shown, data: shown.data.slice() }
  })
}

function indexed(pictures: readonly Pixels[]) {
  const palette = quantize(sampleOf(pictures), colours)
  const table = palette.map(([red, green, blue]) => (red << 16) | (green << 8) | blue)
  return {
    frames: pictures.map((picture) => applyPalette(dither(picture), palette)),
    palette: [...table, ...Array.from({ length: 256 - table.length }, () => 0)],
    transparent: colours,
  }
}

function sampleOf(pictures: readonly Pixels[]): Uint8Array {
  const some = pictures.filter((_, i) => i % sampled.frames === 0)
  const pixels = some.flatMap(({ data }) =>
    Array.from({ length: Math.floor(data.length / 4 / sampled.pixels) }, (_, i) =>
      data.subarray(4 * sampled.pixels * i, 4 * sampled.pixels * i + 4),
    ),
  )
  const sample = new Uint8Array(4 * pixels.length)
  for (const [i, pixel] of pixels.entries()) sample.set(pixel, 4 * i)
  return sample
}

/** The order in which the dots of a square turn on (Bayer), 0 to 15. */
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]
/** Strength of the dots, in steps of a channel. */
const ditherStrength = 12

/** A fixed pattern of dots, so that what stands still does not crawl. */
function dither({ data, width }: Pixels): Uint8ClampedArray {
  return data.map((value, i) => {
    if (i % 4 === 3) return value
    const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)]
    const dot = (bayer[4 * (y % 4) + (x % 4)] ?? 0) / 15 - 0.5
    return value + ditherStrength * dot
  })
}
