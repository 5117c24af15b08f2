import type { EmbroideryCard } from './lettering.ts'

/** Kiddush, siyum and sefer Torah. */
export const shul: readonly EmbroideryCard[] = [
  {
    slug: 'kiddush-on-linen',
    titles: { en: 'Kiddush on linen', he: 'קידוש על פשתן' },
    description: 'Kiddush invitation embroidered on linen, a laid table under a garland',
    categories: ['kiddush'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'embroidery', motif: 'garland-kiddush-table', palette: 'linen', seed: 2 },
    palettes: ['linen', 'sky', 'blush', 'navy', 'burgundy', 'forest'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לקידוש', { gap: 70 }],
      ['family', 'name', 'משפחת אורבך', { label: 'one-family' }],
      ['place', 'line', 'בבית הכנסת אוהל משה'],
    ],
  },
  {
    slug: 'siyum-before-the-parochet',
    titles: { en: 'Siyum before the parochet', he: 'סיום לפני הפרוכת' },
    description: 'Siyum card, an open sefer and a crown in gold on a curtain of velvet',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'embroidery', motif: 'parochet-sefer', palette: 'forest', seed: 3 },
    palettes: ['forest', 'burgundy', 'navy'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'name', 'מסכת כתובות'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
      ['name', 'name', 'אשר זעליג קאהן'],
    ],
  },
  {
    slug: 'lions-at-the-parochet',
    titles: { en: 'Lions at the parochet', he: 'אריות על הפרוכת' },
    description:
      'Invitation to a new sefer Torah, lions and a sefer Torah in gold on a curtain of velvet',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'embroidery', motif: 'parochet-sefer-torah', palette: 'burgundy', seed: 5 },
    palettes: ['burgundy', 'navy', 'forest'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'להכנסת ספר תורה', { gap: 70 }],
      ['name', 'name', 'משפחת שטיינר', { sizes: [56, 173] }],
      ['date', 'line', 'יום רביעי, כ״ז טבת תשפ״ז'],
    ],
  },
]
