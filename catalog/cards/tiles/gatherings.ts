import type { TilesCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly TilesCard[] = [
  {
    slug: 'aufruf-in-tiles',
    titles: { en: 'Aufruf in tiles', he: 'אויפרוף באריחים' },
    description: 'Aufruf card, a sefer Torah among bright tiles',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'sefer-torah', palette: 'saffron', seed: 3 },
    palettes: ['saffron', 'grove', 'dusk', 'spring', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'accent', 'לרגל האויפרוף', { label: 'reason' }],
      ['chosson', 'name', 'שמעון'],
    ],
  },
  {
    slug: 'graduation-in-tiles',
    titles: { en: 'Graduation in tiles', he: 'סיום באריחים' },
    description: 'Kindergarten graduation card, a board of letters among tiles',
    categories: ['graduation', 'kids'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'tiles', motif: 'alef-beis-board', palette: 'grove', seed: 10 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['occasion', 'drawnTitle', 'מסיבת סיום'],
      ['name', 'name', 'לגן תות', { label: 'optional-family' }],
      ['date', 'small', 'יום ראשון, י״ט אב תשפ״ז'],
    ],
  },
  {
    slug: 'chinah-in-tiles',
    titles: { en: 'Chinah in tiles', he: 'חינה באריחים' },
    description: 'Chinah invitation, pomegranates among bright tiles',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'invitation'],
    language: 'he',
    art: { family: 'tiles', motif: 'pomegranates', palette: 'saffron', seed: 17 },
    palettes: ['saffron', 'grove', 'dusk', 'spring', 'peony'],
    lines: [
      ['occasion', 'drawnTitle', 'חינה'],
      ['chosson', 'name', 'דוד ואביגיל', { label: 'both-names' }],
      ['date', 'small', 'יום רביעי, ט״ו אב תשפ״ז'],
    ],
  },
  {
    slug: 'zeved-habat-in-tiles',
    titles: { en: 'Zeved habat in tiles', he: 'זבד הבת באריחים' },
    description: 'Zeved habat card, doves among rosy tiles',
    categories: ['sefardi-simchas', 'its-a-girl'],
    subCategories: ['zeved-habat', 'mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'doves', palette: 'peony', seed: 24 },
    palettes: ['peony', 'grove', 'dusk', 'spring', 'saffron'],
    lines: [
      ['greeting', 'drawnTitle', 'זבד הבת', { label: 'announcement' }],
      ['parents', 'name', 'מאיר ואורה'],
    ],
  },
  {
    slug: 'kiddush-of-the-shul-in-colour',
    titles: { en: 'A kiddush in colour', he: 'קידוש בצבע' },
    description: 'Kiddush of a shul, a decanter among bright tiles',
    categories: ['shul-events', 'kiddush'],
    subCategories: ['kiddush'],
    language: 'he',
    art: { family: 'tiles', motif: 'decanter', palette: 'peony', seed: 31 },
    palettes: ['peony', 'grove', 'dusk', 'spring', 'saffron'],
    lines: [
      ['occasion', 'drawnTitle', 'קידוש'],
      ['place', 'name', 'בית הכנסת הישן'],
      ['date', 'small', 'שבת פרשת נח'],
    ],
  },
]
