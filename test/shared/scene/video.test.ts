import { expect, test } from 'vitest'
import { parseVideos } from '../../../src/shared/video.ts'

const lights = {
  version: 1,
  slug: 'lights',
  titles: { en: 'Lights', he: 'נרות' },
  description: 'A menorah, lit candle by candle',
  categories: ['chanukah'],
  durationSeconds: 12.5,
  poster: { folder: 'videos', file: 'lights-3f9a1c0b.png', width: 1080, height: 1920 },
  clip: { file: 'lights-3f9a1c0b.mp4', width: 1080, height: 1920, bytes: 2_000_000 },
}

test('a list keeps its videos and drops the rest', () => {
  expect(parseVideos([lights, { ...lights, slug: '../../x' }, null, lights])).toEqual([lights])
  expect(parseVideos([])).toEqual([])
})

test.each([
  ['version', 2],
  ['titles', { he: 'נרות' }],
  ['categories', []],
  ['durationSeconds', 0],
  ['poster', { ...lights.poster, file: 'lights.svg' }],
  ['clip', { ...lights.clip, file: '../../lights.mp4' }],
  ['clip', { ...lights.clip, bytes: 0 }],
])('a video with the %s %j is none', (part, value) => {
  expect(() => parseVideos([{ ...lights, [part]: value }])).toThrow(TypeError)
})

test('what is no list is refused', () => {
  expect(() => parseVideos({ videos: [lights] })).toThrow('must be a list')
})
