import type { IlluminatedCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly IlluminatedCard[] = [
  {
    slug: 'candlesticks-in-the-margin',
    titles: { en: 'Candlesticks in the margin', he: 'נרות בשוליים' },
    description: 'Shabbos page, candlesticks in a square of gold above a bar of scrolls',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'illuminated', motif: 'bar-candlesticks', palette: 'lapis', seed: 23 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת', { sizes: [70, 400] }],
      ['second-greeting', 'latin', 'Good Shabbos'],
    ],
  },
  {
    slug: 'new-moon-in-the-margin',
    titles: { en: 'Moon in the margin', he: 'לבנה בשוליים' },
    description:
      'Rosh Chodesh page, a growing moon over houses in a square of gold above a bar of scrolls',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'yi',
    art: { family: 'illuminated', motif: 'bar-moon', palette: 'lapis', seed: 29 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'hero', 'א גוטן חודש', { maxLines: 2, sizes: [80, 330] }],
      ['occasion', 'wish', 'ראש חודש ניסן', { sizes: [42, 92] }],
    ],
  },
  {
    slug: 'gate-of-the-date-palm',
    titles: { en: 'Gate of the date palm', he: 'שער התמר' },
    description: 'Tu BiShvat page, a date palm under an arch on two twisted pillars',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'illuminated', motif: 'gate-date-palm', palette: 'rose', seed: 24 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['occasion', 'title', 'ט״ו בשבט', { sizes: [70, 260] }],
      ['greeting', 'latin', 'Happy Tu BiShvat'],
    ],
  },
]
