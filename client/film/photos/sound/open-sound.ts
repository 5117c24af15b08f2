import {
  ADTS,
  type AudioSample,
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
          const { sampleRate: rate, timestamp } = sample
          const skipped = Math.max(0, Math.round((fromS - timestamp) * rate))
          const channels = channelsOf(sample).map((each) => each.subarray(skipped))
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

/**
 * The first two channels of a sample. WebKitGTK ends the page when a sample is copied in the layout
 * that it has, so it is copied in the other one. A single channel is the same in both layouts, so it
 * is copied as whole numbers.
 */
function channelsOf(sample: AudioSample): Float32Array[] {
  const { format, numberOfChannels: count, numberOfFrames } = sample
  if (count === 1 && format.startsWith('f32')) {
    const steps = new Int16Array(numberOfFrames)
    sample.copyTo(steps, { planeIndex: 0, format: 's16' })
    return [Float32Array.from(steps, (step) => step / 32_768)]
  }
  const planes = Array.from({ length: Math.min(count, 2) }, () => new Float32Array(numberOfFrames))
  if (format !== 'f32-planar') {
    for (const [planeIndex, plane] of planes.entries()) {
      sample.copyTo(plane, { planeIndex, format: 'f32-planar' })
    }
    return planes
  }
  const interleaved = new Float32Array(numberOfFrames * count)
  sample.copyTo(interleaved, { planeIndex: 0, format: 'f32' })
  for (const [c, plane] of planes.entries()) {
    for (let i = 0; i < numberOfFrames; i++) plane[i] = interleaved[i * count + c] ?? 0
  }
  return planes
}

/** The mean of both sides. */
export function monoOf({ channels: [left = new Float32Array(), right] }: SoundPiece): Float32Array {
  return right ? left.map((each, i) => (each + (right[i] ?? 0)) / 2) : left
}
