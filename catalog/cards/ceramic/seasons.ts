import type { CeramicCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly CeramicCard[] = [
  {
    slug: 'pomegranates-among-tiles',
    titles: { en: 'Pomegranates among tiles', he: 'רימונים בין אריחים' },
    description:
      'Tu BiShvat poster on painted tiles, a pomegranate among vines and tiles of flowers',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'tiles-pomegranate', palette: 'turquoise', seed: 5 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['occasion', 'hero', 'ט״ו בשבט'],
      ['greeting', 'latin', 'Happy Tu BiShvat'],
      ['wish', 'latinWish', 'Wishing you a sweet and fruitful year'],
    ],
  },
  {
    slug: 'candlesticks-in-the-garden',
    titles: { en: 'Candlesticks in the garden', he: 'נרות בגן' },
    description: 'Shabbos poster on painted tiles, candlesticks between cypresses and vines',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'garden-candlesticks', palette: 'pomegranate', seed: 7 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום', { gap: 40 }],
      ['second-greeting', 'latin', 'Good Shabbos', { gap: 24, sizes: [46, 148] }],
    ],
  },
  {
    slug: 'challah-among-tiles',
    titles: { en: 'Challah among tiles', he: 'חלה בין אריחים' },
    description:
      'Shabbos poster on painted tiles, a challah in a roundel among scrolls and tiles of flowers',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'ceramic', motif: 'low-challah', palette: 'cobalt', seed: 11 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [['greeting', 'drawnTitle', 'גוט שבת', { sizes: [70, 400] }]],
  },
  {
    slug: 'moon-and-carnations',
    titles: { en: 'Moon and carnations', he: 'ירח וציפורנים' },
    description:
      'Rosh Chodesh poster on painted tiles, a growing moon over houses in a roundel between scrolls',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'low-moon', palette: 'cobalt', seed: 17 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'drawnTitle', 'חודש טוב'],
      ['occasion', 'name', 'ראש חודש סיון', { gap: 26, sizes: [52, 136] }],
      ['second-greeting', 'latin', 'A Guten Chodesh', { gap: 20, sizes: [46, 104] }],
    ],
  },
  {
    slug: 'bow-in-the-garden',
    titles: { en: 'Bow in glaze', he: 'קשת בזיגוג' },
    description: 'Lag BaOmer poster on painted tiles, a bow and arrows in a roundel at the foot',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'low-bow-and-arrows', palette: 'olive', seed: 14 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['occasion', 'drawnTitle', 'ל״ג בעומר'],
      ['greeting', 'latin', 'A Freilichen Lag BaOmer'],
    ],
  },
]
