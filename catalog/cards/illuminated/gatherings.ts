import type { IlluminatedCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly IlluminatedCard[] = [
  {
    slug: 'tallis-of-the-chosson',
    titles: { en: 'Tallis of the chosson', he: 'טלית החתן' },
    description: 'Aufruf card, an embroidered tallis bag between illuminated bands',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'illuminated', motif: 'bands-tallis-bag', palette: 'lapis', seed: 3 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'word', 'מזל טוב'],
      ['occasion', 'wish', 'לאויפרוף של החתן', { label: 'reason' }],
      ['chosson', 'hero', 'נפתלי צבי'],
    ],
  },
  {
    slug: 'gate-of-the-graduates',
    titles: { en: 'Gate of the graduates', he: 'שער הבוגרים' },
    description: 'Graduation invitation, seforim in an illuminated gate',
    categories: ['graduation'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-sforim', palette: 'vermilion', seed: 10 },
    palettes: ['vermilion', 'lapis', 'rose', 'sepia'],
    lines: [
      ['occasion', 'title', 'מסיבת סיום'],
      ['name', 'name', 'בית יעקב', { label: 'optional-family' }],
      ['date', 'line', 'יום שני, ט׳ סיון תשפ״ז'],
    ],
  },
  {
    slug: 'chinah-under-the-palm',
    titles: { en: 'Chinah under the palm', he: 'חינה תחת התמר' },
    description: 'Chinah card, a date palm in an illuminated gate',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'mazel-tov'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-date-palm', palette: 'vermilion', seed: 17 },
    palettes: ['vermilion', 'lapis', 'rose', 'sepia'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'line', 'לרגל החינה', { label: 'reason' }],
      ['chosson', 'name', 'שלמה ורינה', { label: 'both-names' }],
    ],
  },
  {
    slug: 'dinner-of-the-shul',
    titles: { en: 'The shul dinner', he: 'דינר בית הכנסת' },
    description: 'Invitation to the dinner of a shul, a decanter of wine between illuminated bands',
    categories: ['shul-events', 'shul'],
    subCategories: ['dinner'],
    language: 'en',
    art: { family: 'illuminated', motif: 'bands-wine-decanter', palette: 'lapis', seed: 24 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['title', 'word', 'דינר שנתי'],
      ['occasion', 'latinTitle', 'Annual Dinner'],
      ['place', 'latinName', 'Congregation Ahavas Yisroel'],
      ['date', 'latin', 'Sunday, 21 Cheshvan 5788'],
    ],
  },
]
