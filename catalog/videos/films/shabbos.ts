import { arrive, light, sway, together, twinkle, unroll } from '#shared/scene/moves.ts'
import type { FilmSourceInput } from '#shared/video.ts'
import { flames, halos, stars, windows } from './rigs.ts'

const version = 1

/** Shabbos and Rosh Chodesh. */
export const shabbos: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'candles-in-the-window',
    titles: { en: 'Candles in the window', he: 'נרות בחלון', yi: 'ליכט אין פענסטער' },
    description: 'Two candles are lit on a stone sill as night comes over the city; Good Shabbos',
    categories: ['good-shabbos'],
    posterMs: 11_000,
    card: 'shabbos-window',
    song: 'table-nigun',
    scene: {
      seconds: 15,
      layers: [
        stars(0.5, 3800, { atMs: 2600, forMs: 4000 }),
        windows(2400, 1000, 520),
        halos({ atMs: 1000, forMs: 1800, periodMs: 3900, least: 0.84 }, 1300, 'right'),
        flames(900, 1300, 'right'),
        { of: 'words', ...arrive({ atMs: 3400, forMs: 1900, rise: 24 }), staggerMs: 1600 },
      ],
    },
  },
  {
    version,
    slug: 'shabbos-at-nightfall',
    titles: { en: 'Shabbos at nightfall', he: 'כניסת השבת', yi: 'גוט שבת' },
    description: 'Candles burn before a valley whose windows light up; Good Shabbos',
    categories: ['good-shabbos'],
    posterMs: 11_000,
    card: 'candles-at-nightfall',
    song: 'table-nigun',
    scene: {
      seconds: 15,
      layers: [
        {
          of: 'part',
          part: 'lights',
          ...together(unroll('middle', { atMs: 900, forMs: 4200 }), twinkle(0.8, 4400)),
        },
        stars(0.5, 4100),
        windows(800, 900, 320, 'middle'),
        { of: 'part', part: 'foliage', ...unroll('middle', { atMs: 200, forMs: 3200 }) },
        halos({ atMs: 900, forMs: 1800, periodMs: 3900, least: 0.84 }, 1200, 'right'),
        flames(800, 1200, 'right'),
        { of: 'words', ...arrive({ atMs: 3200, forMs: 1900, rise: 24 }), staggerMs: 1600 },
      ],
    },
  },
  {
    version,
    slug: 'gate-of-paper-for-shabbos',
    titles: { en: 'A paper gate for Shabbos', he: 'שבת שלום' },
    description: 'A gate of cut paper grows round two candles; Shabbat Shalom',
    categories: ['good-shabbos'],
    posterMs: 11_500,
    card: 'gate-of-shabbos',
    song: 'table-nigun',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'foliage', ...unroll('bottom', { atMs: 200, forMs: 3600 }) },
        { of: 'part', part: 'flowers', ...unroll('bottom', { atMs: 1300, forMs: 3400 }) },
        { of: 'part', part: 'motif', ...arrive({ atMs: 600, forMs: 2000, rise: 30 }) },
        flames(2400, 900, 'right'),
        { of: 'words', ...arrive({ atMs: 3600, forMs: 1800, rise: 24 }), staggerMs: 1350 },
      ],
    },
  },
  {
    version,
    slug: 'flame-of-havdalah',
    titles: { en: 'The flame of havdalah', he: 'נר הבדלה', yi: 'א גוט וואך' },
    description: 'A havdalah candle is lit under three stars; a gut voch',
    categories: ['good-shabbos'],
    posterMs: 11_000,
    card: 'havdalah-flame',
    song: 'three-stars',
    scene: {
      seconds: 15,
      layers: [
        {
          of: 'part',
          part: 'lights',
          ...together(unroll('middle', { atMs: 1500, forMs: 3800 }), twinkle(0.8, 4400)),
        },
        stars(0.45, 3600),
        windows(1200, 900, 320, 'middle'),
        halos({ atMs: 900, forMs: 1800, least: 0.84 }),
        { of: 'part', part: 'flame', ...light({ atMs: 800, forMs: 1300 }) },
        { of: 'words', ...arrive({ atMs: 3200, forMs: 1900, rise: 24 }), staggerMs: 1750 },
        {
          of: 'particles',
          what: 'spark',
          way: 'rise',
          count: 12,
          colours: ['flameLight'],
          size: 11,
          seed: 9,
          opacity: 0.8,
          fromMs: 1600,
          untilMs: 14_000,
          part: 'flame',
          box: { x: -0.2, y: -1.6, width: 1.4, height: 2.3 },
        },
      ],
    },
  },
  {
    version,
    slug: 'moon-over-the-valley',
    titles: { en: 'New moon over the valley', he: 'חודש טוב' },
    description: 'A young moon rises in rings of light over a valley; chodesh tov',
    categories: ['rosh-chodesh'],
    posterMs: 11_000,
    card: 'new-moon-over-the-valley',
    song: 'three-stars',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'moon', ...arrive({ atMs: 100, forMs: 5000, rise: 120 }) },
        {
          of: 'part',
          part: 'lights',
          ...together(unroll('middle', { atMs: 1800, forMs: 4200 }), twinkle(0.78, 5200)),
        },
        stars(0.45, 3800),
        windows(500, 900, 280, 'middle'),
        { of: 'words', ...arrive({ atMs: 3200, forMs: 1900, rise: 24 }), staggerMs: 1750 },
      ],
    },
  },
  {
    version,
    slug: 'young-moon-on-a-thread',
    titles: { en: 'A young moon', he: 'סהר צעיר' },
    description: 'Stars swing on threads round a young moon; a guten chodesh',
    categories: ['rosh-chodesh', 'kids'],
    posterMs: 11_000,
    card: 'young-moon',
    song: 'three-stars',
    scene: {
      seconds: 15,
      layers: [
        {
          of: 'part',
          part: 'moon',
          ...together(arrive({ atMs: 0, forMs: 3600, rise: 90 }), sway(1.6, 6400)),
        },
        {
          of: 'part',
          part: 'hung',
          ...together(arrive({ atMs: 400, forMs: 2400, rise: -130 }), sway(2.6, 5400)),
          staggerMs: 280,
          order: 'left',
        },
        stars(0.4, 3400),
        { of: 'words', ...arrive({ atMs: 2800, forMs: 1800, rise: 24 }), staggerMs: 1600 },
      ],
    },
  },
]
