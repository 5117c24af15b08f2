import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundPeak } from '../../../src/shared/photo-film/level-sound.ts'
import {
  clipLevel,
  isHeardWithin,
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
    mixSound({ channels, startFrame: from, rate }, spoken, { voice })
  }
  expect([left[1000], right[1000]]).toEqual([0.5, -0.5])
  // One second of the voice: 2000 of its samples, of which the value is then 1/8.
  expect(left[6000]).toBeCloseTo(0.5 * lowered + 0.125, 5)
  expect(right[6000]).toBeCloseTo(-0.5 * lowered + 0.125, 5)
  expect([left[29_000], right[29_000]]).toEqual([0.5, -0.5])
})

const decibels = (level: number) => 20 * Math.log10(level)
const clips = [{ startMs: 10_000, lengthMs: 4000 }]
const overClip: SoundMix = { durationMs: 30_000, song, clips }

test.each([
  [9600, 0],
  [9800, -6],
  [10_000, -12],
  [14_000, -12],
  [14_400, -6],
  [14_800, 0],
])('a song with a clip from 10 to 14 s has a level at %i ms of %i dB', (timeMs, level) => {
  expect(decibels(songLevel(overClip, timeMs))).toBeCloseTo(level, 6)
})

test.each([
  [9999, 0],
  [10_000, 0],
  [10_300, 0.5],
  [10_600, 1],
  [13_400, 1],
  [13_850, 0.25],
  [14_000, 0],
  [20_000, 0],
])('a clip from 10 to 14 s has a level at %i ms of %f', (timeMs, level) => {
  const [span = { startMs: 0, lengthMs: 0 }] = clips
  expect(clipLevel(span, overClip, timeMs)).toBeCloseTo(level, 6)
})

test('a voice lowers a clip, and the song beneath both once more', () => {
  const mix = { ...overClip, voice: { startMs: 11_000, lengthMs: 1000 } }
  const [span = { startMs: 0, lengthMs: 0 }] = clips
  expect(decibels(clipLevel(span, mix, 11_500))).toBeCloseTo(-12, 6)
  expect(decibels(songLevel(mix, 11_500))).toBeCloseTo(-24, 6)
  expect(decibels(songLevel(mix, 13_300))).toBeCloseTo(-12, 6)
})

test('a sound counts from where it lowers the song to where the song is back', () => {
  const span = { startMs: 10_000, lengthMs: 4000 }
  expect(isHeardWithin(span, [8000, 9599])).toBe(false)
  expect(isHeardWithin(span, [9000, 9601])).toBe(true)
  expect(isHeardWithin(span, [14_799, 15_000])).toBe(true)
  expect(isHeardWithin(span, [14_801, 15_000])).toBe(false)
})

test('clips are mixed in their own time and order', () => {
  const spans = [
    { startMs: 2000, lengthMs: 2000 },
    { startMs: 6000, lengthMs: 2000 },
  ]
  const constant = (value: number) => ({ samples: new Float32Array(2000).fill(value), rate: 1000 })
  const samples = new Float32Array(10_000)
  const mix = { durationMs: 10_000, clips: spans }
  const sounds = { clips: [constant(0.5), constant(-0.5)] }
  mixSound({ channels: [samples], startFrame: 0, rate: 1000 }, mix, sounds)
  expect([1000, 3000, 5000, 7000, 9000].map((at) => samples[at])).toEqual([0, 0.5, 0, -0.5, 0])
})

test('the loudest song, voice and clips, one fading into the other, never clip', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8000 }),
      fc.integer({ min: 500, max: 8000 }),
      fc.integer({ min: 600, max: 4000 }),
      (startMs, lengthMs, firstMs) => {
        const spans = [
          { startMs: 2000, lengthMs: firstMs },
          { startMs: 2000 + firstMs - 600, lengthMs: 4000 },
        ]
        const mix = { durationMs: 10_000, song, voice: { startMs, lengthMs }, clips: spans }
        const loudest = { samples: new Float32Array(10_000).fill(soundPeak), rate: 1000 }
        const samples = new Float32Array(10_000).fill(1)
        const over = { voice: loudest, clips: [loudest, loudest] }
        mixSound({ channels: [samples], startFrame: 0, rate: 1000 }, mix, over)
        return samples.every((sample) => sample <= 1)
      },
    ),
    { numRuns: 100 },
  )
})
