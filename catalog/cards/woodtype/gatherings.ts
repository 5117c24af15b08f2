import type { WoodtypeCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly WoodtypeCard[] = [
  {
    slug: 'aufruf-notice',
    titles: { en: 'An aufruf notice', he: 'מודעה לאויפרוף' },
    description: 'Aufruf invitation in wood type, a notice with a crown and sifrei Torah',
    categories: ['aufruf'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'woodtype', motif: 'wall-torah', palette: 'saffron', seed: 3 },
    palettes: ['saffron', 'press', 'sherbet', 'kraft', 'mint', 'bordeaux', 'dusk'],
    lines: [
      ['occasion', 'giant', 'אויפרוף'],
      ['chosson', 'name', 'יעקב ישראל'],
      ['date', 'wish', 'שבת פרשת וירא'],
    ],
  },
  {
    slug: 'graduation-bill',
    titles: { en: 'Graduation bill', he: 'מודעה לסיום' },
    description: 'Graduation invitation in wood type, a bill with seforim in an oval',
    categories: ['graduation'],
    subCategories: ['invitation'],
    language: 'en',
    art: { family: 'woodtype', motif: 'bill-sforim', palette: 'mint', seed: 10 },
    palettes: ['mint', 'press', 'sherbet', 'kraft', 'saffron', 'bordeaux', 'dusk'],
    lines: [
      ['occasion', 'giant', 'Graduation'],
      ['name', 'name', 'Eighth Grade', { label: 'optional-family' }],
      ['date', 'small', 'Tuesday, 17 Sivan 5787'],
    ],
  },
  {
    slug: 'melaveh-malka-shop-front',
    titles: { en: 'Melaveh malka on the shop front', he: 'מלוה מלכה על השלט' },
    description: 'Melaveh malka invitation in wood type, besamim, a candle and wine in a window',
    categories: ['shul-events', 'shul', 'good-shabbos'],
    subCategories: ['melaveh-malka'],
    language: 'he',
    art: { family: 'woodtype', motif: 'shop-melaveh', palette: 'dusk', seed: 17 },
    palettes: ['dusk', 'press', 'sherbet', 'kraft', 'saffron', 'mint', 'bordeaux'],
    lines: [
      ['occasion', 'giant', 'מלוה מלכה'],
      ['place', 'name', 'בית המדרש'],
      ['date', 'wish', 'מוצאי שבת קודש'],
    ],
  },
  {
    slug: 'shiur-on-the-front-page',
    titles: { en: 'Shiur on the front page', he: 'שיעור בעמוד הראשון' },
    description: 'Notice of a shiur in wood type, a front page with an open sefer',
    categories: ['shul-events', 'shul'],
    subCategories: ['shiur'],
    language: 'en',
    art: { family: 'woodtype', motif: 'news-sefer', palette: 'press', seed: 24 },
    palettes: ['press', 'sherbet', 'kraft', 'saffron', 'mint', 'bordeaux', 'dusk'],
    lines: [
      ['occasion', 'giant', 'Weekly Shiur'],
      ['title', 'name', 'Hilchos Shabbos'],
      ['time', 'small', 'Tuesday, 8:00 PM'],
    ],
  },
]
