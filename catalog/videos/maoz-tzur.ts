import type { MidiNote, MidiPart } from '../songs/midi.ts'

// The first line of Maoz Tzur in the Ashkenazi melody: a German tune of the 16th century. Harmony
// and setting are our own.

/** Beats before the tune begins, and the length of a beat. */
const introBeats = 2
const beatLengthMs = 750

/** From this beat on, the tune slows: each beat is longer than the one before by a share. */
const slowingBeat = 11
const slowing = 0.07

/**
 * When a beat of the tune falls, ms from the clip's start; beats before the tune are negative.
 *
 * @example beatMs(0) // 1500
 */
export function beatMs(beat: number): number {
  const late = Math.max(0, beat - slowingBeat)
  const stretched = late + (slowing * late * late) / 2
  return (introBeats + Math.min(beat, slowingBeat) + stretched) * beatLengthMs
}

/** [beat, pitch by name, length in beats, loudness 1 to 127] */
type Note = readonly [number, string, number, number]

/** do sol do fa | mi re do | sol la re mi-fa | mi re do, in D. */
const melody: readonly Note[] = [
  [0, 'D5', 1, 76],
  [1, 'A4', 1, 68],
  [2, 'D5', 1, 74],
  [3, 'G5', 1, 82],
  [4, 'F#5', 1, 80],
  [5, 'E5', 1, 74],
  [6, 'D5', 2, 72],
  [8, 'A5', 1, 86],
  [9, 'B5', 1, 92],
  [10, 'E5', 1, 78],
  [11, 'F#5', 0.5, 78],
  [11.5, 'G5', 0.5, 80],
  [12, 'F#5', 1, 78],
  [13, 'E5', 1, 70],
  [14, 'D5', 4, 74],
]

/** Plucked under the tune: a bass on the strong beats, and broken chords where the tune rests. */
const bass: readonly Note[] = [
  [-2, 'D3', 3, 52],
  [-1.5, 'A3', 2, 44],
  [-1, 'D4', 2, 48],
  [-0.5, 'F#4', 1, 50],
  [0, 'D3', 2, 58],
  [0.5, 'F#4', 1, 40],
  [1, 'A3', 1, 46],
  [1.5, 'D4', 1, 40],
  [2, 'B2', 2, 56],
  [2.5, 'F#4', 1, 40],
  [3, 'G2', 2, 58],
  [3.5, 'B3', 1, 42],
  [4, 'A2', 2, 58],
  [4.5, 'D4', 1, 42],
  [5, 'A3', 1, 46],
  [5.5, 'C#4', 1, 42],
  [6, 'D3', 2, 58],
  [6.5, 'A3', 1.5, 46],
  [7, 'D4', 1.5, 50],
  [7.5, 'F#4', 1, 54],
  [8, 'F#3', 2, 60],
  [8.5, 'D4', 1, 46],
  [9, 'G3', 2, 64],
  [9.5, 'D4', 1, 48],
  [10, 'E3', 2, 58],
  [10.5, 'B3', 1, 44],
  [11, 'G2', 2, 58],
  [11.5, 'B3', 1, 44],
  [12, 'A2', 2, 58],
  [12.5, 'D4', 1, 42],
  [13, 'A3', 1, 50],
  [13.5, 'C#4', 1, 42],
  [14, 'D3', 4, 50],
  [14.12, 'A3', 4, 46],
  [14.24, 'D4', 4, 44],
  [14.36, 'F#4', 4, 44],
  [14.48, 'A4', 4, 42],
  [15, 'D6', 3, 40],
]

/** [from beat, to beat, the chord that the strings hold] */
const chords: readonly (readonly [number, number, readonly string[]])[] = [
  [-2, 2, ['D3', 'A3', 'F#4']],
  [2, 3, ['B2', 'B3', 'F#4']],
  [3, 4, ['G2', 'B3', 'G4']],
  [4, 5, ['A2', 'A3', 'F#4']],
  [5, 6, ['A2', 'A3', 'G4']],
  [6, 8, ['D3', 'A3', 'F#4']],
  [8, 9, ['F#3', 'D4', 'A4']],
  [9, 10, ['G3', 'D4', 'B4']],
  [10, 11, ['E3', 'B3', 'G4']],
  [11, 12, ['G2', 'B3', 'D4']],
  [12, 13, ['A2', 'A3', 'D4']],
  [13, 14, ['A2', 'A3', 'C#4']],
  [14, 19, ['D3', 'A3', 'D4', 'F#4']],
]

/** Swell of the strings as [beat, 0 to 127]: up to the tune's highest note, then down to rest. */
const swell: readonly (readonly [number, number])[] = [
  [-2, 34],
  [0, 52],
  [3, 70],
  [7, 74],
  [9, 92],
  [11, 80],
  [14, 84],
  [18, 78],
]

/** Notes of the tune on which a light is kindled; each is doubled high and soft. */
const kindlingBeats = [0, 2, 3, 4, 5, 6, 8, 9]

/** The whole setting: harp, celesta and strings, with General MIDI's numbers less one. */
export function setMaozTzur(): MidiPart[] {
  const sparks = melody
    .filter(([beat]) => kindlingBeats.includes(beat))
    .map(([beat, pitch, , loudness]): Note => [beat, pitch, 1, Math.round(loudness * 0.55)])
  return [
    part({ program: 46, pan: 60, volume: 106 }, melody.map(toMidi(0)).map(sing)),
    part({ program: 46, pan: 54, volume: 80 }, bass.map(toMidi(0))),
    // The extra note, within the long tone of bar two, is for the light that has no tune note.
    part({ program: 8, pan: 78, volume: 84 }, [
      ...sparks.map(toMidi(12)),
      toMidi(12)([7, 'A4', 1, 36]),
    ]),
    {
      ...part({ program: 49, pan: 64, volume: 116 }, chords.flatMap(holdChord)),
      expression: swell.map(([beat, value]) => [beatMs(beat), value] as const),
    },
  ]
}

function part(voice: Omit<MidiPart, 'notes' | 'expression'>, notes: MidiNote[]): MidiPart {
  return { ...voice, notes, expression: [] }
}

/** Short strings sound weaker, so higher notes of the tune are plucked harder. */
function sing(note: MidiNote): MidiNote {
  const velocity = Math.min(127, note.velocity - 8 + 4 * Math.max(0, note.key - 69))
  return { ...note, velocity }
}

function toMidi(semitones: number) {
  return ([beat, pitch, beats, loudness]: Note): MidiNote => ({
    startMs: beatMs(beat),
    endMs: beatMs(beat + beats),
    key: keyOf(pitch) + semitones,
    velocity: loudness,
  })
}

/** The new tones of a chord; each is held while the following chords contain it. */
function holdChord([from, , pitches]: (typeof chords)[number], index: number): MidiNote[] {
  const fresh = pitches.filter((pitch) => !chords[index - 1]?.[2].includes(pitch))
  return fresh.map((pitch) => {
    const rest = chords.slice(index)
    const change = rest.findIndex(([, , others]) => !others.includes(pitch))
    const last = change < 0 ? rest.at(-1) : rest[change - 1]
    const endMs = beatMs(last?.[1] ?? from)
    return { startMs: beatMs(from), endMs, key: keyOf(pitch), velocity: 62 }
  })
}

/** Written in D, sounds in B flat, where a harp sounds best. */
const transposed = -4

const semitoneOf: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

function keyOf(pitch: string): number {
  const [, letter = '', sharp = '', octave = ''] = /^([A-G])(#?)(\d)$/.exec(pitch) ?? []
  const semitone = semitoneOf[letter]
  if (semitone === undefined) throw new RangeError(`pitch is ${pitch}, not like F#4`)
  return 12 * (Number(octave) + 1) + semitone + sharp.length + transposed
}
