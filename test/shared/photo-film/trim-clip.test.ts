import { expect, test } from 'vitest'
import { middlePart, trimClip } from '../../../src/shared/photo-film/trim-clip.ts'

test.each([
  [4000, [0, 4000]],
  [10_000, [0, 10_000]],
  [31_001, [10_501, 20_501]],
  [40, [0, 40]],
])('of a new clip of %i ms at most 10 s in the middle are seen', (durationMs, [fromMs, toMs]) => {
  expect(middlePart(durationMs)).toEqual({ durationMs, fromMs, toMs })
})

const clip = { durationMs: 30_000, fromMs: 5000, toMs: 12_000 }

test.each([
  ['fromMs', 6000, [6000, 12_000]],
  ['fromMs', 11_500, [11_500, 12_500]],
  ['fromMs', 1000, [1000, 11_000]],
  ['fromMs', -5, [0, 10_000]],
  ['fromMs', 30_000, [29_000, 30_000]],
  ['toMs', 9000, [5000, 9000]],
  ['toMs', 20_000, [10_000, 20_000]],
  ['toMs', 5200, [4200, 5200]],
  ['toMs', 0, [0, 1000]],
  ['toMs', 99_000, [20_000, 30_000]],
] as const)('%s moved to %i ms leaves a part from 1 to 10 s', (side, timeMs, [fromMs, toMs]) => {
  expect(trimClip(clip, side, timeMs)).toEqual({ ...clip, fromMs, toMs })
})

test('a clip shorter than 1 s stays whole', () => {
  const short = { durationMs: 400, fromMs: 0, toMs: 400 }
  expect(trimClip(short, 'fromMs', 300)).toEqual(short)
  expect(trimClip(short, 'toMs', 100)).toEqual(short)
})
