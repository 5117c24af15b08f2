import { EncodedPacket, type EncodedVideoPacketSource } from 'mediabunny'
import { nextTask } from '../../ui/next-task.ts'
import { fps } from '../frame-rate.ts'
import type { FrameSource } from './frame-source.ts'

export interface FrameWork {
  config: VideoEncoderConfig
  frames: FrameSource
  count: number
  /** Receives the encoded pictures. */
  pictures: EncodedVideoPacketSource
  /** 0 to 1. */
  onProgress: (done: number) => void
}

const framesToKey = 2 * fps
/** Most frames queued for the encoder: it is never idle, and few frames are in memory. */
const mostWaiting = 3
const framesToProgress = 5

/**
 * Encodes all frames of a film, in order.
 *
 * @throws the signal's reason when it is aborted
 */
export async function encodeFrames(
  signal: AbortSignal,
  { config, frames, count, pictures, onProgress }: FrameWork,
): Promise<void> {
  const encoder = openEncoder(config, pictures)
  try {
    for (let i = 0; i < count; i++) {
      await encoder.untilRoom()
      signal.throwIfAborted()
      encoder.encode(await frames.frameAt(i), { keyFrame: i % framesToKey === 0 })
      if (i % framesToProgress === 0) onProgress(i / count)
    }
    await encoder.finish()
  } finally {
    encoder.close()
  }
}

function openEncoder(config: VideoEncoderConfig, pictures: EncodedVideoPacketSource) {
  let failure: unknown
  let added = Promise.resolve()
  let wake = () => {}
  const fail = (error: unknown) => {
    failure ??= error
    wake()
  }
  const encoder = new VideoEncoder({
    output(chunk, meta) {
      const packet = EncodedPacket.fromEncodedChunk(chunk)
      added = added.then(() => pictures.add(packet, meta)).catch(fail)
    },
    error: fail,
  })
  encoder.ondequeue = () => wake()
  encoder.configure(config)
  return {
    encode(frame: VideoFrame, options: VideoEncoderEncodeOptions) {
      try {
        encoder.encode(frame, options)
      } finally {
        frame.close()
      }
    },
    async untilRoom() {
      // Lets a cancel message arrive.
      await nextTask()
      while (!failure && encoder.encodeQueueSize >= mostWaiting) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure) throw failure
    },
    async finish() {
      await encoder.flush()
      await added
      if (failure) throw failure
    },
    close() {
      if (encoder.state !== 'closed') encoder.close()
    },
  }
}
