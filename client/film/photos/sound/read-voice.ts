import { AudioSample, AudioSampleSource, BufferTarget, Output, WavOutputFormat } from 'mediabunny'
import { levelVoice } from '#shared/photo-film/level-sound.ts'
import { longestVoiceMs } from '#shared/photo-film/photo-film-draft.ts'
import { monoOf, openSound } from './open-sound.ts'

/** A recording, levelled. */
export interface ReadyVoice {
  /** WAV: every browser plays it from any of its samples. */
  file: Blob
  durationMs: number
  /** Its loudest samples in equal parts, percent of the loudest. */
  peaks: number[]
}

const peakCount = 96

/**
 * Levels a recording to the loudness of the songs.
 *
 * @returns undefined for a recording in which nothing is heard
 * @throws SoundUnreadable
 */
export async function readVoice(recording: Blob): Promise<ReadyVoice | undefined> {
  const voice = await decodeVoice(recording)
  if (!levelVoice(voice.samples, voice.rate)) return
  return {
    file: await writeWav(voice),
    durationMs: Math.round((voice.samples.length * 1000) / voice.rate),
    peaks: peaksOf(voice.samples),
  }
}

/** A recording as one channel. */
export async function decodeVoice(recording: Blob, untilS = longestVoiceMs / 1000) {
  const sound = await openSound(recording)
  const pieces: Float32Array[] = []
  let rate = 0
  try {
    for await (const piece of sound.pieces(untilS)) {
      rate = piece.rate
      pieces.push(monoOf(piece))
    }
  } finally {
    sound.close()
  }
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  return { samples, rate }
}

async function writeWav({ samples, rate }: { samples: Float32Array; rate: number }): Promise<Blob> {
  const target = new BufferTarget()
  const output = new Output({ format: new WavOutputFormat(), target })
  const source = new AudioSampleSource({ codec: 'pcm-s16' })
  output.addAudioTrack(source)
  await output.start()
  const shape = { format: 'f32' as const, numberOfChannels: 1, sampleRate: rate, timestamp: 0 }
  const whole = new AudioSample({ data: samples, ...shape })
  await source.add(whole)
  whole.close()
  await output.finalize()
  if (!target.buffer) throw new Error('the recording was not written')
  return new Blob([target.buffer], { type: 'audio/wav' })
}

function peaksOf(samples: Float32Array): number[] {
  const step = samples.length / peakCount
  const peaks = Array.from({ length: peakCount }, (_, i) =>
    samples
      .subarray(Math.floor(i * step), Math.floor((i + 1) * step))
      .reduce((most, each) => Math.max(most, Math.abs(each)), 0),
  )
  const loudest = Math.max(...peaks)
  return peaks.map((peak) => Math.round((100 * peak) / loudest))
}
