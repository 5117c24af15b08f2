import type { MicrographyCard } from './lettering.ts'

/** The siyum, the sefer Torah and the yahrzeit. */
export const shul: readonly MicrographyCard[] = [
  {
    slug: 'pages-of-a-siyum',
    titles: { en: 'Pages of a siyum', he: 'דפי הסיום', yi: 'בלעטער פון א סיום' },
    description:
      'Siyum card, an open sefer in rays, its pages written from the name of the learner',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'micrography', motif: 'sefer', palette: 'vellum', seed: 2 },
    palettes: ['vellum', 'midnight', 'ember', 'wine', 'forest', 'olive', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'lead', 'מסכת בבא מציעא'],
      ['name', 'name', 'ר׳ ישעיה מרקוביץ'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
    ],
  },
  {
    slug: 'written-crown',
    titles: { en: 'A written crown', he: 'כתר של כתב', yi: 'א געשריבענע קרוין' },
    description: 'Hachnosas sefer Torah card, a crown of tiny writing in gold and red on vellum',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'micrography', motif: 'crown', palette: 'vellum', seed: 6 },
    palettes: ['vellum', 'midnight', 'wine', 'ember', 'olive'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'lead', 'לרגל הכנסת ספר תורה'],
      ['name', 'name', 'משפחת וינברג'],
    ],
  },
  {
    slug: 'one-light',
    titles: { en: 'One light', he: 'אור אחד', yi: 'איין ליכט' },
    description:
      'Yahrzeit card, one light in many rings that are written from the name on a dark ground',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'micrography', motif: 'memorial', palette: 'ember', seed: 1 },
    palettes: ['ember', 'midnight', 'vellum'],
    lines: [
      ['greeting', 'lead', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ אברהם משה ע״ה', { sizes: [54, 164] }],
      ['wish', 'line', 'תנצב״ה'],
    ],
  },
]
