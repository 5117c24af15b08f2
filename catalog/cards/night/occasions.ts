import type { NightCard } from './lettering.ts'

/** Chumash parties, bas mitzvah, a new home, thanks, good wishes, recovery and mourning; holidays in Yiddish. */
export const occasions: readonly NightCard[] = [
  {
    slug: 'her-light',
    titles: { en: 'Her light', he: 'האור שלה' },
    description: 'Bas mitzvah card, one candle on the sill of an arched window at night',
    categories: ['bas-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'night', motif: 'window-candle', palette: 'plum', seed: 4 },
    palettes: ['plum', 'teal', 'ember'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'line', 'לבת המצוה'],
      ['name', 'name', 'חיה שרה'],
    ],
  },
  {
    slug: 'windows-at-night',
    titles: { en: 'Windows at night', he: 'חלונות בלילה' },
    description: 'New home card, a street of houses with lit windows in the night',
    categories: ['chanukas-habayis'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'night', motif: 'street', palette: 'ember', seed: 9 },
    palettes: ['ember', 'plum', 'teal'],
    lines: [
      ['greeting', 'title', 'ברוכים הבאים', { sizes: [84, 270] }],
      ['name', 'name', 'משפחת רייך', { sizes: [48, 88] }],
    ],
  },
  {
    slug: 'gate-at-night',
    titles: { en: 'Gate at night', he: 'שער בלילה' },
    description: 'Hatzlachah card, an open gate at the end of a lane of lit windows',
    categories: ['hatzlachah'],
    language: 'he',
    art: { family: 'night', motif: 'alley-gate', palette: 'teal', seed: 8 },
    palettes: ['teal', 'plum', 'ember'],
    lines: [
      ['greeting', 'title', 'בהצלחה רבה'],
      ['wish', 'line', 'וסייעתא דשמיא'],
      ['name', 'name', 'יהושע'],
    ],
  },
  {
    slug: 'last-light',
    titles: { en: 'Last light', he: 'אור אחרון' },
    description: 'Condolence card, the last light of evening behind quiet hills',
    categories: ['condolence'],
    language: 'he',
    art: { family: 'night', motif: 'quiet-hills', palette: 'teal', seed: 6 },
    palettes: ['teal', 'plum'],
    lines: [
      ['greeting', 'title', 'המקום ינחם אתכם'],
      ['wish', 'line', 'בתוך שאר אבלי ציון וירושלים', { sizes: [40, 64], gap: 64 }],
      ['family', 'line', 'משפחת פרידמן', { label: 'optional-family', gap: 80 }],
    ],
  },
  {
    slug: 'hills-at-nightfall',
    titles: { en: 'Hills at nightfall', he: 'גבעות לעת ערב' },
    description: 'Condolence card, the last light of evening behind misty hills',
    categories: ['condolence'],
    language: 'en',
    art: { family: 'night', motif: 'quiet-hills', palette: 'plum', seed: 21 },
    palettes: ['plum', 'teal'],
    lines: [
      ['greeting', 'latin', 'With heartfelt sympathy', { sizes: [76, 180] }],
      ['wish', 'latinLine', 'May you know no more sorrow', { gap: 60 }],
      ['family', 'latinLine', 'The Heller Family', { label: 'optional-family', gap: 90 }],
    ],
  },
]
