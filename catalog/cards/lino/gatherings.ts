import { carved, printed } from './inks.ts'
import type { LinoCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly LinoCard[] = [
  {
    slug: 'aufruf-print',
    titles: { en: 'Aufruf print', he: 'הדפס לאויפרוף' },
    description: 'Aufruf card, a linocut of an ark with a crown over it',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'lino', motif: 'keser-torah', palette: 'oxblood', seed: 3 },
    palettes: ['oxblood', 'press', 'indigo', 'forest', 'slate'],
    lines: [
      ['greeting', 'carved', 'מזל טוב', { sizes: [88, 400] }],
      ['occasion', 'line', 'לרגל האויפרוף', { label: 'reason' }],
      ['chosson', 'name', 'חיים אלעזר', { sizes: [56, 150] }],
    ],
  },
  {
    slug: 'graduation-print',
    titles: { en: 'Graduation print', he: 'הדפס לסיום' },
    description: 'Graduation card, a linocut of seforim with an apple on them, and a quill',
    categories: ['graduation'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'lino', motif: 'graduation', palette: 'indigo-carved', seed: 10 },
    palettes: [...carved, ...printed],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'line', 'לסיום הלימודים', { label: 'reason' }],
      ['name', 'name', 'אסתר'],
    ],
  },
  {
    slug: 'shiur-print',
    titles: { en: 'Shiur print', he: 'הדפס לשיעור' },
    description:
      'Notice of a shiur, a linocut of seforim and a quill under a lamp, beside an open sefer',
    categories: ['shul-events', 'shul'],
    subCategories: ['shiur'],
    language: 'he',
    art: { family: 'lino', motif: 'shiur', palette: 'indigo', seed: 17 },
    palettes: ['indigo', 'slate', 'press'],
    lines: [
      ['occasion', 'title', 'שיעור'],
      ['place', 'name', 'בבית המדרש'],
      ['time', 'line', 'בשעה 20:30'],
    ],
  },
  {
    slug: 'elul-shofar-print',
    titles: { en: 'The shofar of Elul', he: 'שופר של אלול' },
    description: 'Elul greeting, a linocut of a shofar',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'lino', motif: 'shofar', palette: 'slate', seed: 24 },
    palettes: ['slate', 'press', 'indigo', 'forest', 'oxblood'],
    lines: [
      ['title', 'title', 'אלול'],
      ['wish', 'line', 'כתיבה וחתימה טובה'],
    ],
  },
  {
    slug: 'crown-over-the-shul-print',
    titles: { en: 'Crown over the shul', he: 'כתר מעל בית הכנסת' },
    description:
      'Invitation in Yiddish to the hachtarah of a rov, a linocut of a crown over a shul',
    categories: ['shul-events', 'shul'],
    subCategories: ['hachtarah'],
    language: 'yi',
    art: { family: 'lino', motif: 'crowned-shul', palette: 'oxblood', seed: 31 },
    palettes: ['oxblood', 'press', 'indigo', 'forest', 'slate'],
    lines: [
      ['invite', 'small', 'מיט פרייד לאדן מיר אייך איין צו די'],
      ['occasion', 'yiddish', 'הכתרה'],
      ['of', 'line', 'פון אונזער רב'],
      ['name', 'name', 'הרב יואל טייטלער'],
    ],
  },
]
