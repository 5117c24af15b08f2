import { fadeMs } from './plan-photo-film.ts'

/** A sound that is heard over the song; the end of the film may cut it. */
export interface SoundSpan {
  /** Of the film. */
  startMs: number
  lengthMs: number
}

/** What a photo film sounds like. */
export interface SoundMix {
  /** Of the film. */
  durationMs: number
  /** As an amplitude; the visitor's own song fades out at the end, ours end by themselves. */
  song?: { gain: number; fades: boolean } | undefined
  voice?: SoundSpan | undefined
  /** Those of the clips, in order. */
  clips?: readonly SoundSpan[] | undefined
}

/** The level of a song or a clip beneath what is heard over it, as an amplitude: -12 dB. */
export const lowered = 10 ** (-12 / 20)
/** How long it goes down before that sound, and up after it, ms. */
const downMs = 400
const upMs = 800
/** The last part of a film with an own song, ms. */
const songFadeMs = 2500
/** Against a click where a voice is trimmed, and for one that the end of the film cuts, ms. */
const edgeMs = 15
const cutMs = 400

/**
 * The level of the song at a time of the film, as an amplitude. Beneath a voice over a clip it is
 * lowered twice.
 *
 * @example songLevel({ durationMs: 30_000, song: { gain: 1, fades: false } }, 1000) // 1
 */
export function songLevel(mix: SoundMix, timeMs: number): number {
  const { durationMs, song, clips = [] } = mix
  if (!song) return 0
  const fade = song.fades ? share((durationMs - timeMs) / songFadeMs) : 1
  const clip = clips.reduce((most, span) => Math.max(most, nearness(span, mix, timeMs)), 0)
  // An even change in decibels sounds even.
  return song.gain * fade * lowered ** (nearness(mix.voice, mix, timeMs) + clip)
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

/**
 * The level of a clip's sound at a time of the film, as an amplitude. It fades in and out as long as
 * the picture does: two clips in a row are together no louder than one. A voice lowers it.
 */
export function clipLevel(span: SoundSpan, mix: SoundMix, timeMs: number): number {
  const sinceMs = timeMs - span.startMs
  const fade = Math.min(share(sinceMs / fadeMs), share((span.lengthMs - sinceMs) / fadeMs))
  return fade * lowered ** nearness(mix.voice, mix, timeMs)
}

/** Whether a sound is heard, or lowers the song, between two times of the film. */
export function isHeardWithin(
  { startMs, lengthMs }: SoundSpan,
  [fromMs, toMs]: readonly [number, number],
): boolean {
  return toMs >= startMs - downMs && fromMs <= startMs + lengthMs + upMs
}

/** 1 while a sound is heard, 0 far from it. */
function nearness(span: SoundSpan | undefined, { durationMs }: SoundMix, timeMs: number): number {
  if (!span) return 0
  const endMs = Math.min(span.startMs + span.lengthMs, durationMs)
  return share(Math.min((timeMs - span.startMs) / downMs + 1, 1 - (timeMs - endMs) / upMs))
}

/** A piece of the song, one array for each channel. */
export interface SoundBlock {
  channels: readonly Float32Array[]
  /** Of the film. */
  startFrame: number
  /** Samples per second. */
  rate: number
}

/** One channel, heard from both sides; its rate can differ from that of the song. */
export interface MonoSound {
  samples: Float32Array
  /** Samples per second. */
  rate: number
}

/** The sounds of a mix, each from the start of its span on. */
export interface MixedSamples {
  voice?: MonoSound | undefined
  /** In the order of the mix. */
  clips?: readonly MonoSound[]
}

/** Mixes the song with what is heard over it, in place of the song. */
export function mixSound(
  { channels, startFrame, rate }: SoundBlock,
  mix: SoundMix,
  { voice, clips = [] }: MixedSamples,
): void {
  const length = channels[0]?.length ?? 0
  const { voice: spoken, clips: spans = [] } = mix
  for (let i = 0; i < length; i++) {
    const timeMs = ((startFrame + i) * 1000) / rate
    let over = 0
    if (voice && spoken) over = voiceLevel(mix, timeMs) * sampleAt(voice, timeMs - spoken.startMs)
    for (const [k, clip] of clips.entries()) {
      const span = spans[k]
      if (span) over += clipLevel(span, mix, timeMs) * sampleAt(clip, timeMs - span.startMs)
    }
    const level = songLevel(mix, timeMs)
    for (const samples of channels) samples[i] = (samples[i] ?? 0) * level + over
  }
}

/** Between two samples on a line; 0 outside. */
function sampleAt({ samples, rate }: MonoSound, timeMs: number): number {
  const at = (timeMs * rate) / 1000
  const index = Math.floor(at)
  const from = samples[index] ?? 0
  return from + ((samples[index + 1] ?? 0) - from) * (at - index)
}

function share(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}
