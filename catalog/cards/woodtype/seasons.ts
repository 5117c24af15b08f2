import type { WoodtypeCard } from './lettering.ts'

/** Shabbos, and Lag BaOmer. */
export const seasons: readonly WoodtypeCard[] = [
  {
    slug: 'friday-on-the-calendar',
    titles: { en: 'Friday on the calendar', he: 'יום שישי בלוח' },
    description: 'Good Shabbos card in wood type, a leaf of a calendar under Shabbos candles',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'woodtype', motif: 'leaf-candles', palette: 'press', seed: 6 },
    palettes: ['press', 'dusk', 'sherbet', 'mint', 'bordeaux'],
    lines: [
      ['title', 'block', 'ערב שבת קודש', { label: 'announcement' }],
      ['greeting', 'giant', 'גוט שבת'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'bakery-before-shabbos',
    titles: { en: 'Bakery before Shabbos', he: 'מאפייה לפני שבת' },
    description: 'Good Shabbos card in wood type, the sign of a bakery with challah in its window',
    categories: ['good-shabbos'],
    language: 'he-en',
    art: { family: 'woodtype', motif: 'shop-challah', palette: 'bordeaux', seed: 2 },
    palettes: ['bordeaux', 'kraft', 'press', 'saffron', 'mint'],
    lines: [
      ['greeting', 'giant', 'שבת שלום'],
      ['second-greeting', 'block', 'Good Shabbos'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'melaveh-malka-by-lamplight',
    titles: { en: 'Melaveh malka by lamplight', he: 'מלוה מלכה לאור הנר' },
    description: 'A gut voch card in wood type, a shop by night with besamim and a havdalah candle',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'woodtype', motif: 'shop-melaveh', palette: 'dusk', seed: 7 },
    palettes: ['dusk', 'press', 'kraft', 'bordeaux'],
    lines: [
      ['title', 'block', 'מוצאי שבת קודש', { label: 'announcement' }],
      ['greeting', 'giant', 'א גוט וואך'],
      ['second-greeting', 'line', 'A Gut Voch'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'bonfire-on-the-wall',
    titles: { en: 'Notice of a bonfire', he: 'מודעה על מדורה' },
    description: 'Lag BaOmer card in wood type, a torn notice with a bonfire on a wall of stone',
    categories: ['lag-baomer'],
    language: 'yi',
    art: { family: 'woodtype', motif: 'wall-meron', palette: 'saffron', seed: 11 },
    palettes: ['saffron', 'kraft', 'press', 'mint', 'dusk'],
    lines: [
      ['title', 'block', 'מודעה רבה', { label: 'announcement' }],
      ['greeting', 'giant', 'א פרייליכן ל״ג בעומר'],
      ['second-greeting', 'line', 'A Freilichen Lag BaOmer'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
]
