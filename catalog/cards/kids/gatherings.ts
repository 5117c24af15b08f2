import type { KidsCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly KidsCard[] = [
  {
    slug: 'graduation-train',
    titles: { en: 'Graduation train', he: 'רכבת הסיום' },
    description: 'Kindergarten graduation invitation, a train of letter blocks through the hills',
    categories: ['graduation', 'kids'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'kids', motif: 'letter-train', palette: 'mint', seed: 3 },
    palettes: ['mint', 'sky', 'blush', 'dream'],
    lines: [
      ['occasion', 'title', 'מסיבת סיום'],
      ['name', 'name', 'גן שושנים', { label: 'optional-family' }],
      ['date', 'line', 'יום חמישי, י׳ תמוז תשפ״ז'],
    ],
  },
  {
    slug: 'goodbye-kindergarten',
    titles: { en: 'Goodbye, kindergarten', he: 'שלום לגן' },
    description:
      'Kindergarten graduation card, letter blocks and pencils on a shelf over a school bag',
    categories: ['graduation', 'kids'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'kids', motif: 'classroom-shelf', palette: 'sky', seed: 10 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'Mazel Tov', { sizes: [92, 400] }],
      ['occasion', 'second', 'on your graduation', { label: 'reason', sizes: [46, 96] }],
      ['name', 'name', 'Shloimy', { sizes: [64, 130] }],
    ],
  },
  {
    slug: 'kites-for-graduation',
    titles: { en: 'Kites for graduation', he: 'עפיפונים לסיום' },
    description: 'Graduation card, kites on the wind over hills',
    categories: ['graduation', 'kids'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'kids', motif: 'kites', palette: 'blush', seed: 17 },
    palettes: ['blush', 'sky', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'second', 'לסיום שנת הלימודים', { label: 'reason' }],
      ['name', 'name', 'נעמה'],
    ],
  },
  {
    slug: 'zeved-habat-in-the-tree',
    titles: { en: 'Zeved habat in the tree', he: 'זבד הבת באילן' },
    description: 'Zeved habat invitation, a cradle in a tree in blossom',
    categories: ['sefardi-simchas', 'its-a-girl'],
    subCategories: ['zeved-habat', 'invitation'],
    language: 'he',
    art: { family: 'kids', motif: 'cradle-in-the-tree', palette: 'blush', seed: 24 },
    palettes: ['blush', 'sky', 'mint', 'dream'],
    lines: [
      ['occasion', 'title', 'זבד הבת'],
      ['name', 'name', 'תהילה'],
      ['date', 'line', 'יום חמישי, י׳ תמוז תשפ״ז'],
    ],
  },
  {
    slug: 'siddur-party-table',
    titles: { en: 'A siddur party', he: 'מסיבת סידור' },
    description: 'Siddur party card, a siddur on a hill under a shelf with blocks and honey',
    categories: ['chumash-party', 'kids'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'kids', motif: 'siddur-table', palette: 'dream', seed: 31 },
    palettes: ['dream', 'sky', 'blush', 'mint'],
    lines: [
      ['greeting', 'title', 'מזל טוב', { sizes: [92, 230] }],
      ['occasion', 'second', 'לקבלת הסידור', { label: 'reason', sizes: [46, 96] }],
      ['name', 'name', 'יוסף', { sizes: [54, 130] }],
    ],
  },
]
