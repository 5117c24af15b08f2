import type { LinoCard } from './lettering.ts'

/** Upsherin, bar mitzvah and birthdays. */
export const growingUp: readonly LinoCard[] = [
  {
    slug: 'tefillin-print',
    titles: { en: 'Tefillin', he: 'תפילין' },
    description: 'Bar mitzvah card, a linocut of tefillin shel rosh with its straps',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'lino', motif: 'tefillin', palette: 'indigo', seed: 5787 },
    palettes: ['indigo', 'press', 'forest', 'oxblood', 'slate'],
    lines: [
      ['invite', 'small', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לבר מצוה', { sizes: [88, 220] }],
      ['name', 'name', 'נתן צבי'],
      ['date', 'line', 'יום חמישי, כ״ה אדר א׳ תשפ״ז'],
      ['place', 'line', 'אולמי הדר, בני ברק'],
    ],
  },
  {
    slug: 'upsherin-print',
    titles: { en: 'The first cut', he: 'אפשערן' },
    description: 'Upsherin invitation, a linocut of barber’s scissors in a medallion',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'lino', motif: 'scissors', palette: 'forest', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['invite', 'small', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לאפשערן'],
      ['name', 'name', 'של בננו יעקב מאיר'],
      ['date', 'line', 'יום שלישי, ל״ג בעומר תשפ״ז'],
    ],
  },
  {
    slug: 'birthday-cake-print',
    titles: { en: 'Birthday cake', he: 'עוגת יום הולדת' },
    description: 'Birthday card, a linocut of a cake with lit candles',
    categories: ['happy-birthday'],
    language: 'he-en',
    art: { family: 'lino', motif: 'birthday-cake', palette: 'indigo', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['greeting', 'title', 'יום הולדת שמח'],
      ['second-greeting', 'second', 'Happy Birthday'],
      ['name', 'name', 'לאליהו'],
      ['wish', 'small', 'עד מאה ועשרים'],
    ],
  },
]
