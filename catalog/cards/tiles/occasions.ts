import type { TilesCard } from './lettering.ts'

/** Bas mitzvah, a new home, thanks, good wishes, recovery and mourning. */
export const occasions: readonly TilesCard[] = [
  {
    slug: 'siddur-and-blossom',
    titles: { en: 'Siddur and blossom', he: 'סידור ופרחים' },
    description: 'Bas mitzvah card, a siddur among tiles of blossom and pomegranate',
    categories: ['bas-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'siddur', palette: 'peony', seed: 7 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'accent', 'לרגל הגיעה לגיל מצוות'],
      ['name', 'second', 'שירה מרים'],
    ],
  },
  {
    slug: 'door-in-tiles',
    titles: { en: 'Door in tiles', he: 'דלת באריחים' },
    description: 'New home card, an open door with a mezuzah among tiles of keys and fruit',
    categories: ['chanukas-habayis'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'tiles', motif: 'house-door', palette: 'grove', seed: 6 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'חנוכת הבית'],
      ['name', 'second', 'משפחת שפירא'],
      ['wish', 'accent', 'מזל טוב'],
    ],
  },
  {
    slug: 'alef-beis-in-tiles',
    titles: { en: 'Alef beis in tiles', he: 'אלף בית באריחים' },
    description:
      'Thank-you card for a rebbi, a board with letters among tiles of apples and pencils',
    categories: ['thank-you'],
    subCategories: ['teachers'],
    language: 'yi',
    art: { family: 'tiles', motif: 'alef-beis-board', palette: 'saffron', seed: 8 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'title', 'א הארציגן דאנק'],
      ['to', 'name', 'לכבוד המלמד ר׳ חיים'],
      ['name', 'accent', 'פון יענקי'],
    ],
  },
  {
    slug: 'seforim-and-apple-in-tiles',
    titles: { en: 'Seforim and apple', he: 'ספרים ותפוח' },
    description: 'Thank-you card for a teacher, seforim with an apple among tiles',
    categories: ['thank-you'],
    subCategories: ['teachers'],
    language: 'en',
    art: { family: 'tiles', motif: 'seforim-and-apple', palette: 'grove', seed: 5 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'Thank You'],
      ['to', 'latinName', 'Rabbi Stern'],
      ['wish', 'latinAccent', 'for a wonderful year of learning'],
    ],
  },
  {
    slug: 'bridge-in-tiles',
    titles: { en: 'Bridge in tiles', he: 'גשר באריחים' },
    description: 'Hatzlachah card, a bridge over a brook among tiles of hills and sun',
    categories: ['hatzlachah'],
    language: 'he-en',
    art: { family: 'tiles', motif: 'stone-bridge', palette: 'dusk', seed: 4 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'בהצלחה'],
      ['second-greeting', 'translation', 'Much hatzlachah'],
      ['name', 'name', 'אפרים'],
    ],
  },
  {
    slug: 'window-to-the-sun',
    titles: { en: 'Window to the sun', he: 'חלון אל השמש' },
    description: 'Refuah shleimah card, an open window at sunrise among tiles of leaves and herbs',
    categories: ['refuah-shleimah'],
    language: 'he',
    art: { family: 'tiles', motif: 'open-window', palette: 'spring', seed: 4 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'רפואה שלימה'],
      ['name', 'second', 'מלכה בת רחל'],
      ['wish', 'accent', 'ושתהיה החלמה מהירה'],
    ],
  },
]
