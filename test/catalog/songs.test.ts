import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { cards } from '../../catalog/cards/cards.ts'
import { madeDir, readMadeSongs, recordFile } from '../../catalog/songs/made-songs.ts'
import { measureLoudness } from '../../catalog/songs/play-midi.ts'
import { tunes } from '../../catalog/songs/tunes.ts'
import { films } from '../../catalog/videos/films/films.ts'
import { chosenSong, songAtFirst } from '../../client/film/play/use-song.ts'
import { cardDesignSchema } from '../../src/shared/card.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import type { FilmDraft } from '../../src/shared/draft.ts'
import { nameSongs, parseSongs, type Song, songSchema, songsFor } from '../../src/shared/song.ts'
import { gainsFile } from '../../src/shared/song-level.ts'
import { filmSourceSchema } from '../../src/shared/video.ts'

const run = promisify(execFile)

const songs = (await readMadeSongs()).map(({ song }) => song)
const cuts = songs.flatMap(({ slug, cuts }) => cuts.map((cut) => ({ slug, ...cut })))
const slugsOf = (list: readonly Song[]) => list.map(({ slug }) => slug)

const cradle: Song = {
  version: 1,
  slug: 'cradle',
  titles: { en: 'Cradle' },
  credit: 'Written here',
  licence: 'MIT',
  reason: 'An original tune',
  bpm: 66,
  mood: 'tender',
  categories: ['its-a-girl', 'kids'],
  cuts: [{ seconds: 15, file: 'cradle-15s.0f.m4a', bytes: 200_000, durationMs: 15_000 }],
}
const romp: Song = { ...cradle, slug: 'romp', mood: 'lively', categories: ['purim', 'its-a-girl'] }
const plea: Song = { ...cradle, slug: 'plea', mood: 'grave', categories: ['yom-kippur'] }

test('a list keeps its songs and drops the rest', () => {
  expect(parseSongs([cradle, { ...cradle, slug: '../x' }, null, cradle])).toEqual([cradle])
  expect(parseSongs([])).toEqual([])
})

test.each([
  ['version', 2],
  ['titles', { he: 'ערש' }],
  ['reason', ''],
  ['mood', 'sad'],
  ['bpm', 0],
  ['categories', []],
  ['cuts', []],
  ['cuts', [{ ...cradle.cuts[0], seconds: 20 }]],
  ['cuts', [{ ...cradle.cuts[0], file: '../cradle.m4a' }]],
  ['cuts', [{ ...cradle.cuts[0], bytes: 500_001 }]],
])('a song with the %s %j is none', (part, value) => {
  expect(() => parseSongs([{ ...cradle, [part]: value }])).toThrow(TypeError)
})

test('what is no list is refused', () => {
  expect(() => parseSongs({ songs: [cradle] })).toThrow('must be a list')
})

const named = (slug: string) => ({ slug, songs: [] })

test('the songs of a category are those that name it, the most fitting first', () => {
  expect(slugsOf(songsFor([romp, plea, cradle], named('its-a-girl')))).toEqual(['cradle', 'romp'])
  expect(slugsOf(songsFor([romp, plea, cradle], named('purim')))).toEqual(['romp'])
})

test('songs that a category names itself go before, those that there are not are left out', () => {
  const titles = { en: 'Any' }
  const songs = ['plea', 'gone', 'romp'].map((slug) => ({ slug, titles }))
  expect(slugsOf(songsFor([romp, plea, cradle], { slug: 'purim', songs }))).toEqual([
    'plea',
    'romp',
  ])
  const gone = [{ slug: 'gone', titles }]
  expect(slugsOf(songsFor([romp, plea, cradle], { slug: 'purim', songs: gone }))).toEqual(['romp'])
})

test('a category that no song names has all of them, the calmest first', () => {
  const given = [romp, cradle, plea]
  expect(slugsOf(songsFor(given, named('chalakah')))).toEqual(['plea', 'cradle', 'romp'])
  expect(slugsOf(given)).toEqual(['romp', 'cradle', 'plea'])
})

test('every category of the site has songs of its own', () => {
  const without = builtinCategories.filter(
    ({ slug }) => !songs.some(({ categories }) => categories.includes(slug)),
  )
  expect(without.map(({ slug }) => slug)).toEqual([])
  const known = builtinCategories.map(({ slug }) => slug)
  for (const { categories } of songs) expect(known).toEqual(expect.arrayContaining(categories))
})

test('days of awe and remembrance are offered nothing that dances', () => {
  for (const category of ['yom-kippur', 'yahrzeit', 'condolence', 'refuah-shleimah']) {
    const moods = songsFor(songs, named(category)).map(({ mood }) => mood)
    expect(moods.filter((mood) => !['grave', 'quiet'].includes(mood))).toEqual([])
  }
})

test('every category says its songs by name', () => {
  const titles = new Map(songs.map((song) => [song.slug, song.titles]))
  for (const category of nameSongs(builtinCategories, songs)) {
    expect(category.songs.length, category.slug).toBeGreaterThan(0)
    expect(slugsOf(songsFor(songs, category))).toEqual(category.songs.map(({ slug }) => slug))
    for (const { slug, titles: own } of category.songs) expect(own).toEqual(titles.get(slug))
  }
  expect(nameSongs(builtinCategories, [])).toEqual(builtinCategories)
})

test.each(films)('$slug sounds of a song of its categories, or of none', (film) => {
  const fitting = film.categories.flatMap((slug) => slugsOf(songsFor(songs, named(slug))))
  if (film.song !== undefined) expect(fitting).toContain(film.song)
  if (film.categories.includes('yahrzeit')) expect(film.song).toBeUndefined()
})

test('a film without a song is silent until one is chosen, and so is a sober card in motion', () => {
  const [quiet, sung] = [films.find(({ song }) => !song), films.find(({ song }) => song)].map(
    (film) => v.parse(filmSourceSchema, film),
  )
  const [wedding, memorial] = ['wedding', 'yahrzeit'].map((category) =>
    v.parse(
      cardDesignSchema,
      cards.find(({ categories }) => categories.includes(category)),
    ),
  )
  if (!quiet || !sung || !wedding || !memorial) throw new RangeError('the catalogue lacks one')
  const heard = (own: string | null | undefined, draft: FilmDraft = {}) =>
    chosenSong(songs, { ...draft, own }, 15).song?.slug
  expect(heard(songAtFirst(quiet, memorial))).toBeUndefined()
  expect(heard(songAtFirst(quiet, memorial), { song: 'three-stars' })).toBe('three-stars')
  expect(heard(songAtFirst(sung, wedding))).toBe(sung.song)
  expect(heard(songAtFirst(undefined, memorial))).toBeUndefined()
  expect(heard(songAtFirst(undefined, wedding))).toBe(songs[0]?.slug)
})

test('what was made is what is written, a dozen or more, and no file besides', async () => {
  expect(songs.length).toBeGreaterThanOrEqual(12)
  const told = ({ slug, titles, credit, licence, reason, bpm, mood, categories }: SongWords) => ({
    slug,
    titles,
    credit,
    licence,
    reason,
    bpm,
    mood,
    categories,
  })
  expect(songs.map(told)).toEqual(tunes.map(told))
  expect(songs.every((song) => v.is(songSchema, song))).toBe(true)
  const files = cuts.flatMap(({ file }) => [file, gainsFile(file)])
  expect((await readdir(madeDir)).sort()).toEqual([...files, recordFile].sort())
})

type SongWords = Omit<Song, 'cuts' | 'version'>

describe.each(cuts)('$file', ({ slug, seconds, file, bytes, durationMs }) => {
  const place = path.join(madeDir, file)

  test('is named by the hash of its bytes, with its index first', async () => {
    const content = await readFile(place)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 16)
    expect(file).toBe(`${slug}-${seconds}s.${hash}.m4a`)
    expect(content.length).toBe(bytes)
    const types = boxTypes(content)
    expect(types[0]).toBe('ftyp')
    expect(types.indexOf('moov')).toBeLessThan(types.indexOf('mdat'))
  })

  test('is AAC-LC of 48 kHz in stereo, as long as it says', async () => {
    const asked = 'stream=codec_name,profile,sample_rate,channels:format=duration'
    const { stdout } = await run('ffprobe', [
      ...['-v', 'error', '-show_entries', asked, '-of', 'json', place],
    ])
    const { streams, format } = v.parse(probeSchema, JSON.parse(stdout))
    expect(streams).toEqual([
      { codec_name: 'aac', profile: 'LC', sample_rate: '48000', channels: 2 },
    ])
    expect(Math.abs(Number(format.duration) * 1000 - durationMs)).toBeLessThan(1)
    expect(Math.abs(durationMs - seconds * 1000)).toBeLessThanOrEqual(50)
  })

  test('is as loud as every song, breathes, and ends in silence', async () => {
    const { integrated, range, truePeak } = await measureLoudness(place)
    expect(Math.abs(integrated + 16)).toBeLessThanOrEqual(0.7)
    expect(truePeak).toBeLessThanOrEqual(-1)
    expect(range).toBeGreaterThan(2)
    const samples = await decode(place)
    expect(loudestOf(samples, 0, 0.02)).toBeLessThan(0.02)
    expect(loudestOf(samples, seconds - 0.05, seconds)).toBeLessThan(0.02)
    expect(loudestOf(samples, seconds - 3, seconds - 2)).toBeGreaterThan(0.02)
  })
})

const probeSchema = v.object({
  streams: v.array(
    v.object({
      codec_name: v.string(),
      profile: v.string(),
      sample_rate: v.string(),
      channels: v.number(),
    }),
  ),
  format: v.object({ duration: v.string() }),
})

function boxTypes(file: Buffer): string[] {
  const types: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) {
    types.push(file.toString('latin1', at + 4, at + 8))
  }
  return types
}

const rate = 48_000
const channels = 2

/** All samples, left and right in turn, -1 to 1; a fault in the file fails the test. */
async function decode(file: string): Promise<Float32Array> {
  const raw = ['-f', 'f32le', '-c:a', 'pcm_f32le', 'pipe:1']
  const options = { encoding: 'buffer', maxBuffer: 2 ** 24 } as const
  const { stdout, stderr } = await run('ffmpeg', ['-v', 'error', '-i', file, ...raw], options)
  expect(stderr.toString()).toBe('')
  return new Float32Array(Uint8Array.from(stdout).buffer)
}

/** The largest sample between two moments, s. */
function loudestOf(samples: Float32Array, from: number, to: number): number {
  const stretch = samples.subarray(from * rate * channels, to * rate * channels)
  expect(stretch.length).toBeGreaterThan(0)
  return stretch.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
}
