import { arrive, float, push, sway, together, twinkle, unroll } from '#shared/scene/moves.ts'
import type { FilmSourceInput } from '#shared/video.ts'
import { flames, greatLetters, partyRoom, shine, stars, toyConfetti, windows } from './rigs.ts'

const version = 1

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'three-letters-first-cut',
    titles: { en: 'Alef, beis, and a first cut', he: 'אפשערן' },
    description: 'Great letters come down one by one, and the scissors open and close; an upsherin',
    categories: ['upsherin'],
    posterMs: 11_000,
    card: 'first-cut',
    song: 'ring-of-joy',
    scene: {
      seconds: 15,
      layers: [
        ...greatLetters(
          { atMs: -900, forMs: 1500, rise: -120, staggerMs: 1000 },
          { atMs: 3000, forMs: 1000 },
          { atMs: 3000, forMs: 1500, rise: 60, degrees: 3.5, periodMs: 2600 },
        ),
        { of: 'words', ...arrive({ atMs: 4000, forMs: 1500, rise: 26 }), staggerMs: 1200 },
      ],
    },
  },
  {
    version,
    slug: 'three-years-three-candles',
    titles: { en: 'Three years, three candles', he: 'בן שלוש' },
    description: 'Three candles are lit on a cake among balloons; a boy is three',
    categories: ['upsherin', 'happy-birthday'],
    posterMs: 11_000,
    card: 'three-candles',
    song: 'ring-of-joy',
    scene: {
      seconds: 15,
      layers: [
        ...partyRoom,
        flames(2200, 800, 'right'),
        { of: 'words', ...arrive({ atMs: 4200, forMs: 1600, rise: 26 }), staggerMs: 1200 },
        toyConfetti(40, 2, { fromMs: 3600, untilMs: 9000 }),
      ],
    },
  },
  {
    version,
    slug: 'thirteen-in-gold',
    titles: { en: 'Thirteen, in velvet and gold', he: 'בר מצוה' },
    description: 'Rays open behind a sefer Torah of velvet and gold; bar mitzvah',
    categories: ['bar-mitzvah'],
    posterMs: 11_500,
    card: 'velvet-and-gold',
    song: 'march-of-the-crown',
    scene: {
      seconds: 15,
      layers: [
        { of: 'page', ...push(1.05, 1, 14_000) },
        { of: 'part', part: 'lights', ...unroll('middle', { atMs: 700, forMs: 3400 }) },
        { of: 'part', part: 'motif', ...arrive({ atMs: 200, forMs: 2600, rise: 60 }) },
        { of: 'part', part: 'divider', ...unroll('middle', { atMs: 3600, forMs: 1400 }) },
        { of: 'part', part: 'foliage', ...unroll('middle', { atMs: 2400, forMs: 2000 }) },
        { of: 'words', ...unroll('start', { atMs: 3000, forMs: 1700 }), staggerMs: 1200 },
        shine(8800, 12_000),
      ],
    },
  },
  {
    version,
    slug: 'torah-in-evening-light',
    titles: { en: 'Torah in evening light', he: 'תורה באור הערב' },
    description: 'Rings of light spread behind a sefer Torah at evening; bar mitzvah',
    categories: ['bar-mitzvah'],
    posterMs: 11_500,
    card: 'torah-in-radiance',
    song: 'march-of-the-crown',
    scene: {
      seconds: 15,
      layers: [
        { of: 'page', ...push(1.05, 1, 14_000) },
        {
          of: 'part',
          part: 'lights',
          ...together(unroll('middle', { atMs: 400, forMs: 3800 }), twinkle(0.8, 4400)),
        },
        stars(0.45, 3600),
        windows(400, 900, 260, 'middle'),
        { of: 'part', part: 'foliage', ...unroll('middle', { atMs: 600, forMs: 3000 }) },
        { of: 'part', part: 'motif', ...arrive({ atMs: 200, forMs: 2400, rise: 50 }) },
        { of: 'words', ...arrive({ atMs: 3000, forMs: 1800, rise: 24 }), staggerMs: 1350 },
      ],
    },
  },
  {
    version,
    slug: 'five-flames-on-a-cake',
    titles: { en: 'Five flames on a cake', he: 'יום הולדת שמח' },
    description: 'Five candles are lit on a cake, balloons sway and confetti falls; Happy Birthday',
    categories: ['happy-birthday', 'kids'],
    posterMs: 11_000,
    card: 'five-candles',
    song: 'another-candle',
    scene: {
      seconds: 15,
      layers: [
        ...partyRoom,
        flames(1800, 600, 'left'),
        { of: 'words', ...arrive({ atMs: 4400, forMs: 1600, rise: 26 }), staggerMs: 1200 },
        toyConfetti(46, 2, { fromMs: 3600, untilMs: 9000 }),
      ],
    },
  },
  {
    version,
    slug: 'kites-go-up',
    titles: { en: 'Kites go up', he: 'עפיפונים ליום הולדת' },
    description: 'Five kites climb into a wide sky; Happy Birthday',
    categories: ['happy-birthday', 'kids'],
    posterMs: 11_000,
    card: 'kites-on-the-wind',
    song: 'another-candle',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'strings', ...unroll('bottom', { atMs: 100, forMs: 3200 }) },
        {
          of: 'part',
          part: 'kite',
          ...together(arrive({ atMs: 100, forMs: 3200, rise: 190 }), float(9, 3700), sway(2, 3100)),
          staggerMs: 420,
          order: 'left',
        },
        {
          of: 'part',
          part: 'cloud',
          motions: [{ waves: [{ property: 'x', amplitude: 16, periodMs: 14_000 }] }],
          staggerMs: 1,
        },
        { of: 'words', ...arrive({ atMs: 3200, forMs: 1600, rise: 26 }), staggerMs: 1350 },
      ],
    },
  },
  {
    version,
    slug: 'letters-on-balloons',
    titles: { en: 'Letters on balloons', he: 'אותיות על בלונים', yi: 'אותיות אויף באלאנען' },
    description: 'Six balloons with the letters of mazel tov come up over a gift; Happy Birthday',
    categories: ['happy-birthday', 'kids'],
    posterMs: 11_000,
    card: 'balloons-that-say-it',
    song: 'another-candle',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'strings', ...unroll('bottom', { atMs: 900, forMs: 3200 }) },
        {
          of: 'part',
          part: 'balloon',
          ...together(arrive({ atMs: 200, forMs: 2600, rise: 180 }), sway(3.2, 5200)),
          staggerMs: 450,
          order: 'right',
        },
        {
          of: 'part',
          part: 'cloud',
          motions: [{ waves: [{ property: 'x', amplitude: 16, periodMs: 14_000 }] }],
          staggerMs: 1,
        },
        { of: 'words', ...arrive({ atMs: 4200, forMs: 1600, rise: 26 }), staggerMs: 1350 },
      ],
    },
  },
  {
    version,
    slug: 'three-inks-three-balloons',
    titles: {
      en: 'Three inks, three balloons',
      he: 'שלושה בלונים, שלושה צבעים',
      yi: 'דריי באלאנען, דריי קאלירן',
    },
    description: 'Three great balloons are printed one over the other; Happy Birthday',
    categories: ['happy-birthday'],
    posterMs: 11_000,
    card: 'three-balloons',
    song: 'another-candle',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'strings', ...unroll('top', { atMs: 1200, forMs: 2400 }) },
        {
          of: 'part',
          part: 'balloon',
          ...arrive({ atMs: -1200, forMs: 2200, rise: 200 }),
          staggerMs: 1200,
        },
        { of: 'part', part: 'overprint', ...arrive({ atMs: 3800, forMs: 1200, rise: 0 }) },
        { of: 'words', ...arrive({ atMs: 4000, forMs: 1600, rise: 26 }), staggerMs: 1500 },
      ],
    },
  },
  {
    version,
    slug: 'ducklings-in-a-row',
    titles: { en: 'Ducklings in a row', he: 'ברווזונים בטור', yi: 'מזל טוב' },
    description: 'Three ducklings swim on a pond at dusk; Mazel Tov',
    categories: ['kids'],
    posterMs: 11_000,
    card: 'ducklings-at-dusk',
    song: 'by-the-cradle',
    scene: {
      seconds: 15,
      layers: [
        { of: 'part', part: 'motif', ...together(float(5, 2600), sway(1.3, 3300)), staggerMs: 1 },
        {
          of: 'part',
          part: 'cloud',
          motions: [{ waves: [{ property: 'x', amplitude: 16, periodMs: 14_000 }] }],
          staggerMs: 1,
        },
        { of: 'words', ...arrive({ atMs: 2000, forMs: 1600, rise: 26 }), staggerMs: 1600 },
      ],
    },
  },
]
