import type { BotanicalCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly BotanicalCard[] = [
  {
    slug: 'lavender-field',
    titles: { en: 'Lavender field', he: 'שדה אזוביון' },
    description: 'Birthday card, lavender and field flowers along the foot of the page',
    categories: ['happy-birthday'],
    language: 'he-en',
    art: { family: 'botanical', motif: 'meadow-lavender', palette: 'lavender', seed: 14 },
    palettes: ['lavender', 'peony', 'citrus', 'rimon'],
    lines: [
      ['greeting', 'title', 'יום הולדת שמח'],
      ['second-greeting', 'script', 'Happy Birthday'],
      ['name', 'name', 'סבתא לאה'],
      ['wish', 'wish', 'עד מאה ועשרים'],
    ],
  },
  {
    slug: 'peonies-for-you',
    titles: { en: 'Peonies for you', he: 'אדמוניות בשבילך' },
    description: 'Birthday card, a bunch of peonies and lavender tied with a ribbon',
    categories: ['happy-birthday'],
    language: 'en',
    art: { family: 'botanical', motif: 'bouquet-peony', palette: 'peony', seed: 25 },
    palettes: ['peony', 'sage', 'lavender', 'citrus', 'rimon', 'honey'],
    lines: [
      ['greeting', 'scriptTitle', 'Happy Birthday'],
      ['name', 'latinLine', 'Dear Bubby Miriam'],
      ['wish', 'latinWish', 'Till a hundred and twenty'],
    ],
  },
]
