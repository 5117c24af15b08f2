import type { MicrographyCard } from './lettering.ts'

/** From Rosh Hashanah to Pesach. */
export const yomTov: readonly MicrographyCard[] = [
  {
    slug: 'seeds-of-a-good-year',
    titles: { en: 'Seeds of a good year', he: 'גרעינים של שנה טובה', yi: 'קערלעך פון א גוט יאר' },
    description:
      'Rosh Hashanah card, a pomegranate whose skin and seeds are tiny writing on vellum',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'micrography', motif: 'pomegranate', palette: 'vellum', seed: 613 },
    palettes: ['vellum', 'rose', 'olive', 'midnight', 'wine', 'forest', 'ember', 'sky'],
    lines: [
      ['greeting', 'title', 'כתיבה וחתימה טובה'],
      ['family', 'name', 'משפחת הורוויץ'],
    ],
  },
  {
    slug: 'call-of-the-shofar',
    titles: { en: 'The call of the shofar', he: 'קול השופר', yi: 'דער קול שופר' },
    description: 'Rosh Hashanah card, a shofar of tiny writing with golden sounds on wine red',
    categories: ['rosh-hashanah'],
    language: 'en',
    art: { family: 'micrography', motif: 'shofar', palette: 'wine', seed: 29 },
    palettes: ['wine', 'midnight', 'vellum', 'forest', 'ember', 'olive'],
    lines: [
      ['greeting', 'caps', 'Shanah Tovah'],
      ['wish', 'latinWish', 'May you be written and sealed for a good year'],
      ['family', 'latinName', 'The Adler Family'],
    ],
  },
  {
    slug: 'menorah-of-writing',
    titles: { en: 'A menorah of writing', he: 'מנורה של כתב', yi: 'א געשריבענע מנורה' },
    description:
      'Chanukah card, a menorah of tiny writing with nine golden lights on midnight blue',
    categories: ['chanukah'],
    language: 'yi',
    art: { family: 'micrography', motif: 'menorah', palette: 'midnight', seed: 25 },
    palettes: ['midnight', 'vellum', 'wine', 'forest', 'ember', 'sky'],
    lines: [
      ['greeting', 'title', 'א ליכטיגן חנוכה'],
      ['family', 'name', 'משפחת שפירא'],
    ],
  },
  {
    slug: 'houses-of-yerushalayim',
    titles: { en: 'The houses of Yerushalayim', he: 'בתי ירושלים', yi: 'די הייזער פון ירושלים' },
    description: 'Pesach card, Yerushalayim among its hills, written from greetings on sky blue',
    categories: ['pesach'],
    language: 'he',
    art: { family: 'micrography', motif: 'hills', palette: 'sky', seed: 15 },
    palettes: ['sky', 'vellum', 'midnight', 'olive', 'rose', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'חג כשר ושמח'],
      ['wish', 'wish', 'לשנה הבאה בירושלים'],
      ['family', 'name', 'משפחת ברגר'],
    ],
  },
  {
    slug: 'asking-for-pardon',
    titles: { en: 'Asking for pardon', he: 'בקשת מחילה', yi: 'מחילה בעטן' },
    description:
      'Yom Kippur card that asks for pardon, Yerushalayim and its hills in tiny writing at dusk',
    categories: ['yom-kippur'],
    language: 'he',
    art: { family: 'micrography', motif: 'hills', palette: 'ember', seed: 18 },
    palettes: ['ember', 'sky', 'vellum', 'midnight'],
    lines: [
      ['title', 'lead', 'מבקשים סליחה ומחילה', { label: 'announcement', sizes: [48, 76] }],
      ['greeting', 'title', 'גמר חתימה טובה'],
      ['family', 'name', 'משפחת אדלר'],
    ],
  },
]
