import type { MidiNote, MidiPart } from './midi.ts'
import { semitonesOf } from './read-notes.ts'
import type { Score, ScoreNote, ScorePart } from './set-tune.ts'
import { type InstrumentSound, instruments, modes, type Tune } from './tune.ts'

/** Silence before the first note, so that no note begins within the fade. */
const leadMs = 90

/** How far a player strays from the beat and from an even touch, at most. */
const unevenMs = 7
const unevenVelocity = 4

/** Delay from one string of a plucked chord to the next. */
const rollMs = 14

/** Notes of each part for the synthesiser, slightly uneven like those of a player. */
export function perform(score: Score, tune: Tune): MidiPart[] {
  return score.parts.map((part, index) => performPart({ score, tune, part, seed: index + 1 }))
}

/**
 * When a beat falls, ms from the start of the cut. The bar before the last slows by `slowing`.
 *
 * @example beatMs(4, { lastBar: 28 }, { bpm: 60, ... }) // 4090
 */
export function beatMs(beat: number, { lastBar }: Pick<Score, 'lastBar'>, tune: Tune): number {
  const { beatsPerBar, beatsPerPulse = 1, slowing } = tune
  const late = Math.max(0, beat - (lastBar - beatsPerBar))
  const inBar = Math.min(late, beatsPerBar)
  const stretched = (slowing * inBar ** 2) / (2 * beatsPerBar) + slowing * (late - inBar)
  return leadMs + ((beat + stretched) * 60_000) / (tune.bpm * beatsPerPulse)
}

interface Performance {
  score: Score
  tune: Tune
  part: ScorePart
  /** Of the part's unevenness. */
  seed: number
}

function performPart(performance: Performance): MidiPart {
  const { score, tune, part } = performance
  const { program, sustains }: InstrumentSound = instruments[part.instrument]
  return {
    program,
    isDrums: part.kind === 'drums',
    pan: Math.round(64 + 63 * part.pan),
    volume: 110,
    notes: endBeforeNext(part.notes.flatMap((note, i) => performNote(note, i, performance))),
    expression: sustains ? breathe(score, tune) : [],
  }
}

/** Swells with the music and fades on the last note. */
function breathe(score: Score, tune: Tune): [number, number][] {
  const swell = score.loudness
    .filter(([beat]) => beat <= score.lastBar)
    .map(([beat, value]): [number, number] => [
      beat === 0 ? 0 : beatMs(beat, score, tune),
      Math.min(127, value + 20),
    ])
  const lastMs = beatMs(score.lastBar, score, tune)
  const end = swell.at(-1)?.[1] ?? 80
  return [...swell, [lastMs, end], [lastMs + 900, end * 0.92], [lastMs + 3000, end * 0.55]]
}

function performNote(note: ScoreNote, index: number, performance: Performance): MidiNote[] {
  const { score, tune, part, seed } = performance
  const late = unevenMs * unevenness(seed, index) + rollOf(part, note)
  const main = {
    startMs: Math.max(leadMs / 2, beatMs(note.beat, score, tune) + late),
    endMs: endMs(note, performance),
    key: note.key,
    velocity: velocityOf(note, index, performance),
  }
  return note.marks.includes('~') ? turn(main, note, tune) : [main]
}

/** Plucked and struck chords are rolled slightly, from the lowest voice up. */
function rollOf({ kind, instrument, notes }: ScorePart, { beat, key }: ScoreNote): number {
  if (kind !== 'chords' || instruments[instrument].sustains) return 0
  return rollMs * notes.filter((other) => other.beat === beat && other.key < key).length
}

function velocityOf(note: ScoreNote, index: number, performance: Performance): number {
  const { score, tune, part, seed } = performance
  const { beatsPerBar, beatsPerPulse = 1 } = tune
  const inBar = note.beat % beatsPerBar
  const metre = inBar === 0 ? 4 : inBar % beatsPerPulse === 0 ? 0 : -3
  const mark = note.marks.includes('>') ? 12 : note.marks.includes('_') ? -14 : 0
  const level = instruments[part.instrument].sustains ? 84 : loudnessAt(score, note.beat)
  const velocity = level + metre + mark + unevenVelocity * unevenness(seed + 50, index)
  return Math.round(Math.min(120, Math.max(22, velocity)))
}

function loudnessAt({ loudness }: Score, beat: number): number {
  const next = loudness.findIndex(([at]) => at > beat)
  const [toBeat, to] = loudness[next] ?? loudness.at(-1) ?? [0, 64]
  const [fromBeat, from] = loudness[next < 0 ? loudness.length - 1 : next - 1] ?? [0, 64]
  return toBeat > fromBeat ? from + ((to - from) * (beat - fromBeat)) / (toBeat - fromBeat) : to
}

/** Broken chords ring to the end of the chord, as with a pedal; lines leave a small gap. */
function endMs(note: ScoreNote, { score, tune, part }: Performance): number {
  const end = note.beat + note.beats
  if (end > score.lastBar) return beatMs(end, score, tune) + 4000
  if (note.marks.includes("'")) return beatMs(note.beat + note.beats * 0.45, score, tune)
  const chord = score.chords.find(({ beat, beats }) => beat + beats > note.beat + 1e-6)
  const rings = part.kind === 'chords' && !instruments[part.instrument].sustains
  if (rings && chord) return beatMs(Math.max(end, chord.beat + chord.beats), score, tune) - 10
  return beatMs(end, score, tune) - (part.kind === 'chords' ? 0 : 18)
}

/** The note, its upper neighbour and the note again, as fiddlers and clarinettists play a turn. */
function turn(main: MidiNote, { beats }: ScoreNote, tune: Tune): MidiNote[] {
  const beatLengthMs = 60_000 / (tune.bpm * (tune.beatsPerPulse ?? 1))
  const turnMs = Math.min(70, (beats * beatLengthMs) / 4)
  const upperMs = main.startMs + turnMs
  const backMs = upperMs + turnMs
  const upper = { key: upperNeighbour(main.key, tune), velocity: main.velocity - 8 }
  return [
    { ...main, endMs: upperMs },
    { ...upper, startMs: upperMs, endMs: backMs },
    { ...main, startMs: backMs },
  ]
}

function upperNeighbour(key: number, { tonic, mode }: Tune): number {
  const tones = modes[mode].map((tone) => (semitonesOf(tonic) + tone) % 12)
  return [key + 1, key + 2].find((near) => tones.includes(near % 12)) ?? key + 1
}

/** Ends each note before the same key is struck again, so each end belongs to its own start. */
function endBeforeNext(notes: readonly MidiNote[]): MidiNote[] {
  const sorted = notes.toSorted((a, b) => a.startMs - b.startMs)
  return sorted.map((note, i) => {
    const next = sorted.slice(i + 1).find(({ key }) => key === note.key)
    const endMs = Math.min(note.endMs, next ? next.startMs - 4 : Infinity)
    return { ...note, endMs: Math.max(endMs, note.startMs + 8) }
  })
}

/** -1 to 1, stable for a place: multiples of the golden ratio have evenly spread fractions. */
function unevenness(seed: number, index: number): number {
  const turn = seed * 0.754_878 + (index + 1) * 0.618_034
  return 2 * (turn - Math.floor(turn)) - 1
}
