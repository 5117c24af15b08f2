import type { StoneCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly StoneCard[] = [
  {
    slug: 'aufruf-down-the-path',
    titles: { en: 'Aufruf down the path', he: 'אויפרוף במעלה השביל' },
    description: 'Aufruf invitation, a path between flowers to a shul at noon',
    categories: ['aufruf'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'stone', motif: 'shul-path', palette: 'noon', seed: 3 },
    palettes: ['noon', 'dusk', 'night', 'dawn', 'autumn'],
    lines: [
      ['invite', 'opening', 'הנכם מוזמנים'],
      ['occasion', 'title', 'לאויפרוף'],
      ['chosson', 'name', 'משה אריה'],
      ['date', 'line', 'שבת פרשת נח'],
    ],
  },
  {
    slug: 'seedling-for-graduation',
    titles: { en: 'A seedling for graduation', he: 'שתיל לסיום' },
    description: 'Graduation card, a young plant on a terrace over hills at dawn',
    categories: ['graduation'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'stone', motif: 'seedling-terrace', palette: 'dawn', seed: 10 },
    palettes: ['dawn', 'dusk', 'night', 'noon', 'autumn'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'second', 'לרגל סיום הלימודים', { label: 'reason' }],
      ['name', 'name', 'תמר'],
    ],
  },
  {
    slug: 'chinah-at-the-garden-gate',
    titles: { en: 'Chinah at the garden gate', he: 'חינה בשער הגן' },
    description: 'Chinah invitation, a gate into a garden in autumn light',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'invitation'],
    language: 'he',
    art: { family: 'stone', motif: 'garden-gate', palette: 'autumn', seed: 17 },
    palettes: ['autumn', 'dusk', 'night', 'dawn', 'noon'],
    lines: [
      ['occasion', 'title', 'חינה'],
      ['chosson', 'name', 'יצחק ואורית', { label: 'both-names' }],
      ['date', 'line', 'יום ראשון, י״ט אב תשפ״ז'],
    ],
  },
  {
    slug: 'melaveh-malka-at-the-window',
    titles: { en: 'Melaveh malka at the window', he: 'מלוה מלכה בחלון' },
    description: 'Melaveh malka invitation, a havdalah candle in a window at dusk',
    categories: ['shul-events', 'shul', 'good-shabbos'],
    subCategories: ['melaveh-malka'],
    language: 'he',
    art: { family: 'stone', motif: 'havdalah', palette: 'dusk', seed: 24 },
    palettes: ['dusk', 'night', 'dawn', 'noon', 'autumn'],
    lines: [
      ['occasion', 'title', 'מלוה מלכה'],
      ['place', 'name', 'בית הכנסת אהבת תורה'],
      ['date', 'line', 'מוצאי שבת פרשת בא'],
    ],
  },
]
