import type { FilmSourceInput } from '#shared/video.ts'

const version = 1

/** Shabbos and Rosh Chodesh. */
export const shabbos: readonly FilmSourceInput[] = [
  {
    version,
    slug: 'candles-in-the-window',
    titles: { en: 'Candles in the window', he: 'נרות בחלון', yi: 'ליכט אין פענסטער' },
    description: 'Candles are lit in the dark, and the window round them grows light; Good Shabbos',
    categories: ['good-shabbos'],
    card: 'shabbos-window',
    song: 'table-nigun',
  },
  {
    version,
    slug: 'shabbos-at-nightfall',
    titles: { en: 'Shabbos at nightfall', he: 'כניסת השבת', yi: 'גוט שבת' },
    description:
      'Two candles are lit, and the valley behind them comes into the light; Good Shabbos',
    categories: ['good-shabbos'],
    card: 'candles-at-nightfall',
    song: 'table-nigun',
  },
  {
    version,
    slug: 'gate-of-paper-for-shabbos',
    titles: { en: 'A paper gate for Shabbos', he: 'שבת שלום' },
    description: 'A gate of cut paper is laid round two candles, and flowers open; Shabbat Shalom',
    categories: ['good-shabbos'],
    card: 'gate-of-shabbos',
    plot: 'paper',
    song: 'table-nigun',
  },
  {
    version,
    slug: 'flame-of-havdalah',
    titles: { en: 'The flame of havdalah', he: 'נר הבדלה', yi: 'א גוט וואך' },
    description: 'A havdalah candle catches in the dark, and sparks rise to the stars; a gut voch',
    categories: ['good-shabbos'],
    card: 'havdalah-flame',
    plot: 'fire',
    song: 'three-stars',
  },
  {
    version,
    slug: 'moon-over-the-valley',
    titles: { en: 'New moon over the valley', he: 'חודש טוב' },
    description: 'The moon rises over a dark valley, and at last stars fly past it; chodesh tov',
    categories: ['rosh-chodesh'],
    card: 'new-moon-over-the-valley',
    song: 'three-stars',
  },
  {
    version,
    slug: 'young-moon-on-a-thread',
    titles: { en: 'The moon renewed', he: 'לבנה מתחדשת' },
    description: 'Light finds two sheep under a growing moon on a thread; a guten chodesh',
    categories: ['rosh-chodesh', 'kids'],
    card: 'young-moon',
    plot: 'gold',
    song: 'three-stars',
  },
]
