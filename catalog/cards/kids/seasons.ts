import type { KidsCard } from './lettering.ts'

/** Shabbos, the months, Tu BiShvat and Lag BaOmer. */
export const seasons: readonly KidsCard[] = [
  {
    slug: 'a-tree-for-the-new-year',
    titles: { en: 'A tree for the new year', he: 'אילן לשנה החדשה' },
    description: 'Tu BiShvat poster, a great tree with fruit, a full basket and a lamb',
    kind: 'poster',
    categories: ['tu-bishvat'],
    language: 'he-en',
    art: { family: 'kids', motif: 'orchard', palette: 'mint', seed: 3 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'ט״ו בשבט', { sizes: [92, 250] }],
      ['second-greeting', 'second', 'Happy Tu BiShvat'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'sparks-over-the-hill',
    titles: { en: 'Sparks over the hill', he: 'ניצוצות על הגבעה' },
    description: 'Lag BaOmer poster, a bonfire below the full moon',
    kind: 'poster',
    categories: ['lag-baomer'],
    language: 'he-en',
    art: { family: 'kids', motif: 'bonfire', palette: 'dream', seed: 9 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'ל״ג בעומר', { sizes: [92, 240] }],
      ['second-greeting', 'second', 'A Freilichen Lag BaOmer'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'lights-and-challah',
    titles: { en: 'Lights and challah', he: 'נרות וחלה' },
    description: 'Good Shabbos poster, two candles, challah and wine on a sill before the night',
    kind: 'poster',
    categories: ['good-shabbos'],
    language: 'yi',
    art: { family: 'kids', motif: 'shabbos-table', palette: 'dream', seed: 4 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'גוט שבת'],
      ['second-greeting', 'second', 'Good Shabbos'],
      ['family', 'name', '', { label: 'optional-family' }],
    ],
  },
  {
    slug: 'young-moon',
    titles: { en: 'The growing moon', he: 'לבנה בחידושה' },
    description: 'Rosh Chodesh poster, a growing moon and hung stars over lambs on a hill',
    kind: 'poster',
    categories: ['rosh-chodesh'],
    language: 'he-en',
    art: { family: 'kids', motif: 'new-moon', palette: 'dream', seed: 10 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'חודש טוב'],
      ['second-greeting', 'second', 'A Guten Chodesh'],
      ['occasion', 'name', 'ראש חודש שבט'],
    ],
  },
]
