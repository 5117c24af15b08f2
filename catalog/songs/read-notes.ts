/** A note, chord or stroke as written: what, when and for how long. */
export interface Token {
  symbol: string
  /** From the start of the text. */
  beat: number
  beats: number
  /** Marks after the symbol: `>`, `_`, `'`, `~`, `!`. */
  marks: string
}

interface ReadOptions {
  beatsPerBar: number
  /** Length of the first note if it gives none; for chords, in each bar. */
  firstBeats: number
  /** Whether each bar begins with `firstBeats` again. */
  isRenewed?: boolean
}

const tokenPattern = /^([^:>_'~!]+)(?::(\d*\.?\d+))?([>_'~!]*)$/

/**
 * Reads bars of notes; rests are left out, and ties are joined.
 *
 * @throws RangeError when a bar is too long or too short, or holds something that is not a note
 * @example readTokens('D5:1.5 E5:.5', { beatsPerBar: 2, firstBeats: 1 })[1]
 *   // { symbol: 'E5', beat: 1.5, beats: 0.5, marks: '' }
 */
export function readTokens(text: string, options: ReadOptions): Token[] {
  const { beatsPerBar, firstBeats, isRenewed = false } = options
  const tokens: Token[] = []
  let beats = firstBeats
  for (const [index, bar] of text.split('|').entries()) {
    let beat = index * beatsPerBar
    if (isRenewed) beats = firstBeats
    for (const word of bar.trim().split(/\s+/)) {
      const [, symbol, length, marks = ''] = tokenPattern.exec(word) ?? []
      if (!symbol) throw new RangeError(`bar ${index + 1} of "${text}": "${word}" is no note`)
      if (length) beats = Number(length)
      const last = tokens.at(-1)
      if (symbol === '-' && last) last.beats += beats
      else if (symbol !== '.') tokens.push({ symbol, beat, beats, marks })
      beat += beats
    }
    const length = beat - index * beatsPerBar
    if (Math.abs(length - beatsPerBar) > 1e-6) {
      throw new RangeError(`bar ${index + 1} of "${text}" has ${length} beats, not ${beatsPerBar}`)
    }
  }
  return tokens
}

const semitoneOf: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }

/**
 * The key of a pitch; 60 is the middle C.
 *
 * @throws RangeError when it is not a pitch
 * @example keyOf('Bb4') // 70
 */
export function keyOf(pitch: string): number {
  const [, name = '', octave] = /^([A-G][#b]?)(\d)$/.exec(pitch) ?? []
  if (octave === undefined) throw new RangeError(`pitch is ${pitch}, not like F#4`)
  return 12 * (Number(octave) + 1) + semitonesOf(name)
}

/** Semitones above C: `Bb` has 10, `Cb` -1. */
export function semitonesOf(name: string): number {
  const semitones = semitoneOf[name.charAt(0)]
  if (semitones === undefined) throw new RangeError(`${name} is no name of a tone`)
  return semitones + (name.endsWith('#') ? 1 : 0) - (name.length > 1 && name.endsWith('b') ? 1 : 0)
}

export interface Chord {
  /** 0 to 11 above C. */
  root: number
  bass: number
  /** Degrees with their semitones above the root. */
  tones: ReadonlyMap<number, number>
}

const qualities: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '': [
    [3, 4],
    [5, 7],
  ],
  m: [
    [3, 3],
    [5, 7],
  ],
  dim: [
    [3, 3],
    [5, 6],
  ],
  sus4: [
    [3, 5],
    [5, 7],
  ],
  '5': [
    [3, 7],
    [5, 7],
  ],
  '6': [
    [3, 4],
    [5, 7],
    [6, 9],
  ],
  m6: [
    [3, 3],
    [5, 7],
    [6, 9],
  ],
  '7': [
    [3, 4],
    [5, 7],
    [7, 10],
  ],
  m7: [
    [3, 3],
    [5, 7],
    [7, 10],
  ],
  maj7: [
    [3, 4],
    [5, 7],
    [7, 11],
  ],
  m7b5: [
    [3, 3],
    [5, 6],
    [7, 10],
  ],
  dim7: [
    [3, 3],
    [5, 6],
    [7, 9],
  ],
}

/**
 * @throws RangeError when the symbol is not a known chord
 * @example readChord('D7/F#').bass // 6
 */
export function readChord(symbol: string): Chord {
  const [, name = '', quality = '', under] = /^([A-G][#b]?)([^/]*)(?:\/(.+))?$/.exec(symbol) ?? []
  const tones = qualities[quality]
  if (!name || !tones) throw new RangeError(`${symbol} is no chord that is known here`)
  const root = (semitonesOf(name) + 12) % 12
  const bass = under ? (semitonesOf(under) + 12) % 12 : root
  return { root, bass, tones: new Map([[1, 0], ...tones]) }
}
