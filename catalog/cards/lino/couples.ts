import type { LinoCard } from './lettering.ts'

/** From the vort to the anniversary. */
export const couples: readonly LinoCard[] = [
  {
    slug: 'tenoyim-print',
    titles: { en: 'The written word', he: 'כתב וחתימה' },
    description: 'Tenoyim invitation, a linocut of the written sheet with quill and ink',
    categories: ['tenoyim'],
    language: 'he',
    art: { family: 'lino', motif: 'kesubah', palette: 'oxblood', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['greeting', 'small', 'בשעה טובה ומוצלחת'],
      ['occasion', 'carved', 'תנאים', { gap: 30 }],
      ['chosson', 'name', 'אברהם ישעיה'],
      ['with', 'with', 'עם'],
      ['kallah', 'name', 'חנה לאה'],
      ['date', 'line', 'יום שלישי, כ״א כסלו תשפ״ח'],
    ],
  },
  {
    slug: 'chuppah-print',
    titles: { en: 'Under the chuppah', he: 'תחת החופה' },
    description: 'Wedding card, a linocut of a chuppah garlanded with flowers',
    categories: ['wedding'],
    subCategories: ['mazel-tov'],
    language: 'he-en',
    art: { family: 'lino', motif: 'chuppah', palette: 'indigo', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['greeting', 'title', 'מזל טוב', { sizes: [88, 194] }],
      ['second-greeting', 'second', 'Mazel Tov'],
      ['chosson', 'name', 'דוד', { sizes: [60, 146] }],
      ['with', 'with', 'עם'],
      ['kallah', 'name', 'מרים', { sizes: [60, 146] }],
      ['wish', 'small', 'בנין עדי עד'],
    ],
  },
]
