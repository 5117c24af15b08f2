import { AudioSample, AudioSampleSource, canEncodeAudio, type Output } from 'mediabunny'
import {
  isHeardWithin,
  type MonoSound,
  mixSound,
  type SoundMix,
  type SoundSpan,
} from '#shared/photo-film/sound-mix.ts'
import type { SoundWriting } from '../../make/encode-frames.ts'
import { readClipSound } from '../clips/read-clip-sound.ts'
import type { SoundEnd } from '../repeat-song.ts'
import { openSound, type SoundPiece } from './open-sound.ts'
import { decodeVoice } from './read-voice.ts'

/** The files of a mix. */
export interface MixedSound {
  mix: SoundMix
  /** Repeats at that distance. */
  song?: { file: Blob; repeatMs: number } | undefined
  /** Heard from that time on. */
  voice?: { file: Blob; fromMs: number } | undefined
  clips: readonly MixedClip[]
}

interface MixedClip {
  file: Blob
  fromMs: number
  span: SoundSpan
}

/** Of the sound in the file, bits per second. */
export const soundBitrate = 160_000

/** Of a film without a song. */
const silentRate = 48_000
/** Rates that every encoder takes; others are brought to the first. */
const usualRates = [48_000, 44_100]

/**
 * Adds a sound track that mixes a song, a voice and clips, as AAC, to a film that has not started.
 * Song and clips are decoded while they are mixed, so little is in memory.
 */
export async function addMix(
  output: Output,
  { mix, song, voice, clips }: MixedSound,
  { endS, packetCount }: SoundEnd,
): Promise<SoundWriting> {
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
  // Not where it changes nothing: it keeps 5 s back.
  const change = usualRates.includes(rate) ? {} : { transform: { sampleRate: usual } }
  const source = new AudioSampleSource({ codec: 'aac', bitrate: soundBitrate, ...change })
  output.addAudioTrack(source, { maximumPacketCount: packetCount })
  const clipsNear = openClipSounds(clips)
  async function* writeMix({ value }: { value: SoundPiece }) {
    const count = Math.round(endS * rate)
    let startFrame = 0
    for (let piece = value; startFrame < count; ) {
      const channels = piece.channels.map((each) => each.subarray(0, count - startFrame))
      const toFrame = startFrame + (channels[0]?.length ?? 0)
      const near = await clipsNear((startFrame * 1000) / rate, (toFrame * 1000) / rate)
      const spans = near.map(({ span }) => span)
      const over = { voice: spoken, clips: near.map(({ sound }) => sound) }
      mixSound({ channels, startFrame, rate }, { ...mix, clips: spans }, over)
      const sample = sampleOf(channels, rate, startFrame)
      await source.add(sample)
      sample.close()
      startFrame = toFrame
      yield startFrame / rate
      const next = await pieces.next()
      if (next.done) break
      piece = next.value
    }
    source.close()
    await pieces.return()
  }
  return writeMix(first)
}

/** What is heard of the clips near a time, each decoded once and freed after its end. */
function openClipSounds(clips: readonly MixedClip[]) {
  const read = new Map<MixedClip, MonoSound | undefined>()
  return async (fromMs: number, toMs: number) => {
    const near = clips.filter(({ span }) => isHeardWithin(span, [fromMs, toMs]))
    for (const clip of read.keys()) if (!near.includes(clip)) read.delete(clip)
    for (const clip of near) {
      if (read.has(clip)) continue
      const { file, fromMs, span } = clip
      read.set(clip, await readClipSound(file, { fromMs, lengthMs: span.lengthMs }))
    }
    return near.flatMap((clip) => {
      const sound = read.get(clip)
      return sound ? [{ span: clip.span, sound }] : []
    })
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

/** In two channels, as phones and chats want it; one is heard on both sides. */
function sampleOf(
  [left = new Float32Array(), right = left]: readonly Float32Array[],
  sampleRate: number,
  startFrame: number,
): AudioSample {
  const data = new Float32Array(2 * left.length)
  data.set(left)
  data.set(right, left.length)
  return new AudioSample({
    data,
    format: 'f32-planar',
    numberOfChannels: 2,
    sampleRate,
    timestamp: startFrame / sampleRate,
  })
}
