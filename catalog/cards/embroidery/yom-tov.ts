import type { EmbroideryCard } from './lettering.ts'

/** From Yom Kippur to Shavuos. */
export const yomTov: readonly EmbroideryCard[] = [
  {
    slug: 'white-parochet',
    titles: { en: 'The white parochet', he: 'הפרוכת הלבנה' },
    description:
      'Yom Kippur card, a sefer Torah in white under a crown on the white curtain of the days of awe',
    categories: ['yom-kippur'],
    language: 'he',
    art: { family: 'embroidery', motif: 'parochet-scroll', palette: 'white', seed: 3 },
    palettes: ['white', 'navy'],
    lines: [
      ['greeting', 'drawnTitle', 'גמר חתימה טובה'],
      ['family', 'name', 'משפחת אייגר', { sizes: [56, 84] }],
    ],
  },
  {
    slug: 'sefer-torah-in-a-garland',
    titles: { en: 'Sefer Torah in a garland', he: 'ספר תורה בזר' },
    description: 'Simchas Torah poster embroidered on linen, a sefer Torah among flowers',
    kind: 'poster',
    categories: ['simchas-torah'],
    language: 'yi',
    art: { family: 'embroidery', motif: 'garland-sefer-torah', palette: 'burgundy', seed: 5 },
    palettes: ['burgundy', 'navy', 'forest', 'linen', 'sky'],
    lines: [
      ['occasion', 'drawnTitle', 'שמחת תורה'],
      ['greeting', 'wish', 'א גוטן יום טוב'],
    ],
  },
  {
    slug: 'menorah-in-gold-thread',
    titles: { en: 'A menorah in gold thread', he: 'מנורה בחוטי זהב', yi: 'א מנורה אין גאלד פאדעם' },
    description: 'Chanukah card embroidered on navy linen, a menorah among flowers',
    categories: ['chanukah'],
    language: 'yi',
    art: { family: 'embroidery', motif: 'garland-menorah', palette: 'navy', seed: 3 },
    palettes: ['navy', 'linen', 'burgundy', 'forest', 'sky', 'white'],
    lines: [
      ['greeting', 'drawnTitle', 'א פרייליכן חנוכה'],
      ['family', 'name', 'משפחת פרענקל'],
    ],
  },
  {
    slug: 'luchos-on-velvet',
    titles: { en: 'Luchos on velvet', he: 'לוחות על קטיפה' },
    description: 'Shavuos poster, the luchos between lions in gold on a curtain of velvet',
    kind: 'poster',
    categories: ['shavuos'],
    language: 'he-en',
    art: { family: 'embroidery', motif: 'parochet-luchos', palette: 'navy', seed: 4 },
    palettes: ['navy', 'burgundy', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'חג שמח'],
      ['second-greeting', 'latin', 'A Guten Yom Tov'],
    ],
  },
]
