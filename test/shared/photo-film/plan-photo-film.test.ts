import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMadeSongs } from '../../../catalog/songs/made-songs.ts'
import { beatMs } from '../../../catalog/songs/perform.ts'
import { tunes } from '../../../catalog/songs/tunes.ts'
import { cameraBox } from '../../../src/shared/photo-film/camera.ts'
import {
  calmLength,
  lengthsFor,
  type PhotoFilmPlan,
  planPhotoFilm,
  timeOfPart,
} from '../../../src/shared/photo-film/plan-photo-film.ts'
import { songBeats } from '../../../src/shared/photo-film/song-beats.ts'
import { viewsAt } from '../../../src/shared/photo-film/views-at.ts'

/** Photos, which have no time of their own. */
const stills = (count: number) => Array<undefined>(count).fill(undefined)

/** How long each picture of a film is seen, in tenths of a second. */
function tenths({ slots }: PhotoFilmPlan): number[] {
  return slots.slice(1, -1).map(({ startMs, endMs }) => Math.round((endMs - startMs) / 100))
}

test.each([
  [3, [30, 60, 90, 120, 150, 180], 30],
  [19, [30, 60, 90, 120, 150, 180], 60],
  [20, [60, 90, 120, 150, 180], 60],
  [40, [60, 90, 120, 150, 180], 120],
  [60, [90, 120, 150, 180], 180],
])('%i photos fit films of %j s, best %i s', (photos, lengths, calm) => {
  expect(lengthsFor(stills(photos))).toEqual(lengths)
  expect(calmLength(stills(photos))).toBe(calm)
})

test('a number of photos that does not fit is refused', () => {
  expect(() => planPhotoFilm(stills(20), 30)).toThrow('pictures must fit a film of 30 s, not 20')
  expect(() => planPhotoFilm([], 30)).toThrow(RangeError)
})

test('without a song the photos have equal times between the title and the end', () => {
  expect(planPhotoFilm(stills(4), 30)).toEqual({
    durationMs: 30_000,
    slots: [
      { kind: 'title', startMs: 0, endMs: 3500 },
      { kind: 'photo', index: 0, startMs: 3500, endMs: 9250 },
      { kind: 'photo', index: 1, startMs: 9250, endMs: 15_000 },
      { kind: 'photo', index: 2, startMs: 15_000, endMs: 20_750 },
      { kind: 'photo', index: 3, startMs: 20_750, endMs: 26_500 },
      { kind: 'end', startMs: 26_500, endMs: 30_000 },
    ],
  })
})

test('an opening without words is short, and the photos share its time', () => {
  const { slots, durationMs } = planPhotoFilm(stills(4), 30, { isUntitled: true })
  expect(slots.map(({ startMs }) => startMs)).toEqual([0, 1200, 7525, 13_850, 20_175, 26_500])
  expect(durationMs).toBe(30_000)
})

test('a clip is whole where photos have time, and they share the rest', () => {
  const times = [undefined, 3400, undefined, 9400, undefined]
  expect(tenths(planPhotoFilm(times, 30))).toEqual([34, 34, 34, 94, 34])
  expect(calmLength(times)).toBe(30)
})

test('without room for whole clips photos keep a calm time, and the longest clips are cut', () => {
  const times = [...stills(4), 9400, 9400, 2600]
  expect(tenths(planPhotoFilm(times, 30))).toEqual([24, 24, 24, 24, 54, 54, 26])
  expect(calmLength(times)).toBe(60)
})

test('in haste a clip has twice the time of a photo, or its own', () => {
  const times = [...stills(10), 9400, 9400, 1200]
  const [photo = 0, ...others] = tenths(planPhotoFilm(times, 30))
  expect(photo).toBe(16)
  expect(others.slice(-3)).toEqual([31, 31, 12])
})

test('clips that fill no film have equal parts of the time that is left', () => {
  expect(tenths(planPhotoFilm([3400, 5400, 1400], 30))).toEqual([77, 97, 57])
})

test('a part of a clip is whole with its fades, and never too short to be seen', () => {
  expect(timeOfPart({ fromMs: 2000, toMs: 6000 })).toBe(3400)
  expect(timeOfPart({ fromMs: 0, toMs: 300 })).toBe(1200)
})

test('any pictures fit the lengths that are offered, in order and without a gap', () => {
  const time = fc.option(fc.double({ min: 1200, max: 9400, noNaN: true }), { nil: undefined })
  fc.assert(
    fc.property(fc.array(time, { minLength: 1, maxLength: 60 }), (times) => {
      const lengths = lengthsFor(times)
      expect(lengths).toContain(calmLength(times))
      for (const seconds of lengths) {
        const { slots, durationMs } = planPhotoFilm(times, seconds)
        expect(slots.at(-1)?.startMs).toBeCloseTo(durationMs - 3500, 3)
        for (const { startMs, endMs } of slots) expect(endMs - startMs).toBeGreaterThan(1199)
      }
    }),
  )
})

test('with every song all changes fall on beats that the players play, in order', async () => {
  const made = await readMadeSongs()
  expect(made.length).toBeGreaterThan(10)
  for (const { song } of made) {
    const tune = tunes.find(({ slug }) => slug === song.slug)
    const beats = songBeats(song)
    if (!tune || !beats) throw new Error(song.slug)
    const played = Array.from({ length: 400 }, (_, beat) => beatMs(beat, { lastBar: 1e6 }, tune))
    for (const photos of [3, 19, 40, 60]) {
      const pictures = [...stills(photos - 2), 1200, 9400]
      const { slots } = planPhotoFilm(pictures, calmLength(pictures), { beats })
      expect(slots).toHaveLength(photos + 2)
      for (const [i, { startMs, endMs }] of slots.entries()) {
        expect(endMs - startMs, song.slug).toBeGreaterThan(700)
        if (i === 0) continue
        expect(startMs).toBe(slots[i - 1]?.endMs)
        const inRepeat = startMs % beats.repeatMs
        const nearest = Math.min(...played.map((each) => Math.abs(each - inRepeat)))
        expect(nearest, `${song.slug} ${startMs}`).toBeLessThan(1)
      }
    }
  }
})

test('two pictures are seen only while one turns into the other, half on each side of the beat', () => {
  const plan = planPhotoFilm(stills(4), 30)
  const seen = (timeMs: number) =>
    viewsAt(plan, timeMs).map(({ number, opacity }) => [number, opacity])
  expect(seen(0)).toEqual([[0, 1]])
  expect(seen(3199)).toEqual([[0, 1]])
  expect(seen(3500)).toEqual([
    [0, 1],
    [1, 0.5],
  ])
  expect(seen(3800)).toEqual([[1, 1]])
  expect(seen(30_000)).toEqual([[5, 1]])
})

test('a camera moves from the middle of its fade until the next one begins, and rests else', () => {
  const plan = planPhotoFilm(stills(4), 30)
  // The second photo is seen from 8950 to 15 300 ms.
  const progress = (timeMs: number) =>
    viewsAt(plan, timeMs).find(({ number }) => number === 2)?.progress
  expect([8950, 9250, 11_975, 14_700, 15_200].map(progress)).toEqual([0, 0, 0.5, 1, 1])
})

test('the camera never leaves the photo, and keeps the ratio of the frame', () => {
  const side = fc.integer({ min: 1, max: 12_000 })
  const zoom = fc.double({ min: 1, max: 8, noNaN: true })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side, x: share, y: share, zoom, progress: share }),
      fc.constantFrom(9 / 16, 1, 16 / 9),
      fc.nat(60),
      ({ width, height, x, y, zoom, progress }, ratio, number) => {
        const box = cameraBox({ width, height }, ratio, { x, y, zoom }, { number, progress })
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(width * (1 + 1e-9))
        expect(box.y + box.height).toBeLessThanOrEqual(height * (1 + 1e-9))
        expect(box.width / box.height).toBeCloseTo(ratio, 6)
      },
    ),
  )
})
