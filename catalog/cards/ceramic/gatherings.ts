import type { CeramicCard } from './lettering.ts'

/** Aufrufs, graduations, Sefardi simchas, gatherings in shul, and days of the year between. */
export const gatherings: readonly CeramicCard[] = [
  {
    slug: 'aufruf-in-glaze',
    titles: { en: 'Aufruf in glaze', he: 'אויפרוף בזיגוג' },
    description: 'Aufruf invitation on painted tiles, a crown in a roundel',
    categories: ['aufruf'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'ceramic', motif: 'low-crown', palette: 'turquoise', seed: 3 },
    palettes: ['turquoise', 'cobalt', 'pomegranate', 'olive'],
    lines: [
      ['occasion', 'drawnTitle', 'אויפרוף'],
      ['chosson', 'name', 'ישראל מאיר'],
      ['date', 'line', 'שבת פרשת פינחס'],
    ],
  },
  {
    slug: 'pencils-for-graduation',
    titles: { en: 'Pencils for graduation', he: 'עפרונות לסיום' },
    description: 'Graduation card on painted tiles, pencils in a jar in a roundel',
    categories: ['graduation'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'ceramic', motif: 'low-pencils', palette: 'turquoise', seed: 10 },
    palettes: ['turquoise', 'cobalt', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['occasion', 'line', 'לסיום כיתה ח׳', { label: 'reason' }],
      ['name', 'name', 'שירה'],
    ],
  },
  {
    slug: 'chinah-in-glaze',
    titles: { en: 'Chinah in glaze', he: 'חינה בזיגוג' },
    description: 'Chinah invitation, a decanter in a roundel of painted tiles',
    categories: ['sefardi-simchas'],
    subCategories: ['hina', 'invitation'],
    language: 'he',
    art: { family: 'ceramic', motif: 'roundel-wine-decanter', palette: 'cobalt', seed: 17 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['occasion', 'drawnTitle', 'חינה'],
      ['chosson', 'name', 'אליהו ושירן', { label: 'both-names', sizes: [54, 146] }],
      ['date', 'line', 'יום שלישי, י״ז סיון תשפ״ז'],
    ],
  },
  {
    slug: 'kiddush-in-shul-tiles',
    titles: { en: 'A kiddush of the shul', he: 'קידוש בבית הכנסת' },
    description:
      'Kiddush of a shul on painted tiles, a decanter of wine in a roundel over a large dish',
    categories: ['shul-events', 'kiddush'],
    subCategories: ['kiddush'],
    language: 'he',
    art: { family: 'ceramic', motif: 'dish-wine-decanter', palette: 'olive', seed: 24 },
    palettes: ['olive', 'cobalt', 'turquoise', 'pomegranate'],
    lines: [
      ['occasion', 'drawnTitle', 'קידוש'],
      ['of', 'line', 'אחרי התפילה', { label: 'announcement', gap: 34 }],
      ['place', 'name', 'בית הכנסת הגדול', { sizes: [52, 146], gap: 42 }],
    ],
  },
  {
    slug: 'hachtarah-in-glaze',
    titles: { en: 'Hachtarah in glaze', he: 'הכתרה בזיגוג' },
    description:
      'Invitation to the hachtarah of a rov on painted tiles, a crown below a large dish',
    categories: ['shul-events', 'shul'],
    subCategories: ['hachtarah'],
    language: 'he',
    art: { family: 'ceramic', motif: 'dish-crown', palette: 'turquoise', seed: 31 },
    palettes: ['turquoise', 'cobalt', 'pomegranate', 'olive'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'להכתרת הרב'],
      ['name', 'name', 'הרב חיים דוב כהן'],
      ['date', 'line', 'יום ראשון, כ״א חשון תשפ״ח'],
    ],
  },
]
