import type { NightCard } from './lettering.ts'

/** The birth of a son. */
export const births: readonly NightCard[] = [
  {
    slug: 'street-on-friday-night',
    titles: {
      en: 'A street on Friday night',
      he: 'רחוב בליל שבת',
      yi: 'א גאס פרייטאג צו נאכטס',
    },
    description: 'Shalom zachor invitation, a street of houses with lit windows on a Friday night',
    categories: ['shalom-zachor', 'its-a-boy'],
    subCategories: ['shalom-zachor'],
    language: 'en',
    art: { family: 'night', motif: 'street', palette: 'teal', seed: 21 },
    palettes: ['teal', 'plum', 'ember'],
    lines: [
      ['invite', 'latinLine', 'Please join us for the'],
      ['occasion', 'latin', 'Shalom Zachor'],
      ['date', 'latinLine', 'Friday night, Parshas Vayishlach'],
      ['family', 'latinName', 'The Adler Family'],
      ['place', 'latinLine', '12 Maple Street'],
    ],
  },
]
