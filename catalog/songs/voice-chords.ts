import type { Chord } from './read-notes.ts'

interface VoicingOptions {
  voices: number
  low: number
  high: number
}

/**
 * Sets chords in this many voices, from the lowest up. Each chord moves as little as possible from
 * the one before, has all the tones that define it, and doubles its third only as a last choice.
 *
 * @throws RangeError when a chord has no place between `low` and `high`
 */
export function voiceChords(chords: readonly Chord[], options: VoicingOptions): number[][] {
  const middle = (options.low + options.high) / 2
  let before = Array.from({ length: options.voices }, (_, i) => middle - 4 + 4 * i)
  return chords.map((chord) => {
    const choices = placesOf(chord, options)
    const costs = choices.map((keys) => motion(before, keys) + faults(chord, keys))
    const best = choices[costs.indexOf(Math.min(...costs))]
    if (!best) throw new RangeError(`no place for a chord from ${options.low} to ${options.high}`)
    before = best
    return best
  })
}

/** All ways to set the chord within an octave and a third. */
function placesOf(chord: Chord, { voices, low, high }: VoicingOptions): number[][] {
  const classes = new Set([...chord.tones.values()].map((tone) => (chord.root + tone) % 12))
  const keys = Array.from({ length: high - low + 1 }, (_, i) => low + i)
  const tones = keys.filter((key) => classes.has(key % 12))
  return tones.flatMap((_, i) => choose(tones.slice(i), voices))
}

/** This many of the keys, including the first, in close order. */
function choose([first, ...rest]: number[], count: number): number[][] {
  if (first === undefined) return []
  if (count === 1) return [[first]]
  return rest.flatMap((next, i) =>
    next - first > 9 ? [] : choose(rest.slice(i), count - 1).map((others) => [first, ...others]),
  )
}

/** Semitones that the voices move; large steps, parallel fifths and octaves cost extra. */
function motion(before: readonly number[], keys: readonly number[]): number {
  let cost = 0
  for (const [i, key] of keys.entries()) {
    const step = key - (before[i] ?? key)
    cost += Math.abs(step) + (Math.abs(step) > 4 ? 3 : 0)
    for (const [j, other] of keys.slice(0, i).entries()) {
      const apart = (key - other) % 12
      const wasApart = ((before[i] ?? key) - (before[j] ?? other)) % 12
      if (step !== 0 && apart === wasApart && (apart === 7 || apart === 0)) cost += 6
    }
  }
  return cost
}

/** Missing tones, the fifth counting least; a doubled third; voices far apart. */
function faults(chord: Chord, keys: readonly number[]): number {
  const has = (degree: number) =>
    keys.filter((key) => (key - chord.root - (chord.tones.get(degree) ?? 0) + 24) % 12 === 0).length
  let cost = has(3) === 0 ? 40 : has(3) > 1 ? 5 : 0
  for (const degree of chord.tones.keys()) {
    if (degree > 5) cost += has(degree) === 0 ? 20 : has(degree) > 1 ? 15 : 0
  }
  if (has(1) === 0) cost += chord.tones.size > 3 ? 4 : 10
  if (has(5) === 0) cost += chord.tones.size > 3 ? 2 : 8
  return cost + Math.max(0, (keys.at(-1) ?? 0) - (keys[0] ?? 0) - 14)
}

/** The key of a tone nearest to another within a range. */
export function nearestKey(tone: number, near: number, low: number, high: number): number {
  const keys = Array.from({ length: high - low + 1 }, (_, i) => low + i)
  const fitting = keys.filter((key) => (key - tone + 120) % 12 === 0)
  const [best = low] = fitting.sort((a, b) => Math.abs(a - near) - Math.abs(b - near))
  return best
}
