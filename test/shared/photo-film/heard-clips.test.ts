import { expect, test } from 'vitest'
import { heardClips } from '../../../src/shared/photo-film/heard-clips.ts'
import { planPhotoFilm } from '../../../src/shared/photo-film/plan-photo-film.ts'
import { viewsAt } from '../../../src/shared/photo-film/views-at.ts'

const clip = { id: 'a', durationMs: 9000, fromMs: 1000, toMs: 5000 }
// From 13.3 to 16.7 s besides its fades.
const plan = planPhotoFilm([undefined, 3400, undefined], 30)

test('a clip is heard from its first second on while it is seen', () => {
  const [heard, ...others] = heardClips(plan, [{}, { clip }, {}])
  expect(heard).toEqual({ id: 'a', fromMs: 1000, span: { startMs: 13_000, lengthMs: 4000 } })
  expect(others).toEqual([])
  expect(viewsAt(plan, 13_000).map(({ slot }) => slot.kind)).toEqual(['photo', 'photo'])
  expect(viewsAt(plan, 13_000).at(-1)).toMatchObject({ slot: { index: 1 }, seenMs: 0 })
})

test('a clip that the film cuts, or that ends before its picture, is heard no longer than both', () => {
  const lengthOf = (toMs: number) =>
    heardClips(plan, [{}, { clip: { ...clip, toMs } }, {}])[0]?.span.lengthMs
  expect([lengthOf(9000), lengthOf(2500)]).toEqual([4000, 1500])
})

test('a clip without sound, and one whose sound is off, are not heard', () => {
  expect(heardClips(plan, [{}, { clip: { ...clip, sound: 'off' } }, {}])).toEqual([])
  expect(heardClips(plan, [{}, { clip: { ...clip, sound: 'none' } }, {}])).toEqual([])
})
