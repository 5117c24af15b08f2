import type { TilesCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly TilesCard[] = [
  {
    slug: 'chuppah-in-a-garden-of-tiles',
    titles: { en: 'Chuppah in a garden of tiles', he: 'חופה בגן של אריחים' },
    description: 'Sheva bruches card, a chuppah across a wall of tiles, buds and leaves below it',
    categories: ['sheva-bruches', 'wedding'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'chuppah', palette: 'grove', seed: 12 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['chosson', 'name', 'אהרן גרינפלד', { sizes: [60, 84], gap: 34 }],
      ['kallah', 'name', 'שיינדי ווייס', { sizes: [60, 84], gap: 30 }],
      ['wish', 'accent', 'בנין עדי עד', { gap: 34 }],
    ],
  },
  {
    slug: 'rings-and-doves',
    titles: { en: 'A ring and doves', he: 'טבעת ויונים' },
    description: 'Vort card, a ring in its box among tiles of doves, buds and keys',
    categories: ['vort', 'tenoyim'],
    language: 'he',
    art: { family: 'tiles', motif: 'ring-box', palette: 'peony', seed: 6 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['chosson', 'name', 'דוב כ״ץ', { sizes: [69, 108] }],
      ['kallah', 'name', 'טובה לרנר', { sizes: [69, 108] }],
      ['wish', 'accent', 'בשעה טובה ומוצלחת'],
    ],
  },
  {
    slug: 'dove-and-rings',
    titles: { en: 'Dove and ring', he: 'יונה וטבעת' },
    description: 'Anniversary card, a dove among tiles of buds, a ring, grapes and blossoms',
    categories: ['anniversary'],
    language: 'en',
    art: { family: 'tiles', motif: 'doves', palette: 'peony', seed: 8 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'Happy Anniversary'],
      ['to', 'latinName', 'Ta and Mommy'],
      ['wish', 'latinSmall', 'To many more happy years together'],
    ],
  },
]
