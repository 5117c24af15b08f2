import { EncodedVideoPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import { fps, frameCount } from '../frame-rate.ts'
import { mostSoundPackets } from '../make/add-sound.ts'
import { chooseEncoding } from '../make/choose-encoding.ts'
import { encodeFrames, type SoundWriting } from '../make/encode-frames.ts'
import type { FrameSource } from '../make/frame-source.ts'
import { openFilmSink } from './film-sink.ts'
import type { PhotoFilmOrder } from './photo-film-order.ts'
import { framesAhead, openPhotoFrames } from './photo-frames.ts'
import { repeatSong } from './repeat-song.ts'
import { sizeWithin } from './size-within.ts'
import { addMix, soundBitrate } from './sound/add-mix.ts'

/** Of our songs and of a mix, Hz. */
const mostSampleRate = 48_000
/** For the index of the file, and for an encoder that exceeds its bitrate. */
const shareOfPictures = 0.92

/**
 * Makes an MP4 of photos: H.264 in the simplest profile that the browser supports, the packets of
 * the song repeated unchanged unless its sound is mixed, the index first. It is never more than
 * `mostBytes` or so. Runs in a worker.
 *
 * @param onProgress called with the progress, 0 to 1
 * @throws the signal's reason when it is aborted
 * @throws DOMException `NotSupportedError` when the browser cannot encode H.264,
 * `QuotaExceededError` when the device becomes full
 */
export async function makePhotoFilm(
  signal: AbortSignal,
  order: PhotoFilmOrder,
  onProgress: (done: number) => void,
): Promise<Blob> {
  const { plan, mostBytes } = order
  const count = frameCount(plan.durationMs)
  const choosing = choosePhotoEncoding(order)
  // It is awaited later, with the sound.
  choosing.catch(() => {})
  const { target, finish, drop } = await openFilmSink(mostBytes)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'reserve' }), target })
  let frames: FrameSource | undefined
  try {
    const pictures = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(pictures, { frameRate: fps, maximumPacketCount: count })
    const [config, sound] = await Promise.all([choosing, openSound(output, order)])
    frames = openPhotoFrames(order, config)
    await output.start()
    const work = { config, frames, count, pictures, sound, mostWaiting: framesAhead }
    await encodeFrames(signal, { ...work, onProgress })
    await output.finalize()
    return await finish()
  } catch (error) {
    // A target that failed also fails to close.
    await output.cancel().catch(() => {})
    await drop().catch(() => {})
    throw error
  } finally {
    frames?.close()
  }
}

/** The encoding of a photo film, whose size follows from its length. */
export function choosePhotoEncoding(order: PhotoFilmOrder): Promise<VideoEncoderConfig> {
  const { durationMs } = order.plan
  const pictureBytes = (order.mostBytes - soundBytes(order)) * shareOfPictures
  const size = sizeWithin(order.page, durationMs, pictureBytes)
  return chooseEncoding({ ...size, durationMs }, pictureBytes)
}

async function openSound(
  output: Output,
  { plan: { durationMs }, song, mixed }: PhotoFilmOrder,
): Promise<SoundWriting | undefined> {
  const most = {
    endS: durationMs / 1000,
    packetCount: mostSoundPackets(durationMs, mostSampleRate),
  }
  if (mixed) return addMix(output, mixed, most)
  return song && repeatSong(output, song, most)
}

function soundBytes({ plan: { durationMs }, song, mixed }: PhotoFilmOrder): number {
  if (mixed) return (soundBitrate * durationMs) / 8000
  return song ? (song.file.size * durationMs) / song.repeatMs : 0
}
