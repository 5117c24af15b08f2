import type { Song } from '#shared/song.ts'

/**
 * A tune and its setting, as its author writes it.
 *
 * Notes stand in bars split by `|`, each with its length in beats: `D5:1.5 E5:.5 . F#5:2`. A length
 * applies to the notes after it; `.` is a rest, `-` lengthens the note before. Marks after a note:
 * `>` stressed, `_` soft, `'` short, `~` with a quick upper neighbour before it, `!` an intended
 * clash. Chords use the same form; the default length is a whole bar: `Gm | D7/F#:2 Gm:2`.
 */
export interface Tune extends Omit<Song, 'cuts'> {
  beatsPerBar: number
  /** Beats to a pulse, 3 in 6/8; default: 1. */
  beatsPerPulse?: number
  tonic: string
  mode: Mode
  /** How far the bar before the last slows: 0.2 makes its last beat a fifth longer. */
  slowing: number
  /** The part with the melody comes first. */
  parts: readonly Part[]
  /** By name. */
  phrases: Readonly<Record<string, Phrase>>
  /** Names of the phrases in order. The first notes of the last bar are held to the end. */
  forms: Readonly<Record<CutSeconds, readonly string[]>>
}

export const cutSeconds = [15, 30] as const
export type CutSeconds = (typeof cutSeconds)[number]

/** Semitones above the tonic. */
export const modes = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  /** Ahavah rabbah: a flat second under a major third. */
  freygish: [0, 1, 4, 5, 7, 8, 10],
  /** The Ukrainian Dorian: a sharp fourth over a minor third. */
  misheberach: [0, 2, 3, 6, 7, 9, 10],
} as const
export type Mode = keyof typeof modes

export interface Part {
  name: string
  instrument: Instrument
  /** Written out in each phrase, or derived from its chords by a figure. */
  kind: 'line' | 'bass' | 'chords' | 'drums'
  /** -1 left, 1 right. */
  pan: number
  /** Loudness relative to the tune, LU. */
  level: number
  /**
   * What a figured part plays in each bar by default. For a bass, its notes are degrees of the
   * chord, and `^` is a step from the next one. For chords, `1` is the lowest voice and so on, `x`
   * is all voices together, and `=` is each chord for its whole length. For drums, they are names.
   */
  figure?: string
  /** Voices of a chord; default: 3. */
  voices?: number
  /** Lowest and highest note of a figured part. */
  within?: readonly [string, string]
}

export interface Phrase {
  chords: string
  /** From start to end, evenly spread: 40 very soft, 64 half loud, 100 very loud. */
  loudness: readonly number[]
  /** Notes of the parts, by name; '' is silence. */
  plays: Readonly<Record<string, string>>
}

export interface InstrumentSound {
  /** General MIDI's number less one. */
  program: number
  /** The keys that a player has, or that sound good. */
  range: readonly [number, number]
  /** Whether its tones last as long as they are held, and can swell. */
  sustains: boolean
  /** Cut from 1.4 kHz up, dB, where the sound font is sharper than wood and brass. */
  muffled?: number
}

export const instruments = {
  piano: { program: 0, range: [28, 100], sustains: false },
  celesta: { program: 8, range: [60, 108], sustains: false },
  glockenspiel: { program: 9, range: [79, 108], sustains: false },
  'music box': { program: 10, range: [60, 98], sustains: false },
  dulcimer: { program: 15, range: [40, 88], sustains: false },
  accordion: { program: 21, range: [53, 89], sustains: true, muffled: 5 },
  guitar: { program: 24, range: [40, 83], sustains: false },
  'acoustic bass': { program: 32, range: [28, 60], sustains: false },
  violin: { program: 40, range: [55, 93], sustains: true },
  viola: { program: 41, range: [48, 84], sustains: true },
  cello: { program: 42, range: [36, 76], sustains: true },
  contrabass: { program: 43, range: [28, 60], sustains: true },
  pizzicato: { program: 45, range: [36, 88], sustains: false },
  harp: { program: 46, range: [24, 103], sustains: false },
  timpani: { program: 47, range: [38, 57], sustains: false },
  strings: { program: 48, range: [36, 91], sustains: true },
  'soft strings': { program: 49, range: [36, 91], sustains: true },
  trumpet: { program: 56, range: [54, 82], sustains: true, muffled: 4 },
  trombone: { program: 57, range: [40, 72], sustains: true },
  tuba: { program: 58, range: [28, 58], sustains: true },
  horn: { program: 60, range: [41, 77], sustains: true },
  oboe: { program: 68, range: [58, 89], sustains: true },
  'english horn': { program: 69, range: [52, 81], sustains: true },
  bassoon: { program: 70, range: [34, 72], sustains: true },
  clarinet: { program: 71, range: [50, 91], sustains: true, muffled: 8 },
  flute: { program: 73, range: [60, 96], sustains: true },
  drums: { program: 0, range: [35, 81], sustains: false },
} as const satisfies Record<string, InstrumentSound>
export type Instrument = keyof typeof instruments

/** Keys of the drums in General MIDI. */
export const drums: Readonly<Record<string, number>> = {
  bass: 36,
  stick: 37,
  snare: 38,
  clap: 39,
  tom: 41,
  hat: 42,
  crash: 49,
  tambourine: 54,
  bongo: 60,
  conga: 64,
  block: 76,
  triangle: 81,
}
