import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  levelClip,
  levelVoice,
  limitPeaks,
  soundPeak,
} from '../../../src/shared/photo-film/level-sound.ts'
import { createLoudnessMeter } from '../../../src/shared/photo-film/loudness.ts'
import { lowered } from '../../../src/shared/photo-film/sound-mix.ts'

function tone({ amplitude = 1, hertz = 1000, seconds = 5, rate = 48_000 }): Float32Array {
  const step = (2 * Math.PI * hertz) / rate
  return Float32Array.from({ length: seconds * rate }, (_, i) => amplitude * Math.sin(i * step))
}

function loudnessOf(channels: readonly Float32Array[], rate = 48_000): number {
  const meter = createLoudnessMeter(rate)
  // In uneven pieces, as a decoder gives them.
  for (let at = 0; at < (channels[0]?.length ?? 0); at += 1111) {
    meter.add(channels.map((samples) => samples.subarray(at, at + 1111)))
  }
  return meter.loudness()
}

const amplitudeOf = (decibels: number) => 10 ** (decibels / 20)
const peakOf = (samples: Float32Array) =>
  samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)

// EBU Tech 3341, cases 1 and 2: a stereo sine of 1 kHz at -23 and -33 dBFS has that loudness.
test.each([
  [-23, 48_000],
  [-33, 48_000],
  [-23, 44_100],
])('a stereo tone of %i dBFS at %i Hz has that loudness', (decibels, rate) => {
  const one = tone({ amplitude: amplitudeOf(decibels), seconds: 5, rate })
  expect(Math.abs(loudnessOf([one, one], rate) - decibels)).toBeLessThan(0.1)
})

test('quiet parts do not count, as in case 3 of EBU Tech 3341, shortened', () => {
  const parts = [-36, -23, -36].map((decibels, i) =>
    tone({ amplitude: amplitudeOf(decibels), seconds: i === 1 ? 20 : 5 }),
  )
  const whole = new Float32Array(30 * 48_000)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  expect(Math.abs(loudnessOf([whole, whole]) + 23)).toBeLessThan(0.1)
})

test('silence has no loudness', () => {
  expect(loudnessOf([new Float32Array(96_000)])).toBe(Number.NEGATIVE_INFINITY)
})

test.each([0.002, 0.02, 0.2, 0.9])(
  'a voice of amplitude %f gets the loudness of the songs',
  (amplitude) => {
    const voice = tone({ amplitude })
    expect(levelVoice(voice, 48_000)).toBe(true)
    expect(Math.abs(loudnessOf([voice, voice]) + 16)).toBeLessThan(0.1)
  },
)

test('a recording without a voice stays as it is', () => {
  const hiss = tone({ amplitude: 0.0001 })
  const before = hiss.slice()
  expect(levelVoice(hiss, 48_000)).toBe(false)
  expect(hiss.every((sample, i) => sample === before[i])).toBe(true)
  expect(levelVoice(new Float32Array(48_000), 48_000)).toBe(false)
})

test.each([
  [-50, -32],
  [-30, -16],
  [-3, -16],
])('the sound of a clip of %i LUFS gets a loudness of %i', (before, after) => {
  // One channel is heard from both sides.
  const sound = tone({ amplitude: amplitudeOf(before) })
  expect(levelClip(sound, 48_000)).toBe(true)
  expect(Math.abs(loudnessOf([sound, sound]) - after)).toBeLessThan(0.1)
})

test('a clip in which nothing is heard has no sound', () => {
  expect(levelClip(tone({ amplitude: 0.0001 }), 48_000)).toBe(false)
  expect(levelClip(new Float32Array(48_000), 48_000)).toBe(false)
})

test('a bump at the microphone is limited, and the words after it are not made quiet', () => {
  const voice = tone({ amplitude: 0.01 })
  voice.fill(1, 48_000, 48_100)
  expect(levelVoice(voice, 48_000)).toBe(true)
  expect(peakOf(voice)).toBeLessThanOrEqual(soundPeak + 1e-6)
  const after = peakOf(voice.subarray(3 * 48_000))
  expect(after).toBeGreaterThan(0.1)
})

test('no sample passes a limit, and nothing changes below it', () => {
  const rate = 8000
  fc.assert(
    fc.property(
      fc.array(fc.float({ min: -8, max: 8, noNaN: true }), { minLength: 1, maxLength: 2000 }),
      (values) => {
        const samples = Float32Array.from(values)
        const isLow = peakOf(samples) <= 0.7
        limitPeaks(samples, rate, 0.7)
        expect(peakOf(samples)).toBeLessThanOrEqual(0.7 + 1e-6)
        if (isLow) expect(samples).toEqual(Float32Array.from(values))
      },
    ),
  )
})

test('the loudest voice and the loudest song beneath it do not clip', () => {
  expect(soundPeak + lowered).toBeLessThan(1)
})
