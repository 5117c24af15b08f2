import {
  ADTS,
  AudioSampleSink,
  BlobSource,
  FLAC,
  Input,
  MATROSKA,
  MP3,
  MP4,
  OGG,
  QTFF,
  WAVE,
  WEBM,
} from 'mediabunny'

const formats = [MP4, QTFF, MP3, WAVE, OGG, WEBM, MATROSKA, FLAC, ADTS]

/** Decoded sound: one array for each of at most two channels, all of one length. */
export interface SoundPiece {
  channels: Float32Array[]
  /** Samples per second. */
  rate: number
}

interface TimedPiece extends SoundPiece {
  /** In the file. */
  startS: number
}

/** The sound of a file, which is decoded piece by piece. */
export interface OpenedSound {
  /** From a time to another; by default from its start, without what an encoder adds before it. */
  pieces(untilS: number, fromS?: number): AsyncGenerator<TimedPiece, void>
  close(): void
}

/** A file without a sound that this browser decodes: also one that is locked to its buyer. */
export class SoundUnreadable extends Error {
  override name = 'SoundUnreadable'
}

/** @throws SoundUnreadable */
export async function openSound(file: Blob): Promise<OpenedSound> {
  const input = new Input({ formats, source: new BlobSource(file) })
  try {
    const track = (await input.canRead()) ? await input.getPrimaryAudioTrack() : null
    if (!track || !(await track.canDecode())) throw new SoundUnreadable('no sound to decode')
    return {
      async *pieces(untilS, fromS = 0) {
        for await (const sample of new AudioSampleSink(track).samples(fromS, untilS)) {
          const { sampleRate: rate, numberOfChannels, numberOfFrames, timestamp } = sample
          const skipped = Math.max(0, Math.round((fromS - timestamp) * rate))
          const channels = Array.from(
            { length: Math.min(numberOfChannels, 2) },
            (_, planeIndex) => {
              const plane = new Float32Array(numberOfFrames)
              sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
              return plane.subarray(skipped)
            },
          )
          sample.close()
          yield { channels, rate, startS: Math.max(timestamp, fromS) }
        }
      },
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw error instanceof SoundUnreadable ? error : new SoundUnreadable(String(error))
  }
}

/** The mean of both sides. */
export function monoOf({ channels: [left = new Float32Array(), right] }: SoundPiece): Float32Array {
  return right ? left.map((each, i) => (each + (right[i] ?? 0)) / 2) : left
}
