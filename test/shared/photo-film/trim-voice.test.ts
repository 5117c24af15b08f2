import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  emptyPhotoFilm,
  ownSong,
  photoFilmDraftSchema,
} from '../../../src/shared/photo-film/photo-film-draft.ts'
import { trimVoice, voiceStart } from '../../../src/shared/photo-film/trim-voice.ts'

const voice = { durationMs: 4000, fromMs: 1000, toMs: 3000 }

test.each([
  ['fromMs', 1500, { fromMs: 1500, toMs: 3000 }],
  ['fromMs', -20, { fromMs: 0, toMs: 3000 }],
  ['fromMs', 2900, { fromMs: 2500, toMs: 3000 }],
  ['toMs', 2000, { fromMs: 1000, toMs: 2000 }],
  ['toMs', 9000, { fromMs: 1000, toMs: 4000 }],
  ['toMs', 100, { fromMs: 1000, toMs: 1500 }],
] as const)('%s moved to %i ms', (side, timeMs, wanted) => {
  expect(trimVoice(voice, side, timeMs)).toEqual({ durationMs: 4000, ...wanted })
})

test('a recording shorter than the shortest greeting stays whole', () => {
  const short = { durationMs: 300, fromMs: 0, toMs: 300 }
  expect(trimVoice(short, 'fromMs', 200)).toEqual(short)
  expect(trimVoice(short, 'toMs', 100)).toEqual(short)
})

test('a greeting starts after the title, or when the film has that time', () => {
  const film = { titleMs: 3500, durationMs: 30_000 }
  expect(voiceStart({ startMs: null }, film)).toBe(3500)
  expect(voiceStart({ startMs: 0 }, film)).toBe(0)
  expect(voiceStart({ startMs: 90_000 }, film)).toBe(29_500)
})

test('a draft with and without sounds is read', () => {
  const film = {
    ...emptyPhotoFilm,
    song: ownSong,
    ownSong: { id: 'song-1', name: 'niggun.mp3', durationMs: 180_000, gain: 0.5, onsets: [90] },
    voice: { ...voice, id: 'voice-1', startMs: null, peaks: [0, 100, 40] },
  }
  expect(v.parse(photoFilmDraftSchema, film)).toEqual(film)
  expect(v.is(photoFilmDraftSchema, emptyPhotoFilm)).toBe(true)
})
