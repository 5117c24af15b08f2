import type { RisoCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly RisoCard[] = [
  {
    slug: 'clinking-cups',
    titles: { en: 'Clinking cups', he: 'לחיים' },
    description: 'Vort card, two cups raised together before a sun, confetti',
    categories: ['vort', 'tenoyim'],
    language: 'he-en',
    art: { family: 'riso', motif: 'lchaim', palette: 'berry', seed: 4 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'לחיים', { sizes: [76, 220] }],
      ['wish', 'accent', 'בשעה טובה ומוצלחת'],
      ['families', 'latinName', 'Weiss & Feldman', { sizes: [56, 84], gap: 34 }],
    ],
  },
  {
    slug: 'giant-sheva',
    titles: { en: 'Giant sheva', he: 'שבע' },
    description: 'Sheva bruches card, the giant word sheva on a page of ink, a cup',
    categories: ['sheva-bruches'],
    language: 'he',
    art: { family: 'riso', motif: 'sheva', palette: 'sherbet', seed: 5 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['occasion', 'drawnTitle', 'שבע ברכות'],
      ['chosson', 'name', 'בנימין פרלמן'],
      ['kallah', 'name', 'דינה אדלר'],
    ],
  },
  {
    slug: 'two-doves-print',
    titles: { en: 'Two doves', he: 'שתי יונים' },
    description: 'Card for a couple, two doves overprinted in two corners',
    categories: ['anniversary', 'wedding'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'riso', motif: 'doves', palette: 'lagoon', seed: 7 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['to', 'name', 'נתן ורבקה', { sizes: [56, 120] }],
      ['wish', 'translation', 'May your home be an everlasting one'],
    ],
  },
]
