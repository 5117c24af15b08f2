import type { PapercutCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly PapercutCard[] = [
  {
    slug: 'aufruf-in-a-garden-of-lace',
    titles: { en: 'Aufruf in a garden of lace', he: 'אויפרוף בגן של תחרה' },
    description: 'Aufruf card, a sefer Torah between vines of cut paper on sky blue',
    categories: ['aufruf'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'papercut', motif: 'tiers-sefer-torah', palette: 'sky', seed: 3 },
    palettes: ['sky', 'bordeaux', 'indigo', 'forest', 'plum'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov', { maxLines: 1 }],
      ['occasion', 'latinLine', 'on your aufruf', { label: 'reason' }],
      ['chosson', 'latinName', 'Ezra', { sizes: [52, 170] }],
      ['wish', 'latinLine', 'May your home be an everlasting one', { gap: 60 }],
    ],
  },
  {
    slug: 'graduation-through-the-gate',
    titles: { en: 'Through the gate', he: 'דרך השער' },
    description: 'Graduation card, an open gate between trees of cut paper on green',
    categories: ['graduation'],
    subCategories: ['mazel-tov'],
    language: 'en',
    art: { family: 'papercut', motif: 'garden-open-gate', palette: 'forest', seed: 10 },
    palettes: ['forest', 'plum', 'indigo', 'bordeaux', 'sky'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov', { maxLines: 1 }],
      ['occasion', 'latinLine', 'on your graduation', { label: 'reason' }],
      ['name', 'latinName', 'Miriam', { sizes: [52, 220] }],
      ['wish', 'latinLine', 'May you go from strength to strength', { gap: 60 }],
    ],
  },
  {
    slug: 'chinah-in-lace',
    titles: { en: 'Chinah in lace', he: 'חינה בתחרה' },
    description: 'Chinah card, a pomegranate in a round of paper lace on burgundy',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'mazel-tov'],
    language: 'en',
    art: { family: 'papercut', motif: 'round-pomegranate', palette: 'bordeaux', seed: 17 },
    palettes: ['bordeaux', 'plum', 'forest', 'indigo', 'sky'],
    lines: [
      ['greeting', 'latinTitle', 'Mazal Tov', { maxLines: 1 }],
      ['occasion', 'latinLine', 'on your chinah', { label: 'reason' }],
      ['chosson', 'latinName', 'Yosef & Yaffa', { label: 'both-names' }],
    ],
  },
  {
    slug: 'dinner-in-the-gate-of-lace',
    titles: { en: 'Dinner in tiers of lace', he: 'דינר בתחרה' },
    description:
      'Invitation to the dinner of a shul, a becher among tiers of paper lace on burgundy',
    categories: ['shul-events', 'shul'],
    subCategories: ['dinner'],
    language: 'he',
    art: { family: 'papercut', motif: 'tiers-becher', palette: 'bordeaux', seed: 24 },
    palettes: ['bordeaux', 'indigo', 'forest', 'sky', 'plum'],
    lines: [
      ['greeting', 'line', 'כל ישראל חברים'],
      ['occasion', 'title', 'דינר', { sizes: [130, 350] }],
      ['place', 'name', 'בית הכנסת חסדי אבות', { sizes: [54, 92] }],
    ],
  },
  {
    slug: 'elul-in-lace',
    titles: { en: 'Elul in lace', he: 'אלול בתחרה' },
    description: 'Elul greeting, a shofar in a round of paper lace on green',
    categories: ['rosh-hashanah'],
    language: 'he',
    art: { family: 'papercut', motif: 'ring-shofar', palette: 'forest', seed: 31 },
    palettes: ['forest', 'bordeaux', 'indigo', 'sky', 'plum'],
    lines: [
      ['title', 'drawnTitle', 'אלול', { sizes: [80, 380] }],
      ['wish', 'wish', 'כתיבה וחתימה טובה'],
    ],
  },
]
