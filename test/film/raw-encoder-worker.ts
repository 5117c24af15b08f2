/*
 * The lower bound for a film: an encoder whose frames are already drawn.
 */

import { fps, frameCount } from '../../client/film/frame-rate.ts'
import { chooseEncoding } from '../../client/film/make/choose-encoding.ts'
import type { FilmOrder } from '../../client/film/make/film-order.ts'
import { drawScene } from '../../src/shared/scene/draw-scene.ts'

export interface RawOrder extends FilmOrder {
  content: 'same' | 'blank'
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<RawOrder>) => void) | null
  postMessage(answer: number): void
}
const scope = globalThis as unknown as WorkerScope

/** Frames in memory at a time; one of 1080x1920 takes 8 MB. */
const batch = 30

scope.onmessage = async ({ data }) => scope.postMessage(await timeEncoder(data))

/** Time of the encoding alone, ms. */
async function timeEncoder(order: RawOrder): Promise<number> {
  const config = await chooseEncoding(order.scene)
  const encoder = new VideoEncoder({ output() {}, error: console.error })
  encoder.configure(config)
  const count = frameCount(order.scene.durationMs)
  let durationMs = 0
  for (let first = 0; first < count; first += batch) {
    const frames = drawFrames(order, config, first, Math.min(first + batch, count))
    const start = performance.now()
    frames.forEach((frame, i) => {
      encoder.encode(frame, { keyFrame: (first + i) % (2 * fps) === 0 })
      frame.close()
    })
    await encoder.flush()
    durationMs += performance.now() - start
  }
  encoder.close()
  return durationMs
}

function drawFrames(
  { scene, sprites, content }: RawOrder,
  { width, height }: VideoEncoderConfig,
  first: number,
  end: number,
): VideoFrame[] {
  return Array.from({ length: end - first }, (_, i) => {
    const timestamp = Math.round(((first + i) * 1e6) / fps)
    if (content === 'blank') return blankFrame(width, height, timestamp)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { alpha: false })
    if (!context) throw new Error('the canvas has no context')
    context.scale(width / scene.widthPx, height / scene.heightPx)
    drawScene(context, scene, sprites, ((first + i) * 1000) / fps)
    return new VideoFrame(canvas, { timestamp })
  })
}

function blankFrame(codedWidth: number, codedHeight: number, timestamp: number): VideoFrame {
  const data = new Uint8Array((codedWidth * codedHeight * 3) / 2).fill(128)
  return new VideoFrame(data, { format: 'I420', codedWidth, codedHeight, timestamp })
}
