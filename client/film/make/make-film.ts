import { EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import { fps, frameCount } from '../frame-rate.ts'
import { addSound } from './add-sound.ts'
import { openBlobTarget } from './blob-target.ts'
import { chooseEncoding } from './choose-encoding.ts'
import { encodeFrames } from './encode-frames.ts'
import type { FilmOrder, MadeFilm } from './film-order.ts'
import { openFrames } from './frame-source.ts'

/**
 * Makes an MP4 of a scene: H.264 in the simplest profile that the browser supports, the song's AAC
 * packets copied unchanged, the index before the pictures. Runs in a worker.
 *
 * @param onProgress called with the progress, 0 to 1
 * @throws the signal's reason when it is aborted
 * @throws DOMException `NotSupportedError` when the browser cannot encode H.264 at that size
 * @throws RangeError when a sprite of the scene is missing
 */
export async function makeFilm(
  signal: AbortSignal,
  order: FilmOrder,
  onProgress: (done: number) => void,
): Promise<MadeFilm> {
  signal.throwIfAborted()
  const count = frameCount(order.scene.durationMs)
  const { target, blob } = openBlobTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  const config = await chooseEncoding(order.scene)
  const frames = await openFrames(order, { ...config, limitedRange: order.limitedRange })
  try {
    const pictures = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(pictures, { frameRate: fps, maximumPacketCount: count })
    const sound = await addSound(output, order)
    await output.start()
    await encodeFrames(signal, { config, frames, count, pictures, sound, onProgress })
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  } finally {
    frames.close()
  }
  const { codec, width: widthPx, height: heightPx } = config
  return { file: blob(), codec, widthPx, heightPx }
}
