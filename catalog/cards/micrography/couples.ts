import type { MicrographyCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly MicrographyCard[] = [
  {
    slug: 'two-trees-one-crown',
    titles: {
      en: 'Two trees, one crown',
      he: 'אילנות שזורים',
      yi: 'צוויי ביימער, איין קרוין',
    },
    description:
      'Wedding card, two trees that twine, written from the names of chosson and kallah on vellum',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'micrography', motif: 'twined-trees', palette: 'vellum', seed: 18 },
    palettes: ['vellum', 'midnight', 'rose', 'olive', 'sky', 'wine', 'forest', 'ember'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['chosson', 'name', 'יוסף יצחק'],
      ['with', 'between', 'עם'],
      ['kallah', 'spouse', 'חיה מושקא'],
      ['wish', 'wish', 'בנין עדי עד'],
    ],
  },
  {
    slug: 'names-in-the-branches',
    titles: { en: 'Names in the branches', he: 'שמות בענפים', yi: 'נעמען אין די צווייגן' },
    description:
      'Wedding card in English, two twined trees of tiny writing with golden fruit on forest green',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'micrography', motif: 'twined-trees', palette: 'forest', seed: 7 },
    palettes: ['forest', 'vellum', 'midnight', 'wine', 'olive', 'rose', 'sky', 'ember'],
    lines: [
      ['greeting', 'caps', 'Mazel Tov'],
      ['chosson', 'latinName', 'Yaakov Meir'],
      ['with', 'between', 'and'],
      ['kallah', 'latinSpouse', 'Chana Leah'],
      ['wish', 'latinWish', 'May your home be an everlasting one'],
    ],
  },
  {
    slug: 'wreath-for-a-vort',
    titles: { en: 'A wreath for a vort', he: 'זר לווארט', yi: 'א קראנץ צום ווארט' },
    description:
      'Vort card, a wreath of written leaves and pomegranates around the names on rose paper',
    categories: ['vort'],
    language: 'he',
    art: { family: 'micrography', motif: 'rimon-wreath', palette: 'rose', seed: 3 },
    palettes: ['rose', 'vellum', 'olive', 'sky', 'wine', 'midnight', 'forest'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב', { maxLines: 1 }],
      ['chosson', 'name', 'מנחם', { sizes: [54, 170], gap: 70 }],
      ['with', 'between', 'עם'],
      ['kallah', 'spouse', 'ברכה', { sizes: [54, 170] }],
      ['wish', 'wish', 'בשעה טובה ומוצלחת'],
    ],
  },
  {
    slug: 'cup-of-seven-blessings',
    titles: { en: 'A cup for sheva bruches', he: 'כוס של שבע ברכות', yi: 'א כוס צו שבע ברכות' },
    description: 'Sheva bruches card, a cup of tiny writing between vines with grapes on wine red',
    categories: ['sheva-bruches'],
    language: 'he',
    art: { family: 'micrography', motif: 'cup', palette: 'wine', seed: 5 },
    palettes: ['wine', 'vellum', 'midnight', 'olive', 'forest', 'rose', 'ember'],
    lines: [
      ['greeting', 'title', 'שבע ברכות'],
      ['chosson', 'name', 'דוד ואסתר', { label: 'both-names' }],
      ['wish', 'wish', 'בנין עדי עד'],
    ],
  },
  {
    slug: 'years-in-a-wreath',
    titles: { en: 'Years in a wreath', he: 'זר של שנים', yi: 'א קראנץ פון יארן' },
    description: 'Anniversary card, a wreath of leaves written with both names on olive paper',
    categories: ['anniversary'],
    language: 'en',
    art: { family: 'micrography', motif: 'wreath', palette: 'olive', seed: 9 },
    palettes: ['olive', 'vellum', 'rose', 'sky', 'midnight', 'forest', 'wine'],
    lines: [
      ['greeting', 'caps', 'Happy Anniversary'],
      ['husband', 'latinName', 'Shmuel', { sizes: [56, 88] }],
      ['with', 'between', 'and'],
      ['wife', 'latinSpouse', 'Rivka', { sizes: [56, 88] }],
      ['wish', 'latinWish', 'To many more happy years together'],
    ],
  },
]
