import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { checkFilm } from '../../catalog/videos/check-film.ts'
import { clips } from '../../catalog/videos/films/clips.ts'
import { readFilm } from '../../catalog/videos/read-films.ts'
import { coverOf } from '../../src/shared/scene/cover.ts'
import { clipCard, filmCard } from '../../src/shared/scene/film-card.ts'
import * as moves from '../../src/shared/scene/moves.ts'
import { videoLayoutOf } from '../../src/shared/scene/video-layout.ts'
import { parseVideos, videoSchema } from '../../src/shared/video.ts'

const [film] = clips
if (!film?.clip) throw new Error('there is no film over a clip')
const { clip, design, scene } = film
const faultsOf = async (change: object) => (await checkFilm({ ...film, ...change })).faults

const poster = { folder: 'videos', file: 'lights-3f9a.jpg', width: 1080, height: 1920 } as const
const { version, slug, titles, description, categories, ...moved } = film
const said = { version, slug, titles, description, categories, durationSeconds: 9, poster }

test('a video of a clip with words over it can be published', () => {
  const video = v.parse(videoSchema, { ...said, film: moved })
  expect(video.film?.clip).toEqual(clip)
  expect(parseVideos([{ ...said, film: moved }])).toEqual([{ ...said, film: {} }])
})

describe('a film over a clip is refused', () => {
  test('with a card beside the clip, or without words over it', async () => {
    const eitherOr = 'a film has a card, or a clip with a design'
    expect(await faultsOf({ card: 'menorah-lights' })).toEqual([`card: ${eitherOr}`])
    expect((await faultsOf({ design: undefined }))[0]).toMatch(/^design: /)
    expect((await faultsOf({ clip: undefined }))[0]).toMatch(/^clip: /)
    const { clip: _, design: __, ...neither } = film
    expect((await checkFilm(neither)).faults[0]).toMatch(/^card: /)
  })

  test('in art that paints over it, at a place or in a palette that there is not', async () => {
    const withArt = (art: object) =>
      faultsOf({ design: { ...design, art: { ...design.art, ...art } } })
    expect(await withArt({ family: 'night' })).toContain('design: art.family must be clip')
    expect(await withArt({ motif: 'edge' })).toEqual([
      'design: art.motif must be one of foot, middle, head',
    ])
    const rust = { ...design, palettes: ['night', 'rust'] }
    expect(await faultsOf({ design: rust })).toEqual([
      'design: palettes must be of night, wine, linen',
    ])
  })

  test('whose file is not there, or of another length', async () => {
    expect(await faultsOf({ clip: { ...clip, file: 'none.mp4' } })).toEqual([
      'clip: there is no file none.mp4',
    ])
    expect(await faultsOf({ clip: { ...clip, bytes: 5 } })).toEqual([
      `clip: ${clip.file} has ${clip.bytes} bytes, not 5`,
    ])
    expect((await faultsOf({ clip: { ...clip, file: '../x.mp4' } }))[0]).toMatch(/^clip\.file: /)
  })

  test('with a layer that its design has not, or that moves the page', async () => {
    const layers = [...scene.layers, { of: 'words', field: 'rabbi', ...moves.arrive({ atMs: 0 }) }]
    expect(await faultsOf({ scene: { ...scene, layers } })).toEqual([
      'layer 3 (words rabbi): the card has no field rabbi',
    ])
    const page = { of: 'page', ...moves.push(1.1, 1, 4000) }
    expect(await faultsOf({ scene: { ...scene, layers: [page] } })).toEqual([
      'scene: no layer (page): a clip has a camera of its own',
    ])
  })
})

test('its words are a card with the pictures of the video', () => {
  const read = readFilm(film)
  if (!read.clip) throw new Error('the film has no clip')
  const card = filmCard(clipCard(read, { poster }), { values: { family: 'Katz' } })
  expect(card.design.fields.map(({ value }) => value)).toEqual(['חג אורים שמח', 'Katz'])
  expect(card.palettes.map(({ label }) => label)).toEqual(['Night', 'Wine', 'Linen'])
  expect(card.summary.picture.file).toBe(poster.file)
})

test('a clip covers the page, cut off alike on both sides', () => {
  const tall = { widthPx: 1080, heightPx: 1920 }
  const wide = { widthPx: 1920, heightPx: 1080 }
  expect(coverOf(tall, tall)).toEqual({ x: 0, y: 0, ...sides(1080, 1920) })
  expect(coverOf(tall, wide)).toEqual({ x: 0, y: 656.25, ...sides(1080, 607.5) })
  expect(coverOf(wide, tall)).toEqual({ x: 656.25, y: 0, ...sides(607.5, 1080) })
  expect(coverOf(wide, { widthPx: 540, heightPx: 540 })).toEqual({
    x: 420,
    y: 0,
    ...sides(1080, 1080),
  })
})

function sides(width: number, height: number) {
  return { width, height }
}

test('a wide film has its words as high as the page, and no wall round them', () => {
  expect(videoLayoutOf('wide', 960, 'clip').place).toEqual({ x: 210, y: 0, scale: 0.5 })
  expect(videoLayoutOf('status', 540, 'clip')).toEqual(videoLayoutOf('status', 540))
})
