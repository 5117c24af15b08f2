import type { MicrographyCard } from './lettering.ts'

/** Upsherin and bar mitzvah. */
export const growingUp: readonly MicrographyCard[] = [
  {
    slug: 'crown-of-a-good-name',
    titles: { en: 'The crown of a good name', he: 'כתר שם טוב', yi: 'כתר שם טוב' },
    description:
      'Bar mitzvah card, a crown written from the name of the boy over laurel on midnight blue',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'he',
    art: { family: 'micrography', motif: 'crown', palette: 'midnight', seed: 13 },
    palettes: ['midnight', 'vellum', 'wine', 'ember', 'forest', 'sky'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'lead', 'לבר המצוה של'],
      ['name', 'name', 'מרדכי צבי', { sizes: [54, 119] }],
      ['wish', 'wish', 'יגדל בתורה וביראת שמים'],
    ],
  },
  {
    slug: 'tree-of-three-years',
    titles: { en: 'A tree of three years', he: 'אילן בן שלוש', yi: 'א בוים צום אפשערן' },
    description: 'Upsherin card in Yiddish, a tree with red fruit written from the name of the boy',
    categories: ['upsherin'],
    subCategories: ['mazel-tov'],
    language: 'yi',
    art: { family: 'micrography', motif: 'tree', palette: 'vellum', seed: 3 },
    palettes: ['vellum', 'olive', 'sky', 'forest', 'midnight'],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'lead', 'צום אפשערן'],
      ['name', 'name', 'מענדל'],
      ['wish', 'wish', 'תזכו לגדלו לתורה לחופה ולמעשים טובים'],
    ],
  },
]
