import type { PapercutCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly PapercutCard[] = [
  {
    slug: 'shabbos-in-lace',
    titles: { en: 'Shabbos in lace', he: 'שבת בתחרה' },
    description: 'Good Shabbos poster, two candlesticks on a hem of paper lace on indigo',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'papercut', motif: 'tiers-candlesticks', palette: 'indigo', seed: 1 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת', { maxLines: 1 }],
      ['second-greeting', 'italic', 'Good Shabbos'],
    ],
  },
  {
    slug: 'gate-of-shabbos',
    titles: { en: 'Gate of Shabbos', he: 'שער השבת' },
    description: 'Shabbos poster, two candlesticks in a papercut gate on burgundy',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'he',
    art: { family: 'papercut', motif: 'arch-candlesticks', palette: 'bordeaux', seed: 9 },
    palettes: ['bordeaux', 'indigo', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום', { maxLines: 1 }],
      ['second-greeting', 'italic', 'Wishing you a Shabbos of peace and rest'],
    ],
  },
  {
    slug: 'new-moon-in-lace',
    titles: { en: 'Moon in lace', he: 'ירח בתחרה' },
    description:
      'Rosh Chodesh poster, a growing moon over houses in a corner of paper lace on plum',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'corner-moon', palette: 'plum', seed: 29 },
    palettes: ['plum', 'indigo', 'sky', 'forest', 'bordeaux'],
    lines: [
      ['greeting', 'drawnTitle', 'חודש טוב'],
      ['second-greeting', 'italic', 'Wishing you a good and blessed month'],
    ],
  },
  {
    slug: 'pomegranate-in-lace',
    titles: { en: 'Pomegranate in lace', he: 'רימון בתחרה' },
    description: 'Tu BiShvat poster, a pomegranate in a corner of paper lace on forest green',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'corner-pomegranate', palette: 'forest', seed: 515 },
    palettes: ['forest', 'bordeaux', 'plum', 'indigo', 'sky'],
    lines: [
      ['greeting', 'title', 'ט״ו בשבט', { sizes: [80, 190], maxLines: 2 }],
      ['second-greeting', 'italic', 'Wishing you a sweet and fruitful year'],
    ],
  },
  {
    slug: 'bonfire-in-lace',
    titles: { en: 'Bonfire in lace', he: 'מדורה בתחרה' },
    description: 'Lag BaOmer poster, a bonfire in a round of paper lace on indigo',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'papercut', motif: 'ring-bonfire', palette: 'indigo', seed: 33 },
    palettes: ['indigo', 'bordeaux', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'drawnTitle', 'ל״ג בעומר'],
      ['second-greeting', 'italic', 'Wishing you light and joy'],
    ],
  },
]
