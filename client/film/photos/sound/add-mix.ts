import { AudioSample, AudioSampleSource, canEncodeAudio, type Output } from 'mediabunny'
import { mixSound, type SoundMix } from '#shared/photo-film/sound-mix.ts'
import { openSound, type SoundPiece } from './open-sound.ts'
import { decodeVoice } from './read-voice.ts'

/** The files of a mix. */
export interface MixedSound {
  mix: SoundMix
  /** Repeats at that distance. */
  song?: { file: Blob; repeatMs: number } | undefined
  /** Heard from that time on. */
  voice?: { file: Blob; fromMs: number } | undefined
}

/** Of the sound in the file, bits per second. */
export const soundBitrate = 160_000

/** Of a film with a voice alone. */
const silentRate = 48_000
/** Rates that every encoder takes; others are brought to the first. */
const usualRates = [48_000, 44_100]

/**
 * Adds a sound track that mixes a song and a voice, as AAC, to a film that has not started. The song
 * is decoded while it is mixed, so little is in memory.
 *
 * @returns a function that encodes the sound up to a time, s
 */
export async function addMix(
  output: Output,
  { mix, song, voice }: MixedSound,
): Promise<(untilS: number) => Promise<void>> {
  if (!(await canEncodeAudio('aac', { bitrate: soundBitrate }))) {
    const { registerAac } = await import('./register-aac.ts')
    registerAac()
  }
  const spoken = voice && (await decodeFrom(voice))
  const pieces = song ? repeated(song) : silence()
  const first = await pieces.next()
  if (first.done) throw new Error('the song is empty')
  const { rate } = first.value
  const [usual = rate] = usualRates
  const transform = { numberOfChannels: 2, sampleRate: usualRates.includes(rate) ? rate : usual }
  const source = new AudioSampleSource({ codec: 'aac', bitrate: soundBitrate, transform })
  output.addAudioTrack(source)
  return async (untilS) => {
    const count = Math.round(untilS * rate)
    let startFrame = 0
    for (let piece = first.value; startFrame < count; ) {
      const channels = piece.channels.map((each) => each.subarray(0, count - startFrame))
      mixSound({ channels, startFrame, rate }, mix, spoken)
      const sample = sampleOf(channels, rate, startFrame)
      await source.add(sample)
      sample.close()
      startFrame += channels[0]?.length ?? 0
      const next = await pieces.next()
      if (next.done) break
      piece = next.value
    }
    source.close()
    await pieces.return()
  }
}

async function decodeFrom({ file, fromMs }: { file: Blob; fromMs: number }) {
  const { samples, rate } = await decodeVoice(file)
  return { samples: samples.subarray(Math.round((fromMs * rate) / 1000)), rate }
}

/** A song that starts again after each `repeatMs`, without an end. */
async function* repeated({
  file,
  repeatMs,
}: {
  file: Blob
  repeatMs: number
}): AsyncGenerator<SoundPiece, void> {
  const sound = await openSound(file)
  try {
    while (true) {
      let left = 0
      let last: SoundPiece | undefined
      for await (const { channels, rate } of sound.pieces(repeatMs / 1000)) {
        if (!last) left = Math.round((repeatMs * rate) / 1000)
        if (left <= 0) break
        last = { rate, channels: channels.map((each) => each.subarray(0, left)) }
        left -= last.channels[0]?.length ?? 0
        yield last
      }
      if (!last) throw new Error('the song is empty')
      const { rate, channels } = last
      if (left > 0) yield { rate, channels: channels.map(() => new Float32Array(left)) }
    }
  } finally {
    sound.close()
  }
}

async function* silence(): AsyncGenerator<SoundPiece, void> {
  while (true) {
    const side = () => new Float32Array(silentRate)
    yield { rate: silentRate, channels: [side(), side()] }
  }
}

function sampleOf(
  channels: readonly Float32Array[],
  sampleRate: number,
  startFrame: number,
): AudioSample {
  const length = channels[0]?.length ?? 0
  const data = new Float32Array(length * channels.length)
  for (const [c, samples] of channels.entries()) data.set(samples, c * length)
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: channels.length,
    sampleRate,
    timestamp: startFrame / sampleRate,
  })
}
