import type { Pixels } from '#shared/chat-sticker/changed-blocks.ts'
import type { StickerFrame } from '#shared/chat-sticker/plan-frames.ts'
import { drawScene } from '#shared/scene/draw-scene.ts'
import type { PreparedScene, Sprites } from '#shared/scene/prepared-scene.ts'
import type { Clip } from '../film/make/open-clip.ts'
import { openPixels } from './draw-shape.ts'

export interface FilmToDraw {
  /** A square. */
  scene: PreparedScene
  sprites: Sprites<ImageBitmap>
  clip?: Blob
}

/**
 * Draws frames of a film, each time once and in order of time, since a clip runs only forward.
 *
 * @param read gets a canvas that holds a frame until the next call
 * @param onProgress called with the progress, 0 to 1
 */
export async function drawFrames(
  { scene, sprites, clip }: FilmToDraw,
  frames: readonly StickerFrame[],
  {
    read,
    onProgress,
  }: {
    read: (canvas: OffscreenCanvas) => Pixels
    onProgress: (done: number) => void
  },
): Promise<Pixels[]> {
  const context = openPixels(scene.widthPx)
  const ground = clip && (await openGround(clip, scene))
  const times = [...new Set(frames.flatMap(({ timeMs, over }) => [timeMs, over?.timeMs ?? timeMs]))]
  const drawn = new Map<number, Pixels>()
  try {
    for (const timeMs of times.toSorted((one, other) => one - other)) {
      await ground?.draw(context, timeMs)
      drawScene(context, scene, sprites, timeMs)
      drawn.set(timeMs, read(context.canvas))
      onProgress(drawn.size / times.length)
    }
  } finally {
    ground?.close()
  }
  return frames.flatMap(({ timeMs, over }) => {
    const [under, other] = [drawn.get(timeMs), over && drawn.get(over.timeMs)]
    if (!under) return []
    return over && other ? [mix(under, other, over.share)] : [under]
  })
}

/** With a decoder that only films over a clip need. */
async function openGround(clip: Blob, page: PreparedScene): Promise<Clip> {
  const { openClip } = await import('../film/make/open-clip.ts')
  return openClip(clip, page)
}

function mix(under: Pixels, over: Pixels, share: number): Pixels {
  const data = under.data.map((value, i) => value + ((over.data[i] ?? 0) - value) * share)
  return { ...under, data }
}
