import type { NightCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly NightCard[] = [
  {
    slug: 'aufruf-by-night',
    titles: { en: 'Aufruf under the stars', he: 'אויפרוף לאור כוכבים' },
    description: 'Aufruf card, five oil lamps on chains under a sky of stars',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'night', motif: 'five-hanging-lamps', palette: 'plum', seed: 3 },
    palettes: ['plum', 'ember', 'teal'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'line', 'לשבת חתן', { label: 'reason' }],
      ['chosson', 'name', 'ברוך'],
    ],
  },
  {
    slug: 'melaveh-malka-by-night',
    titles: { en: 'Melaveh malka by night', he: 'מלוה מלכה בלילה' },
    description: 'Melaveh malka invitation, five hanging lamps over the hills at night',
    categories: ['shul-events', 'shul', 'good-shabbos'],
    subCategories: ['melaveh-malka'],
    language: 'en',
    art: { family: 'night', motif: 'five-hanging-lamps', palette: 'ember', seed: 10 },
    palettes: ['ember', 'plum', 'teal'],
    lines: [
      ['occasion', 'latin', 'Melaveh Malka'],
      ['place', 'latinName', 'Congregation Bnei Torah'],
      ['time', 'latinLine', 'Motzaei Shabbos, 8:30 PM'],
    ],
  },
  {
    slug: 'elul-by-night',
    titles: { en: 'Elul by night', he: 'אלול בלילה' },
    description: 'Elul greeting, a shofar formed by stars over the hills',
    categories: ['rosh-hashanah'],
    language: 'en',
    art: { family: 'night', motif: 'stars-shofar', palette: 'ember', seed: 17 },
    palettes: ['ember', 'teal', 'plum'],
    lines: [
      ['title', 'latin', 'Elul', { sizes: [96, 380] }],
      ['wish', 'latinLine', 'A kesivah vachasimah tovah'],
    ],
  },
]
