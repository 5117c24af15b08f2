/*
 * The lower bound for a photo film: an encoder whose frames are already drawn.
 */

import { frameCount } from '../../client/film/frame-rate.ts'
import { choosePhotoEncoding } from '../../client/film/photos/make-photo-film.ts'
import type { PhotoFilmOrder } from '../../client/film/photos/photo-film-order.ts'
import { openPhotoFrames } from '../../client/film/photos/photo-frames.ts'
import { timeEncoder } from './time-encoder.ts'

interface WorkerScope {
  onmessage: ((event: MessageEvent<PhotoFilmOrder>) => void) | null
  postMessage(answer: number): void
}
const scope = globalThis as unknown as WorkerScope

scope.onmessage = async ({ data }) => {
  const config = await choosePhotoEncoding(data)
  const frames = openPhotoFrames(data, config)
  const count = frameCount(data.plan.durationMs)
  const ms = await timeEncoder(config, count, (index) => frames.frameAt(index))
  frames.close()
  scope.postMessage(ms)
}
