/*
 * The lower bound for a film: an encoder whose frames are already drawn.
 */

import { fps, frameCount } from '../../client/film/frame-rate.ts'
import { chooseEncoding } from '../../client/film/make/choose-encoding.ts'
import type { FilmOrder } from '../../client/film/make/film-order.ts'
import { drawScene } from '../../src/shared/scene/draw-scene.ts'
import { timeEncoder } from './time-encoder.ts'

export interface RawOrder extends FilmOrder {
  content: 'same' | 'blank'
}

interface WorkerScope {
  onmessage: ((event: MessageEvent<RawOrder>) => void) | null
  postMessage(answer: number): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => {
  const config = await chooseEncoding(data.scene)
  const count = frameCount(data.scene.durationMs)
  const blank = data.content === 'blank' && blankFrame(config)
  const frameAt = (index: number) => {
    const timestamp = Math.round((index * 1e6) / fps)
    return blank ? new VideoFrame(blank, { timestamp }) : drawFrame(data, config, index)
  }
  const ms = await timeEncoder(config, count, frameAt)
  if (blank) blank.close()
  scope.postMessage(ms)
}

function drawFrame(
  { scene, sprites }: RawOrder,
  { width, height }: VideoEncoderConfig,
  index: number,
): VideoFrame {
  const timestamp = Math.round((index * 1e6) / fps)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('the canvas has no context')
  context.scale(width / scene.widthPx, height / scene.heightPx)
  drawScene(context, scene, sprites, (index * 1000) / fps)
  return new VideoFrame(canvas, { timestamp })
}

/** Shared by all frames of a film. */
function blankFrame({ width: codedWidth, height: codedHeight }: VideoEncoderConfig): VideoFrame {
  const data = new Uint8Array((codedWidth * codedHeight * 3) / 2).fill(128)
  return new VideoFrame(data, { format: 'I420', codedWidth, codedHeight, timestamp: 0 })
}
