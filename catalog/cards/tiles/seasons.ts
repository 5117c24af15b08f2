import type { TilesCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly TilesCard[] = [
  {
    slug: 'shabbos-lights-in-tiles',
    titles: { en: 'Shabbos lights in tiles', he: 'נרות שבת באריחים' },
    description: 'Shabbos poster, the word Shabbos with a letter on each tile, two candlesticks',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'shabbos-lights', palette: 'dusk', seed: 8 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוטן שבת', { maxLines: 1 }],
      ['wish', 'translation', 'Good Shabbos'],
    ],
  },
  {
    slug: 'from-moon-to-moon',
    titles: { en: 'From moon to moon', he: 'מירח לירח' },
    description: 'Rosh Chodesh poster, the moon from its birth to its waning over tiles of waves',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'yi',
    art: { family: 'tiles', motif: 'moons', palette: 'dusk', seed: 3 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוטן חודש'],
      ['occasion', 'accent', 'ראש חודש שבט'],
    ],
  },
  {
    slug: 'seven-kinds-in-tiles',
    titles: { en: 'Seven kinds in tiles', he: 'שבעת המינים באריחים' },
    description:
      'Tu BiShvat poster, a date palm across a wall of tiles, grapes, a fig and an olive branch above',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'seven-kinds', palette: 'grove', seed: 5 },
    palettes: ['grove', 'spring', 'saffron', 'peony'],
    lines: [
      ['occasion', 'title', 'ט״ו בשבט', { sizes: [84, 300] }],
      ['greeting', 'translation', 'Happy Tu BiShvat'],
    ],
  },
  {
    slug: 'havdalah-in-tiles',
    titles: { en: 'Havdalah in tiles', he: 'הבדלה באריחים' },
    description:
      'After Shabbos poster, huge tiles of a plaited candle, a spice tower, a flame and a cup',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'tiles', motif: 'havdalah', palette: 'dusk', seed: 7 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'א גוט וואך', { maxLines: 1 }],
      ['wish', 'translation', 'A Gut Voch'],
    ],
  },
  {
    slug: 'bonfire-and-bows',
    titles: { en: 'Bonfire and bows', he: 'מדורה וקשתות' },
    description: 'Lag BaOmer poster, a great bonfire across a wall of tiles, flames and bows above',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'bonfire', palette: 'dusk', seed: 4 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['occasion', 'drawnTitle', 'ל״ג בעומר'],
      ['wish', 'translation', 'Wishing you light and joy'],
    ],
  },
]
