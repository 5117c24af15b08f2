import type { LinoCard } from './lettering.ts'

/** Births and the celebrations of a newborn child. */
export const births: readonly LinoCard[] = [
  {
    slug: 'five-coins-print',
    titles: { en: 'Five coins', he: 'חמישה סלעים' },
    description: 'Pidyon haben invitation, a linocut of a silver tray with five coins and a becher',
    categories: ['pidyon-haben'],
    language: 'he',
    art: { family: 'lino', motif: 'five-coins', palette: 'press', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['invite', 'small', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לפדיון הבן'],
      ['name', 'name', 'משפחת גרינוולד'],
      ['date', 'line', 'יום חמישי, ט״ז אדר ב׳ תשפ״ז'],
      ['place', 'line', 'באולם בית הכנסת'],
    ],
  },
  {
    slug: 'bris-pillow-print',
    titles: { en: 'The bris pillow', he: 'כרית הברית' },
    description: 'Bris announcement, a linocut of an embroidered pillow in an arch',
    categories: ['bris'],
    language: 'en',
    art: { family: 'lino', motif: 'bris-pillow', palette: 'indigo', seed: 5787 },
    palettes: ['indigo', 'press', 'forest', 'oxblood', 'slate'],
    lines: [
      ['occasion', 'title', 'Bris'],
      ['invite', 'small', 'The bris of our son will take place iy”H', { label: 'announcement' }],
      ['date', 'line', 'Tuesday, January 12, 2027, at 8:30'],
      ['parents', 'name', 'Yossi and Malky Fried'],
    ],
  },
  {
    slug: 'cradle-print',
    titles: { en: 'The cradle', he: 'העריסה' },
    description: 'Birth announcement, a linocut of a cradle',
    categories: ['its-a-girl'],
    subCategories: ['announcement'],
    language: 'he-en',
    art: { family: 'lino', motif: 'cradle', palette: 'oxblood', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['greeting', 'title', 'מזל טוב', { sizes: [88, 260] }],
      ['second-greeting', 'second', 'It’s a Girl!', { gap: 34 }],
      ['name', 'name', 'שירה', { gap: 36 }],
      ['parents', 'line', 'לנחמן וחיה כהן'],
    ],
  },
  {
    slug: 'lchaim-print',
    titles: { en: 'L’chaim', he: 'לחיים' },
    description:
      'Shalom zachor invitation, a linocut of a bottle, a becher and arbes on shelves, and a decanter',
    categories: ['shalom-zachor'],
    language: 'he-en',
    art: { family: 'lino', motif: 'lchaim', palette: 'forest', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['occasion', 'title', 'שלום זכר'],
      ['greeting', 'second', 'L’chaim!'],
      ['date', 'line', 'ליל שבת פרשת יתרו'],
      ['family', 'name', 'משפחת טויב'],
    ],
  },
]
