import { expect, test } from 'vitest'
import { createOnsetFinder, nearestOnset } from '../../../src/shared/photo-film/onsets.ts'
import { planPhotoFilm } from '../../../src/shared/photo-film/plan-photo-film.ts'
import { ownSongBeats } from '../../../src/shared/photo-film/song-beats.ts'

const rate = 44_100

/** Strikes that die away, over a soft tone that lasts. */
function music(strikes: readonly number[], seconds: number): Float32Array {
  const samples = Float32Array.from(
    { length: seconds * rate },
    (_, i) => 0.02 * Math.sin((2 * Math.PI * 220 * i) / rate),
  )
  for (const strikeMs of strikes) {
    const start = Math.round((strikeMs * rate) / 1000)
    for (let i = 0; i < rate / 5 && start + i < samples.length; i++) {
      const sound = 0.5 * Math.exp(-i / 2000) * Math.sin((2 * Math.PI * 700 * i) / rate)
      samples[start + i] = (samples[start + i] ?? 0) + sound
    }
  }
  return samples
}

function onsetsOf(channels: readonly Float32Array[]): number[] {
  const finder = createOnsetFinder(rate)
  for (let at = 0; at < (channels[0]?.length ?? 0); at += 1152) {
    finder.add(channels.map((samples) => samples.subarray(at, at + 1152)))
  }
  return finder.onsets()
}

test('strikes at an uneven pace are found within 20 ms, and nothing else', () => {
  const strikes = [500, 1100, 1650, 2400, 2900, 3550, 4300]
  const played = music(strikes, 5)
  const [start, ...found] = onsetsOf([played, played])
  expect(start).toBe(0)
  expect(found).toHaveLength(strikes.length)
  for (const [i, strike] of strikes.entries()) {
    expect(Math.abs((found[i] ?? 0) - strike)).toBeLessThanOrEqual(20)
  }
})

test('a tone that lasts and silence have no onsets', () => {
  const held = music([], 3)
  expect(onsetsOf([held]).filter((each) => each > 50)).toEqual([])
  expect(onsetsOf([new Float32Array(rate)])).toEqual([])
})

test('of two onsets close together the stronger stays', () => {
  const soft = music([1000], 2).map((each) => each / 4)
  const loud = music([1120], 2)
  const found = onsetsOf([soft.map((each, i) => each + (loud[i] ?? 0))])
  expect(found.filter((each) => each > 900)).toHaveLength(1)
})

test('a change of picture moves to an onset that is near, and never far', () => {
  expect(nearestOnset(4000, [3000, 4120, 4290, 9000])).toBe(4120)
  expect(nearestOnset(6000, [3000, 4120, 9000])).toBe(6000)
  expect(nearestOnset(6000, [])).toBe(6000)
})

test('the photos of a film change on the onsets of each repeat of an own song', () => {
  const onsets = [3600, 9100, 11_900]
  const own = { id: 'song-1', name: 'song.mp3', durationMs: 12_000, gain: 1, onsets }
  const { slots } = planPhotoFilm(Array(4).fill(undefined), 30, { beats: ownSongBeats(own) })
  expect(slots.map(({ startMs }) => startMs)).toEqual([0, 3600, 9100, 15_000, 21_100 - 350, 26_500])
})
