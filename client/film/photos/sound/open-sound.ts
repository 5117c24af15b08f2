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

/** The sound of a file, which is decoded piece by piece. */
export interface OpenedSound {
  /** From its start, without the samples that an encoder adds before it. */
  pieces(untilS: number): AsyncGenerator<SoundPiece, void>
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
      async *pieces(untilS) {
        for await (const sample of new AudioSampleSink(track).samples(0, untilS)) {
          const { sampleRate: rate, numberOfChannels, numberOfFrames } = sample
          const skipped = Math.max(0, Math.round(-sample.timestamp * rate))
          const channels = Array.from(
            { length: Math.min(numberOfChannels, 2) },
            (_, planeIndex) => {
              const plane = new Float32Array(numberOfFrames)
              sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
              return plane.subarray(skipped)
            },
          )
          sample.close()
          yield { channels, rate }
        }
      },
      close: () => input.dispose(),
    }
  } catch (error) {
    input.dispose()
    throw error instanceof SoundUnreadable ? error : new SoundUnreadable(String(error))
  }
}
