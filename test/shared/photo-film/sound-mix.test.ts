import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  lowered,
  mixSound,
  type SoundMix,
  songLevel,
  voiceLevel,
} from '../../../src/shared/photo-film/sound-mix.ts'

const song = { gain: 1, fades: false }
const spoken: SoundMix = { durationMs: 30_000, song, voice: { startMs: 5000, lengthMs: 4000 } }

test.each([
  [0, 0],
  [4600, 0],
  [4800, -6],
  [5000, -12],
  [8999, -12],
  [9000, -12],
  [9400, -6],
  [9800, 0],
  [30_000, 0],
])('a song with a voice from 5 to 9 s has a level at %i ms of %i dB', (timeMs, decibels) => {
  expect(20 * Math.log10(songLevel(spoken, timeMs))).toBeCloseTo(decibels, 6)
})

test.each([
  [4999, 0],
  [5000, 0],
  [5015, 1],
  [7000, 1],
  [8985, 1],
  [9000, 0],
  [9001, 0],
])('a voice from 5 to 9 s has a level at %i ms of %f', (timeMs, level) => {
  expect(voiceLevel(spoken, timeMs)).toBeCloseTo(level, 6)
})

test('a voice that the film cuts fades out, and the song stays low to the end', () => {
  const mix = { ...spoken, voice: { startMs: 28_000, lengthMs: 4000 } }
  expect(voiceLevel(mix, 29_600)).toBe(1)
  expect(voiceLevel(mix, 29_800)).toBeCloseTo(0.5, 6)
  expect(voiceLevel(mix, 30_000)).toBe(0)
  expect(songLevel(mix, 30_000)).toBeCloseTo(lowered, 6)
})

test('an own song has its gain and fades out with the film; ours ends by itself', () => {
  const own = { durationMs: 30_000, song: { gain: 0.5, fades: true } }
  expect(songLevel(own, 27_500)).toBe(0.5)
  expect(songLevel(own, 28_750)).toBeCloseTo(0.25, 6)
  expect(songLevel(own, 30_000)).toBe(0)
  expect(songLevel({ durationMs: 30_000, song }, 30_000)).toBe(1)
  expect(songLevel({ durationMs: 30_000 }, 1000)).toBe(0)
})

test('no level jumps by more than a click allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 29_500 }),
      fc.integer({ min: 500, max: 120_000 }),
      fc.boolean(),
      (startMs, lengthMs, fades) => {
        const mix = { durationMs: 30_000, song: { gain: 1, fades }, voice: { startMs, lengthMs } }
        for (let timeMs = 1; timeMs <= 30_000; timeMs++) {
          const songStep = Math.abs(songLevel(mix, timeMs) - songLevel(mix, timeMs - 1))
          const voiceStep = Math.abs(voiceLevel(mix, timeMs) - voiceLevel(mix, timeMs - 1))
          if (songStep > 0.01 || voiceStep > 0.07) return false
        }
        return true
      },
    ),
    { numRuns: 30 },
  )
})

test('both sides get the voice from its own time on, whatever its rate, over the lowered song', () => {
  const rate = 1000
  const left = new Float32Array(30_000).fill(0.5)
  const right = new Float32Array(30_000).fill(-0.5)
  const voice = { samples: new Float32Array(8000).map((_, i) => i / 16_000), rate: 2000 }
  // In two pieces, as it is decoded.
  for (const [from, to] of [
    [0, 6000],
    [6000, 30_000],
  ] as const) {
    const channels = [left.subarray(from, to), right.subarray(from, to)]
    mixSound({ channels, startFrame: from, rate }, spoken, voice)
  }
  expect([left[1000], right[1000]]).toEqual([0.5, -0.5])
  // One second of the voice: 2000 of its samples, of which the value is then 1/8.
  expect(left[6000]).toBeCloseTo(0.5 * lowered + 0.125, 5)
  expect(right[6000]).toBeCloseTo(-0.5 * lowered + 0.125, 5)
  expect([left[29_000], right[29_000]]).toEqual([0.5, -0.5])
})
