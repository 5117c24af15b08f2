import type { MicrographyCard } from './lettering.ts'

/** Shabbos and Tu BiShvat. */
export const seasons: readonly MicrographyCard[] = [
  {
    slug: 'written-candles',
    titles: { en: 'Written candles', he: 'נרות של כתב', yi: 'געשריבענע ליכט' },
    description: 'Good Shabbos card, two candles in golden rings of tiny writing on midnight blue',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'micrography', motif: 'candles', palette: 'midnight', seed: 12 },
    palettes: ['midnight', 'wine', 'vellum', 'forest', 'ember', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'גוט שבת', { sizes: [78, 400] }],
      ['family', 'name', 'משפחת ווייס', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'shabbos-in-the-hills',
    titles: { en: 'Shabbos in the hills', he: 'שבת בין ההרים', yi: 'שבת אין די בערג' },
    description:
      'Shabbos card, the houses and hills of Yerushalayim in tiny writing at the first light',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'micrography', motif: 'hills', palette: 'vellum', seed: 5787 },
    palettes: ['vellum', 'midnight', 'sky', 'rose', 'olive', 'wine'],
    lines: [
      ['greeting', 'drawnTitle', 'שבת שלום'],
      ['second-greeting', 'latinWish', 'Wishing you a Shabbos of peace and rest'],
      ['family', 'line', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'written-tree',
    titles: { en: 'A written tree', he: 'אילן של כתב', yi: 'א געשריבענער בוים' },
    description: 'Tu BiShvat card, a tree of tiny writing with red fruit on olive paper',
    categories: ['tu-bishvat'],
    language: 'he',
    art: { family: 'micrography', motif: 'tree', palette: 'olive', seed: 8 },
    palettes: ['olive', 'vellum', 'forest', 'sky', 'rose'],
    lines: [
      ['greeting', 'title', 'ט״ו בשבט שמח'],
      ['family', 'line', 'משפחת קליין'],
    ],
  },
]
