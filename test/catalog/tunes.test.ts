import { describe, expect, test } from 'vitest'
import { beatMs, perform } from '../../catalog/songs/perform.ts'
import { keyOf, readChord, readTokens, semitonesOf } from '../../catalog/songs/read-notes.ts'
import { type Score, type ScorePart, setTune } from '../../catalog/songs/set-tune.ts'
import { cutSeconds, instruments, modes, type Tune } from '../../catalog/songs/tune.ts'
import { tunes } from '../../catalog/songs/tunes.ts'

const cuts = tunes.flatMap((tune) =>
  cutSeconds.map((seconds) => ({
    name: `${tune.slug}, ${seconds} s`,
    tune,
    seconds,
    score: setTune(tune, seconds),
  })),
)

const pitched = ({ parts }: Score) => parts.filter(({ kind }) => kind !== 'drums')
const lines = ({ parts }: Score) => parts.filter(({ kind }) => kind === 'line')
const classOf = (key: number) => ((key % 12) + 12) % 12
const told = (part: ScorePart, { beat, key }: ScorePart['notes'][number]) =>
  `${part.name} at ${beat}: ${key}`

/** Pitch classes of the chord that sounds at a beat. */
function chordClasses({ chords }: Score, beat: number): number[] {
  const chord = chords.findLast((one) => one.beat <= beat)
  if (!chord) return []
  return [chord.bass, ...[...chord.tones.values()].map((tone) => classOf(chord.root + tone))]
}

function modeClasses({ tonic, mode }: Tune): number[] {
  return modes[mode].map((tone) => classOf(semitonesOf(tonic) + tone))
}

test.each([
  ['C4', 60],
  ['Bb4', 70],
  ['F#5', 78],
  ['Cb4', 59],
])('%s has the key %i', (pitch, key) => {
  expect(keyOf(pitch)).toBe(key)
})

test('notes are read with ties joined and rests left out', () => {
  const read = readTokens("D5:1.5 E5:.5' | - . F#5:1~", { beatsPerBar: 2, firstBeats: 1 })
  expect(read).toEqual([
    { symbol: 'D5', beat: 0, beats: 1.5, marks: '' },
    { symbol: 'E5', beat: 1.5, beats: 1, marks: "'" },
    { symbol: 'F#5', beat: 3, beats: 1, marks: '~' },
  ])
})

test.each([
  ['C4 D4 | E4', 'bar 2 of "C4 D4 | E4" has 1 beats, not 2'],
  ['C4:1.5 D4', 'has 3 beats'],
  ['C4 :2', '":2" is no note'],
])('the bars %s are refused', (text, reason) => {
  expect(() => readTokens(text, { beatsPerBar: 2, firstBeats: 1 })).toThrow(reason)
})

test('a chord has its tones over its root, and a bass of its own', () => {
  const { root, bass, tones } = readChord('D7/F#')
  expect([root, bass, [...tones.values()]]).toEqual([2, 6, [0, 4, 7, 10]])
  expect(() => readChord('H7')).toThrow('H7')
  expect(() => readChord('Dmaj13')).toThrow('Dmaj13')
})

test('what is written for too few bars is refused with its part and phrase', () => {
  const [tune] = tunes
  if (!tune) throw new Error('there is no tune')
  const answer = { chords: 'F | C', loudness: [60], plays: { flute: 'A4:6' } }
  const short = { ...tune, phrases: { ...tune.phrases, answer } }
  expect(() => setTune(short, 15)).toThrow('flute in answer: 6 beats of 12')
  expect(() => setTune({ ...tune, phrases: {} }, 15)).toThrow('no phrase question')
})

describe.each(cuts)('$name', ({ tune, seconds, score }) => {
  test('has three instruments or more, each within its range', () => {
    const sounding = pitched(score).filter(({ notes }) => notes.length > 0)
    expect(new Set(sounding.map(({ instrument }) => instrument)).size).toBeGreaterThanOrEqual(3)
    for (const { name, instrument, notes } of sounding) {
      const keys = notes.map(({ key }) => key)
      const [low, high] = instruments[instrument].range
      expect(Math.min(...keys), name).toBeGreaterThanOrEqual(low)
      expect(Math.max(...keys), name).toBeLessThanOrEqual(high)
    }
  })

  test('ends on the tonic: tune, bass and chord, with a leading chord before', () => {
    const tonic = classOf(semitonesOf(tune.tonic))
    const last = score.chords.at(-1)
    expect([last?.beat, last?.root, last?.bass]).toEqual([score.lastBar, tonic, tonic])
    expect(score.chords.at(-2)?.root).not.toBe(tonic)
    const held = pitched(score).map(({ notes }) =>
      notes.filter(({ beat }) => beat === score.lastBar),
    )
    expect(classOf(Math.min(...held.flat().map(({ key }) => key)))).toBe(tonic)
    const singing = lines(score).filter(({ level }) => level >= 0)
    const ends = singing.flatMap(({ notes }) => notes.filter(({ beat }) => beat === score.lastBar))
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.every(({ key }) => classOf(key) === tonic)).toBe(true)
    expect(held.flat().every(({ beats }) => beats === tune.beatsPerBar)).toBe(true)
  })

  test('leaves its last chord 1.4 to 3.6 s to ring', () => {
    const ringMs = seconds * 1000 - beatMs(score.lastBar, score, tune)
    expect(ringMs).toBeGreaterThanOrEqual(1400)
    expect(ringMs).toBeLessThanOrEqual(3600)
  })

  test('has no long note a semitone from a tone of its chord, unless it is marked', () => {
    const clashes = lines(score).flatMap((part) =>
      part.notes
        .filter(({ beats, marks }) => beats >= (tune.beatsPerPulse ?? 1) && !marks.includes('!'))
        .filter(({ beat, key }) => {
          const chord = chordClasses(score, beat)
          const near = chord.map((tone) => Math.abs(tone - classOf(key)))
          return !chord.includes(classOf(key)) && near.some((apart) => apart === 1 || apart === 11)
        })
        .map((note) => told(part, note)),
    )
    expect(clashes).toEqual([])
  })

  test('has no two lines that hold a semitone against one another', () => {
    const [first, ...others] = lines(score)
    const clashes = (first?.notes ?? []).flatMap((note) =>
      others.flatMap((part) =>
        part.notes
          .filter((other) => {
            const from = Math.max(note.beat, other.beat)
            const together = Math.min(note.beat + note.beats, other.beat + other.beats) - from
            const apart = Math.abs(note.key - other.key) % 12
            return together >= (tune.beatsPerPulse ?? 1) && (apart === 1 || apart === 11)
          })
          .map((other) => `${told(part, other)} against ${note.key}`),
      ),
    )
    expect(clashes).toEqual([])
  })

  test('keeps to its mode where notes are long, but for tones of their chord', () => {
    const strays = lines(score).flatMap((part) =>
      part.notes
        .filter(({ beats }) => beats >= (tune.beatsPerPulse ?? 1))
        .filter(({ key, beat }) => {
          const allowed = [...modeClasses(tune), ...chordClasses(score, beat)]
          return !allowed.includes(classOf(key))
        })
        .map((note) => told(part, note)),
    )
    expect(strays).toEqual([])
  })

  test('moves its inner voices by small steps', () => {
    for (const part of score.parts.filter(({ figure }) => figure?.startsWith('='))) {
      const tops = score.chords.flatMap(({ beat }) => {
        const sounding = part.notes.filter(
          (note) => note.beat <= beat && note.beat + note.beats > beat,
        )
        return sounding.length > 0 ? [Math.max(...sounding.map(({ key }) => key))] : []
      })
      expect(tops.length).toBeGreaterThan(1)
      const leaps = tops.slice(1).map((key, i) => Math.abs(key - (tops[i] ?? key)))
      expect(leaps.filter((leap) => leap > 5)).toEqual([])
    }
  })

  test('is played by hands that are not even, within what MIDI can say', () => {
    for (const { notes, expression } of perform(score, tune)) {
      for (const { key, velocity, startMs, endMs } of notes) {
        expect(Math.min(key, velocity, 128 - key, 128 - velocity)).toBeGreaterThan(0)
        expect(startMs).toBeGreaterThan(0)
        expect(endMs).toBeGreaterThan(startMs)
      }
      expect(expression.every(([ms, value]) => ms >= 0 && value >= 1 && value <= 127)).toBe(true)
    }
    const [lead] = perform(score, tune)
    expect(new Set(lead?.notes.map(({ velocity }) => velocity)).size).toBeGreaterThan(5)
  })

  test('rises and falls', () => {
    const values = score.loudness.map(([, value]) => value)
    expect(Math.max(...values) - Math.min(...values)).toBeGreaterThanOrEqual(15)
  })
})
