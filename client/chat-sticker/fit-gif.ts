import { applyPalette, quantize } from 'gifenc'
import { changesOf, type Pixels } from '#shared/chat-sticker/changed-blocks.ts'
import { holdColours } from '#shared/chat-sticker/hold-colours.ts'
import { planFrames } from '#shared/chat-sticker/plan-frames.ts'
import { type IndexedFrames, writeGif } from '#shared/gif-frames.ts'
import type { PreparedScene } from '#shared/scene/prepared-scene.ts'
import { drawFrames, type FilmToDraw } from './draw-frames.ts'
import { openPixels, readPixels } from './draw-shape.ts'
import { gifSidePx, mostBytes, StickerTooLarge } from './sticker-order.ts'

/** How a drawn film becomes a GIF. */
interface GifForm {
  /** One index of the palette stays free for pixels that do not change. */
  colours: 255 | 127 | 63
  /** Strength of the dots between two colours, in steps of a channel. */
  dots: number
  /** Difference of a channel up to which a pixel keeps its colour. */
  hold: number
}

/**
 * Frames per second, side of the picture, px, and forms, the best first. A soft change between the
 * finished card and the first words costs four whole pictures.
 */
const steps: readonly { fps: number; sidePx: number; fades: boolean; forms: GifForm[] }[] = [
  {
    fps: 10,
    sidePx: gifSidePx,
    fades: true,
    forms: [
      { colours: 255, dots: 12, hold: 0 },
      { colours: 255, dots: 4, hold: 6 },
    ],
  },
  { fps: 8, sidePx: gifSidePx, fades: true, forms: [{ colours: 127, dots: 0, hold: 8 }] },
  { fps: 6, sidePx: gifSidePx, fades: false, forms: [{ colours: 63, dots: 0, hold: 10 }] },
  { fps: 6, sidePx: 400, fades: false, forms: [{ colours: 63, dots: 0, hold: 12 }] },
  { fps: 4, sidePx: 320, fades: false, forms: [{ colours: 63, dots: 0, hold: 16 }] },
]

/** Difference of a channel that a block of pixels may have and stay as it is. */
const tolerance = 8
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
  const lit = { ...film, scene: withoutDarkness(film.scene) }
  for (const [i, { fps, sidePx, fades, forms }] of steps.entries()) {
    const within = (done: number) => onProgress((i + done) / steps.length)
    const plan = planFrames(lit.scene, fps).filter(({ over }) => fades || !over)
    const pictures = await drawFrames(lit, plan, {
      read: (canvas) => shrink(canvas, sidePx),
      onProgress: (done) => within(done / 2),
    })
    const delays = plan.map(({ durationMs }) => Math.round(durationMs / 10))
    const held = holdStill(pictures)
    for (const [k, form] of forms.entries()) {
      const gif = writeGif(indexed(held, form), { sidePx, delays })
      within(0.5 + (k + 1) / forms.length / 2)
      if (gif.length <= mostBytes.gif) return gif
    }
  }
  throw new StickerTooLarge('gif')
}

/** Light that goes down changes each pixel of each frame: half of the bytes, and bands of colour. */
function withoutDarkness(scene: PreparedScene): PreparedScene {
  return { ...scene, nodes: scene.nodes.filter((node) => !(node.kind === 'sprite' && node.blend)) }
}

function shrink(canvas: OffscreenCanvas, sidePx: number): Pixels {
  const context = openPixels(sidePx)
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, sidePx, sidePx)
  return readPixels(context)
}

/** Blocks that hardly change stay as they are. */
function holdStill(pictures: readonly Pixels[]): Pixels[] {
  const [first] = pictures
  if (!first) return []
  const shown = { ...first, data: first.data.slice() }
  return pictures.map((picture) => {
    changesOf(shown, picture, tolerance)
    return { ...shown, data: shown.data.slice() }
  })
}

function indexed(pictures: readonly Pixels[], { colours, dots, hold }: GifForm): IndexedFrames {
  const chosen = quantize(sampleOf(pictures), colours)
  const table = chosen.map(([red, green, blue]) => (red << 16) | (green << 8) | blue)
  const frames = pictures.map((picture) => applyPalette(dither(picture, dots), chosen))
  const free = Array.from({ length: colours + 1 - table.length }, () => 0)
  const palette = [...table, ...free]
  return { frames: holdColours(frames, palette, hold), palette, transparent: colours }
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

/** A fixed pattern of dots, so that what stands still does not crawl. */
function dither({ data, width }: Pixels, strength: number): Uint8ClampedArray {
  return data.map((value, i) => {
    if (i % 4 === 3) return value
    const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)]
    const dot = (bayer[4 * (y % 4) + (x % 4)] ?? 0) / 15 - 0.5
    return value + strength * dot
  })
}
