import type { RisoCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly RisoCard[] = [
  {
    slug: 'letters-for-graduation',
    titles: { en: 'Letters for graduation', he: 'אותיות לסיום' },
    description: 'Graduation card in blocks of ink, letters, pencils, an apple and books',
    categories: ['graduation', 'kids'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'riso', motif: 'graduation', palette: 'iris', seed: 3 },
    palettes: ['iris', 'poppy', 'berry', 'lagoon', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'accent', 'לסיום כיתה א׳', { label: 'reason' }],
      ['name', 'name', 'יונתן', { sizes: [76, 100] }],
    ],
  },
]
