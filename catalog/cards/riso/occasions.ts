import type { RisoCard } from './lettering.ts'

/** Chumash parties, bas mitzvah, a new home, thanks, good wishes, recovery and mourning; holidays in Yiddish. */
export const occasions: readonly RisoCard[] = [
  {
    slug: 'twelve',
    titles: { en: 'Twelve', he: 'י״ב' },
    description:
      'Bas mitzvah card in blocks of ink, the letters of twelve, a candlestick and a pomegranate',
    categories: ['bas-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'riso', motif: 'twelve', palette: 'berry', seed: 6 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'בת מצוה'],
      ['name', 'name', 'רבקה'],
      ['wish', 'small', 'מזל טוב'],
    ],
  },
  {
    slug: 'giant-bayis',
    titles: { en: 'A house on the hill', he: 'בית על הגבעה' },
    description: 'New home card, a street of houses on hills under a great sun',
    categories: ['chanukas-habayis'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'riso', motif: 'bayis', palette: 'lagoon', seed: 3 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'חנוכת הבית'],
      ['name', 'name', 'משפחת כהן'],
      ['wish', 'small', 'בשעה טובה ומוצלחת'],
    ],
  },
  {
    slug: 'giant-todah',
    titles: { en: 'Giant todah', he: 'תודה' },
    description: 'Thank-you card, the giant word thanks on a page of ink, a cup of pencils',
    categories: ['thank-you'],
    subCategories: ['teachers'],
    language: 'he',
    art: { family: 'riso', motif: 'todah', palette: 'iris', seed: 4 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'תודה רבה'],
      ['to', 'name', 'לגננת אסתר'],
      ['name', 'small', 'מכל ילדי הגן'],
    ],
  },
]
