/** What a photo film sounds like. */
export interface SoundMix {
  /** Of the film. */
  durationMs: number
  /** As an amplitude; the visitor's own song fades out at the end, ours end by themselves. */
  song?: { gain: number; fades: boolean } | undefined
  voice?: { startMs: number; lengthMs: number } | undefined
}

/** The level of the song beneath a voice, as an amplitude: -12 dB. */
export const lowered = 10 ** (-12 / 20)
/** How long the song goes down before the voice, and up after it, ms. */
const downMs = 400
const upMs = 800
/** The last part of a film with an own song, ms. */
const songFadeMs = 2500
/** Against a click where a voice is trimmed, and for one that the end of the film cuts, ms. */
const edgeMs = 15
const cutMs = 400

/**
 * The level of the song at a time of the film, as an amplitude.
 *
 * @example songLevel({ durationMs: 30_000, song: { gain: 1, fades: false } }, 1000) // 1
 */
export function songLevel({ durationMs, song, voice }: SoundMix, timeMs: number): number {
  if (!song) return 0
  const fade = song.fades ? share((durationMs - timeMs) / songFadeMs) : 1
  if (!voice) return song.gain * fade
  const endMs = Math.min(voice.startMs + voice.lengthMs, durationMs)
  const near = Math.min((timeMs - voice.startMs) / downMs + 1, 1 - (timeMs - endMs) / upMs)
  // An even change in decibels sounds even.
  return song.gain * fade * lowered ** share(near)
}

/**
 * The level of the voice at a time of the film, as an amplitude.
 *
 * @example voiceLevel({ durationMs: 30_000, voice: { startMs: 3500, lengthMs: 5000 } }, 9000) // 0
 */
export function voiceLevel({ durationMs, voice }: SoundMix, timeMs: number): number {
  if (!voice) return 0
  const ownEndMs = voice.startMs + voice.lengthMs
  const endMs = Math.min(ownEndMs, durationMs)
  const start = share((timeMs - voice.startMs) / edgeMs)
  const end = share((endMs - timeMs) / (ownEndMs > durationMs ? cutMs : edgeMs))
  return Math.min(start, end)
}

/** A piece of the song, one array for each channel. */
export interface SoundBlock {
  channels: readonly Float32Array[]
  /** Of the film. */
  startFrame: number
  /** Samples per second. */
  rate: number
}

/**
 * Mixes the song and the voice, in place of the song.
 *
 * @param voice one channel from where it is trimmed, heard from both sides; its rate can differ
 */
export function mixSound(
  { channels, startFrame, rate }: SoundBlock,
  mix: SoundMix,
  voice?: { samples: Float32Array; rate: number },
): void {
  const length = channels[0]?.length ?? 0
  const voiceStartMs = mix.voice?.startMs ?? 0
  for (let i = 0; i < length; i++) {
    const timeMs = ((startFrame + i) * 1000) / rate
    const level = songLevel(mix, timeMs)
    const spoken = voice
      ? voiceLevel(mix, timeMs) *
        sampleAt(voice.samples, ((timeMs - voiceStartMs) * voice.rate) / 1000)
      : 0
    for (const samples of channels) samples[i] = (samples[i] ?? 0) * level + spoken
  }
}

/** Between two samples on a line; 0 outside. */
function sampleAt(samples: Float32Array, at: number): number {
  const index = Math.floor(at)
  const from = samples[index] ?? 0
  return from + ((samples[index + 1] ?? 0) - from) * (at - index)
}

function share(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}
