import { EncodedPacket, type EncodedVideoPacketSource } from 'mediabunny'
import { nextTask } from '../../ui/next-task.ts'
import { fps } from '../frame-rate.ts'
import type { FrameSource } from './frame-source.ts'

/** Adds a sound track piece by piece. Yields how far it has come, s; closes the track at its end. */
export type SoundWriting = AsyncGenerator<number, void>

export interface FrameWork {
  config: VideoEncoderConfig
  frames: FrameSource
  count: number
  /** Receives the encoded pictures. */
  pictures: EncodedVideoPacketSource
  /** Most frames queued for the encoder. */
  mostWaiting?: number
  /** Written second by second between the pictures, so that a player needs to read nothing ahead. */
  sound?: SoundWriting | undefined
  /** 0 to 1. */
  onProgress: (done: number) => void
}

const framesToKey = 2 * fps
/** Most frames queued for the encoder: Chromium's holds five more, so it is never idle. */
const usuallyWaiting = 1
/** A message to the page takes time, so there is one for each hundredth of a film. */
const progressSteps = 100

/**
 * Encodes all frames of a film, in order.
 *
 * @throws the signal's reason when it is aborted
 */
export async function encodeFrames(
  signal: AbortSignal,
  { config, frames, count, pictures, sound, mostWaiting = usuallyWaiting, onProgress }: FrameWork,
): Promise<void> {
  const encoder = openEncoder(config, pictures)
  const addSound = openSound(sound)
  const framesToProgress = Math.ceil(count / progressSteps)
  try {
    for (let i = 0; i < count; i++) {
      if (i % fps === 0) await addSound(i / fps + 1)
      await encoder.untilRoom(mostWaiting)
      signal.throwIfAborted()
      encoder.encode(await frames.frameAt(i), { keyFrame: i % framesToKey === 0 })
      if (i % framesToProgress === 0) onProgress(i / count)
    }
    await addSound(Number.POSITIVE_INFINITY)
    await encoder.finish()
  } finally {
    encoder.close()
  }
}

/** @returns a function that adds the sound up to a time, s */
function openSound(sound?: SoundWriting) {
  let reachedS = 0
  return async (untilS: number) => {
    while (sound && reachedS < untilS) {
      const { value = Number.POSITIVE_INFINITY } = await sound.next()
      reachedS = value
    }
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
    async untilRoom(mostWaiting: number) {
      const isFull = () => !failure && encoder.encodeQueueSize >= mostWaiting
      // A cancel message arrives here, or while the queue is full.
      if (!isFull()) await nextTask()
      while (isFull()) {
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
