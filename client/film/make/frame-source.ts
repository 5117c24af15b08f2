import { drawScene } from '#shared/scene/draw-scene.ts'
import { fps } from '../frame-rate.ts'
import type { FilmOrder } from './film-order.ts'
import { type FrameOptions, type FrameTiming, openFrameCanvas } from './frame-canvas.ts'
import { openClip } from './open-clip.ts'
import { openStage } from './stage.ts'
import { isSameTrace, traceScene } from './trace-scene.ts'

/** Returns the frames of a film. */
export interface FrameSource {
  /** The frame with that index. Call in order from 0. The caller closes the frame. */
  frameAt(index: number): Promise<VideoFrame>
  close(): void
}

/** Frames of a scene, or of a scene over a clip. */
export async function openFrames(order: FilmOrder, size: FrameOptions): Promise<FrameSource> {
  return order.clip ? framesOverClip(order, order.clip, size) : framesOfScene(order, size)
}

async function framesOverClip(
  { scene, sprites }: FilmOrder,
  clip: Blob,
  size: FrameOptions,
): Promise<FrameSource> {
  const ground = await openClip(clip, scene)
  const canvas = openFrameCanvas(scene, size)
  return {
    frameAt: (index) =>
      canvas.frameOf(timingOf(index), async (context) => {
        await ground.draw(context, timeOf(index))
        drawScene(context, scene, sprites, timeOf(index))
      }),
    close: ground.close,
  }
}

/** Where nothing has moved, the encoder gets the same frame again. */
function framesOfScene({ scene, sprites }: FilmOrder, size: FrameOptions): FrameSource {
  const stage = openStage(scene, sprites, size)
  const canvas = openFrameCanvas(scene, size)
  let last: { frame: VideoFrame; trace: readonly unknown[] } | undefined
  return {
    async frameAt(index) {
      const trace = traceScene(scene, sprites, timeOf(index))
      if (last && isSameTrace(trace, last.trace)) return new VideoFrame(last.frame, timingOf(index))
      last?.frame.close()
      const frame = await canvas.frameOf(timingOf(index), (context) =>
        stage.draw(context, timeOf(index)),
      )
      last = { frame, trace }
      return frame.clone()
    },
    close() {
      last?.frame.close()
    },
  }
}

/** The time of the frame with that index, ms. */
export function timeOf(index: number): number {
  return (index * 1000) / fps
}

/** When the frame with that index is shown. */
export function timingOf(index: number): FrameTiming {
  const timestamp = Math.round((index * 1e6) / fps)
  return { timestamp, duration: Math.round(((index + 1) * 1e6) / fps) - timestamp }
}
