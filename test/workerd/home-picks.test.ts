import { expect, test } from 'vitest'
import { familiesInTurn, pickHome } from '../../src/pages/home-picks.ts'
import { inSeasonFirst } from '../../src/pages/occasions-in-turn.ts'
import { dueFor, occasionsOf, seasonOf } from '../../src/pages/season.ts'
import { builtinCategories } from '../../src/shared/categories.ts'
import type { ShelfEntry } from '../../src/shared/release/shelf.ts'
import type { VideoSummary } from '../../src/shared/video.ts'

const november = new Date('2026-11-22T10:00:00Z')
const season = seasonOf(november)

const heights = { status: 1920, print: 1512, square: 1080 }

function card(
  slug: string,
  category: string,
  family: string,
  format: keyof typeof heights = 'status',
): ShelfEntry {
  const ratio = 1080 / heights[format]
  const rest = { subCategories: [], formats: [], recipients: [], place: 0 }
  return { slug, categories: [category], family, ratio, ...rest }
}

function video(slug: string, category: string, film?: { card: string }): VideoSummary {
  const poster = { folder: 'videos', file: `${slug}.jpg`, width: 540, height: 960 } as const
  const texts = {
    version: 1,
    titles: { en: slug },
    description: slug,
    durationSeconds: 15,
  } as const
  return { slug, categories: [category], poster, ...texts, film }
}

const newest = [
  card('chuppah', 'wedding', 'papercut', 'print'),
  card('sukkah', 'sukkos', 'tiles'),
  card('torah', 'bar-mitzvah', 'foil'),
  card('lace', 'wedding', 'papercut'),
  card('candle', 'yahrzeit', 'stone'),
  card('bough', 'its-a-girl', 'botanical', 'square'),
  card('menorah', 'chanukah', 'night'),
  card('dreidel', 'chanukah', 'riso'),
  card('crown', 'siyum', 'foil'),
  card('chair', 'condolence', 'lino'),
  card('herbs', 'refuah-shleimah', 'tiles'),
]

test('the next five weeks are in season', () => {
  expect(season.near).toEqual(['good-shabbos', 'chanukah', 'rosh-chodesh'])
  expect(season.far).toContain('sukkos')
  expect(dueFor({ categories: ['kids', 'chanukah'] }, season)).toBe('chanukah')
  expect(dueFor({ categories: ['wedding'] }, season)).toBeNull()
  expect(dueFor({ categories: ['sukkos'] }, season)).toBeUndefined()
})

test('home shows no card twice, none out of season, and different art', () => {
  const posters = newest.slice(6)
  const videos = [
    video('lights', 'chanukah', { card: 'menorah' }),
    video('spin', 'chanukah', { card: 'dreidel' }),
  ]
  const picked = pickHome({ newest, posters, videos }, season, ['menorah'])
  expect(picked.hero.map(({ slug }) => slug)).toEqual(['chuppah', 'torah', 'bough'])
  expect(picked.newest.map(({ slug }) => slug)).toEqual(['lace', 'crown'])
  expect(picked.videos.map(({ slug }) => slug)).toEqual(['spin'])
  expect(picked.posters).toEqual([])
})

test('a clip comes after the films, whose art is known', () => {
  const videos = [video('clip', 'chanukah'), video('spin', 'chanukah', { card: 'dreidel' })]
  const { videos: shown } = pickHome({ newest, posters: [], videos }, season, [])
  expect(shown.map(({ slug }) => slug)).toEqual(['spin', 'clip'])
})

test('families take turns', () => {
  const slugs = familiesInTurn(newest, 6).map(({ slug }) => slug)
  expect(slugs).toEqual(['chuppah', 'sukkah', 'torah', 'candle', 'bough', 'menorah'])
})

test('a list has what is coming first, and all of it', () => {
  const slugs = inSeasonFirst(newest, season).map(({ slug }) => slug)
  expect(slugs.slice(0, 3)).toEqual(['menorah', 'chuppah', 'dreidel'])
  expect(slugs.at(-1)).toBe('sukkah')
  expect(new Set(slugs)).toEqual(new Set(newest.map(({ slug }) => slug)))
})

test('occasions are counted, the near ones first', () => {
  const occasions = occasionsOf(newest, builtinCategories, season)
  expect(occasions.map(({ category, count }) => [category.slug, count]).slice(0, 3)).toEqual([
    ['chanukah', 2],
    ['its-a-girl', 1],
    ['bar-mitzvah', 1],
  ])
})
