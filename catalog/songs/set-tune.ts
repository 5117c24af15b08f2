import { type Chord, keyOf, readChord, readTokens, semitonesOf, type Token } from './read-notes.ts'
import { type CutSeconds, drums, instruments, modes, type Part, type Tune } from './tune.ts'
import { nearestKey, voiceChords } from './voice-chords.ts'

/** A tune set for one cut: every note of every part, in beats from its start. */
export interface Score {
  /** Start of the last bar, whose notes are held. */
  lastBar: number
  chords: readonly PlacedChord[]
  parts: readonly ScorePart[]
  /** [beat, loudness as in `Phrase`], linear between these points. */
  loudness: readonly (readonly [number, number])[]
}

export interface PlacedChord extends Chord {
  beat: number
  beats: number
}

export interface ScorePart extends Part {
  notes: readonly ScoreNote[]
}

export interface ScoreNote {
  beat: number
  beats: number
  key: number
  marks: string
}

/**
 * Joins the phrases of a cut and gives every part its notes.
 *
 * @throws RangeError that names what is written wrongly
 */
export function setTune(tune: Tune, seconds: CutSeconds): Score {
  const { chords, loudness, endBeat } = layPhrases(tune, seconds)
  const lastBar = endBeat - tune.beatsPerBar
  const parts = tune.parts.map((part) => {
    const tokens = writtenFor(part, tune, seconds)
    const notes = notesOf(part, { tokens, chords, tune })
    return { ...part, notes: holdLast(notes, lastBar, tune.beatsPerBar) }
  })
  return { lastBar, chords, parts, loudness }
}

function layPhrases(tune: Tune, seconds: CutSeconds) {
  const chords: PlacedChord[] = []
  const loudness: [number, number][] = []
  let start = 0
  for (const name of tune.forms[seconds]) {
    const phrase = phraseOf(tune, name)
    const length = beatsOf(tune, name)
    for (const { symbol, beat, beats } of chordTokens(tune, name)) {
      chords.push({ ...readChord(symbol), beat: start + beat, beats })
    }
    const step = length / Math.max(1, phrase.loudness.length - 1)
    for (const [i, value] of phrase.loudness.entries()) loudness.push([start + i * step, value])
    start += length
  }
  return { chords, loudness, endBeat: start }
}

function phraseOf(tune: Tune, name: string) {
  const phrase = tune.phrases[name]
  if (!phrase) throw new RangeError(`${tune.slug}: there is no phrase ${name}`)
  return phrase
}

function chordTokens(tune: Tune, name: string): Token[] {
  const { beatsPerBar } = tune
  const options = { beatsPerBar, firstBeats: beatsPerBar, isRenewed: true }
  return readTokens(phraseOf(tune, name).chords, options)
}

function beatsOf(tune: Tune, name: string): number {
  return phraseOf(tune, name).chords.split('|').length * tune.beatsPerBar
}

/** The text of the phrases for a part; figures are repeated to the end of the phrase. */
function writtenFor(part: Part, tune: Tune, seconds: CutSeconds): Token[] {
  const { beatsPerBar } = tune
  let start = 0
  return tune.forms[seconds].flatMap((name) => {
    const text = phraseOf(tune, name).plays[part.name] ?? part.figure ?? ''
    const length = beatsOf(tune, name)
    const from = start
    start += length
    if (text === '') return []
    const tokens = readTokens(text, { beatsPerBar, firstBeats: 1 })
    const textBeats = text.split('|').length * beatsPerBar
    if (textBeats > length || (part.kind === 'line' && textBeats < length)) {
      throw new RangeError(`${tune.slug}: ${part.name} in ${name}: ${textBeats} beats of ${length}`)
    }
    const rounds = Array.from({ length: Math.ceil(length / textBeats) }, (_, i) => i * textBeats)
    return rounds
      .flatMap((round) => tokens.map((token) => ({ ...token, beat: from + round + token.beat })))
      .filter(({ beat }) => beat < from + length)
  })
}

interface Setting {
  tokens: readonly Token[]
  chords: readonly PlacedChord[]
  tune: Tune
}

function notesOf(part: Part, setting: Setting): ScoreNote[] {
  switch (part.kind) {
    case 'line':
      return setting.tokens.map((token) => toNote(token, keyOf(token.symbol)))
    case 'drums':
      return setting.tokens.flatMap((token) =>
        token.symbol.split('+').map((name) => toNote(token, drumKey(name))),
      )
    case 'bass':
      return bassNotes(part, setting)
    case 'chords':
      return chordNotes(part, setting)
  }
}

function toNote({ beat, beats, marks }: Token, key: number): ScoreNote {
  return { beat, beats, key, marks }
}

function drumKey(name: string): number {
  const key = drums[name]
  if (key === undefined) throw new RangeError(`${name} is no drum that is known here`)
  return key
}

function rangeOf({ instrument, within }: Part): readonly [number, number] {
  return within ? [keyOf(within[0]), keyOf(within[1])] : instruments[instrument].range
}

function chordAt(chords: readonly PlacedChord[], beat: number): PlacedChord {
  const chord = chords.findLast((one) => one.beat <= beat + 1e-6)
  if (!chord) throw new RangeError(`there is no chord at beat ${beat}`)
  return chord
}

/** Close to the tone before and to the middle of the range, so that it neither leaps nor drifts. */
function bassNotes(part: Part, { tokens, chords, tune }: Setting): ScoreNote[] {
  const [low, high] = rangeOf(part)
  let last = Math.round((low + high) / 2)
  return tokens.map((token) => {
    const chord = chordAt(chords, token.beat)
    const near = last + Math.sign((low + high) / 2 - last) * 1.5
    if (token.symbol === '^') {
      last = stepTowards(nextBass(chords, token), { near, low, high }, tune)
    } else if (token.symbol === '8') {
      last = last + 12 <= high ? last + 12 : last - 12
    } else {
      last = nearestKey(bassTone(chord, token.symbol), near, low, high)
    }
    return toNote(token, last)
  })
}

/** The lowest tone is the one after the slash, if any; other degrees are of the chord. */
function bassTone(chord: Chord, symbol: string): number {
  if (symbol === '1') return chord.bass
  if (symbol === '0') return chord.root
  const tone = chord.tones.get(Number(symbol))
  if (tone === undefined) throw new RangeError(`${symbol} is no degree of the chord`)
  return chord.root + tone
}

function nextBass(chords: readonly PlacedChord[], { beat, beats }: Token): number {
  return chordAt(chords, Math.min(beat + beats, chords.at(-1)?.beat ?? beat)).bass
}

interface Place {
  near: number
  low: number
  high: number
}

/** One step of the mode from the next bass, on the side that the bass comes from. */
function stepTowards(next: number, { near, low, high }: Place, tune: Tune): number {
  const goal = nearestKey(next, near, low, high)
  const tonic = semitonesOf(tune.tonic)
  const inMode = (key: number) =>
    modes[tune.mode].some((tone) => (key - tonic - tone + 120) % 12 === 0)
  const side = near < goal ? -1 : 1
  const steps = [1, 2, 3].map((step) => goal + side * step)
  return steps.find((key) => inMode(key) && key >= low && key <= high) ?? goal
}

function chordNotes(part: Part, { tokens, chords }: Setting): ScoreNote[] {
  const [low, high] = rangeOf(part)
  const { voices = 3 } = part
  const voicings = voiceChords(chords, { voices, low, high })
  const notes = tokens.flatMap((token) => {
    if (token.symbol === '=') return holdChords(token, chords, voicings)
    const chord = chordAt(chords, token.beat)
    const keys = voicings[chords.indexOf(chord)] ?? []
    if (token.symbol === 'x') return keys.map((key) => toNote(token, key))
    return [...token.symbol].map((voice) => {
      const key = keys[Number(voice) - 1]
      if (key === undefined) throw new RangeError(`${part.name}: ${voice} is none of its voices`)
      return toNote(token, key)
    })
  })
  return tokens.some(({ symbol }) => symbol === '=') ? tie(notes) : notes
}

/** All chords within the token's time. */
function holdChords(
  token: Token,
  chords: readonly PlacedChord[],
  voicings: readonly (readonly number[])[],
): ScoreNote[] {
  const end = token.beat + token.beats
  return chords.flatMap(({ beat, beats }, i) => {
    if (beat + beats <= token.beat || beat >= end) return []
    const from = Math.max(beat, token.beat)
    const length = Math.min(beat + beats, end) - from
    return (voicings[i] ?? []).map((key) => ({ ...toNote(token, key), beat: from, beats: length }))
  })
}

/** A tone that is also in the next chord is held, not struck again. */
function tie(notes: readonly ScoreNote[]): ScoreNote[] {
  const tied: ScoreNote[] = []
  for (const note of notes) {
    const before = tied.find(
      ({ key, beat, beats }) => key === note.key && Math.abs(beat + beats - note.beat) < 1e-6,
    )
    if (before) before.beats += note.beats
    else tied.push({ ...note })
  }
  return tied
}

/** Holds the notes that sound at the start of the last bar, and drops later ones. */
function holdLast(notes: readonly ScoreNote[], lastBar: number, beatsPerBar: number): ScoreNote[] {
  return notes
    .filter(({ beat }) => beat <= lastBar)
    .map((note) =>
      note.beat + note.beats > lastBar
        ? { ...note, beats: lastBar + beatsPerBar - note.beat }
        : note,
    )
}
