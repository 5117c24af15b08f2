import type { KidsCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly KidsCard[] = [
  {
    slug: 'shul-on-the-hill',
    titles: { en: 'The shul on the hill', he: 'בית הכנסת על הגבעה' },
    description: 'Mazel tov card of a shul, a white shul among trees under a string of flags',
    categories: ['shul'],
    language: 'he-en',
    art: { family: 'kids', motif: 'shul-on-the-hill', palette: 'sky', seed: 11 },
    palettes: ['sky', 'blush', 'mint', 'dream'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['second-greeting', 'second', 'Mazel Tov'],
      ['name', 'name', 'בית הכנסת אוהל יעקב'],
    ],
  },
]
