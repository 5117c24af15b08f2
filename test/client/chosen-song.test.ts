import { expect, test } from 'vitest'
import { chosenSong } from '../../client/film/play/use-song.ts'
import type { Song } from '../../src/shared/song.ts'

const [first, second] = ['lights', 'cradle'].map((slug) => songOf(slug))
const songs = [first, second].filter((song) => song !== undefined)

test.each([
  ['that of the film where none was chosen', {}, 'cradle', false],
  ['the most fitting where the film has none', { own: undefined }, 'lights', false],
  ['the one that was chosen', { song: 'lights' }, 'lights', false],
  ['none where silence was chosen', { song: null }, undefined, false],
  ['that of the film in the place of one that is no more', { song: 'gone' }, 'cradle', true],
  ['the sound of the clip in the place of one', { song: 'gone', own: null }, undefined, true],
])('the song is %s', (_, draft, slug, isReplaced) => {
  const chosen = chosenSong(songs, { own: 'cradle', ...draft }, 15)
  expect([chosen.song?.slug, chosen.isReplaced]).toEqual([slug, isReplaced])
})

function songOf(slug: string): Song {
  return {
    ...{ version: 1, slug, titles: { en: slug }, credit: 'Us', licence: 'CC0-1.0', reason: 'Old' },
    ...{ bpm: 90, mood: 'quiet', categories: ['bris'], cuts: [] },
  } as unknown as Song
}
