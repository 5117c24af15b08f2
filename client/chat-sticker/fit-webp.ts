import { animateWebp } from '#shared/chat-sticker/animated-webp.ts'
import {
  changesOf,
  type Patch,
  type Pixels,
  wholePatch,
} from '#shared/chat-sticker/changed-blocks.ts'
import { planFrames, type StickerFrame } from '#shared/chat-sticker/plan-frames.ts'
import { drawFrames, type FilmToDraw } from './draw-frames.ts'
import { cutSticker } from './draw-shape.ts'
import { type EncodeWebp, openWebpEncoder } from './encode-webp.ts'
import { mostBytes, StickerTooLarge, stickerSidePx } from './sticker-order.ts'

/** Qualities of a still sticker, the best first; letters are sharp in all of them. */
const stillQualities = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5]

/** @throws StickerTooLarge */
export async function fitStill(picture: ImageBitmap): Promise<Uint8Array<ArrayBuffer>> {
  const encode = await openWebpEncoder()
  const pixels = cutSticker(picture)
  for (const quality of stillQualities) {
    const file = await encode(pixels, quality)
    if (file.length <= mostBytes.still) return file
  }
  throw new StickerTooLarge('still')
}

/**
 * Frames per second and quality, the best first. Letters matter more than smooth motion, so frames
 * go before quality does.
 */
const movingSteps = [
  { fps: 12, qualities: [0.85, 0.75, 0.65, 0.55] },
  { fps: 10, qualities: [0.65, 0.55] },
  { fps: 8, qualities: [0.6, 0.5, 0.4] },
  { fps: 6, qualities: [0.5, 0.35, 0.2] },
]

/** Difference of a channel that a moving picture hides. */
const tolerance = 4

/**
 * An animated WebP of a film in the best quality that the limit allows.
 *
 * @param onProgress called with the progress, 0 to 1; its end may come early
 * @throws StickerTooLarge
 */
export async function fitWebp(
  film: FilmToDraw,
  onProgress: (done: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const encode = await openWebpEncoder()
  for (const [i, { fps, qualities }] of movingSteps.entries()) {
    const within = (done: number) => onProgress((i + done) / movingSteps.length)
    const plan = planFrames(film.scene, fps)
    const pictures = await drawFrames(film, plan, {
      read: cutSticker,
      onProgress: (done) => within(done / 2),
    })
    const patches = patchesOf(pictures, plan)
    await encodeMasks(patches, encode)
    for (const [k, quality] of qualities.entries()) {
      const file = await encodeWithin(patches, { encode, quality })
      within(0.5 + (k + 1) / qualities.length / 2)
      if (file) return file
    }
  }
  throw new StickerTooLarge('webp')
}

interface TimedPatch extends Patch {
  durationMs: number
  /** Its mask as a file, the same in each quality. */
  maskFile?: Uint8Array
}

/** Masks are stored without loss whatever the quality of their black picture. */
const maskQuality = 0.1

/** A frame that changes nothing lengthens the one before it. */
function patchesOf(pictures: readonly Pixels[], plan: readonly StickerFrame[]): TimedPatch[] {
  const [first] = pictures
  if (!first) return []
  const { width, height } = first
  const shown = { width, height, data: first.data.slice() }
  const patches: TimedPatch[] = []
  for (const [i, picture] of pictures.entries()) {
    const durationMs = plan[i]?.durationMs ?? 0
    const patch = i === 0 ? wholePatch(picture) : changesOf(shown, picture, tolerance)
    const before = patches.at(-1)
    if (patch) patches.push({ ...patch, durationMs })
    else if (before) before.durationMs += durationMs
  }
  return patches
}

async function encodeMasks(patches: readonly TimedPatch[], encode: EncodeWebp): Promise<void> {
  for (const patch of patches) {
    const { mask, width, height } = patch
    patch.maskFile = await encode({ data: mask, width, height }, maskQuality)
  }
}

interface Encoding {
  encode: EncodeWebp
  quality: number
}

/** The container adds this to each picture, bytes. */
const frameBytes = 32

/** Gives up as soon as the limit is passed. */
async function encodeWithin(patches: readonly TimedPatch[], { encode, quality }: Encoding) {
  const frames = []
  let bytes = 0
  for (const { x, y, durationMs, maskFile: mask, isWhole, ...pixels } of patches) {
    const file = await encode(pixels, quality)
    frames.push({ file, mask, x, y, durationMs, isOver: !isWhole })
    bytes += file.length + frameBytes
    if (bytes > mostBytes.webp) return
  }
  const animated = animateWebp({ widthPx: stickerSidePx, heightPx: stickerSidePx }, frames)
  return animated.length <= mostBytes.webp ? animated : undefined
}
