import type { NightCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly NightCard[] = [
  {
    slug: 'torah-in-radiance',
    titles: { en: 'Torah in radiance', he: 'ספר תורה בזוהר' },
    description: 'Bar mitzvah card, a sefer Torah ringed with light between olive branches',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'night', motif: 'torah', palette: 'ember', seed: 88 },
    palettes: ['ember', 'plum', 'teal'],
    lines: [
      ['occasion', 'title', 'בר מצוה', { sizes: [84, 260] }],
      ['name', 'name', 'אליעזר ליפא', { gap: 30 }],
      ['second-greeting', 'second', 'Mazel Tov', { gap: 34, sizes: [46, 64] }],
      ['parsha', 'line', 'שבת פרשת לך לך, י״ג חשון תשפ״ז'],
    ],
  },
  {
    slug: 'upsherin-at-the-fires',
    titles: { en: 'Upsherin at the fires', he: 'חלאקה ליד המדורות' },
    description: 'Upsherin invitation, Lag BaOmer fires on dark hills under a wide starry sky',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'night', motif: 'hill-fires', palette: 'teal', seed: 115 },
    palettes: ['teal', 'plum', 'ember'],
    lines: [
      ['invite', 'opening', 'מתכבדים להזמינכם'],
      ['occasion', 'heading', 'לחלאקה', { sizes: [76, 200] }],
      ['name', 'name', 'שמעון מרדכי'],
      ['date', 'line', 'ל״ג בעומר תשפ״ז'],
    ],
  },
]
