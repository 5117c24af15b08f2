import { bright, deep, type LayeredCard } from './lettering.ts'

/** Upsherin and bar mitzvah. */
export const growingUp: readonly LayeredCard[] = [
  {
    slug: 'tree-for-an-upsherin',
    titles: { en: 'Tree for an upsherin', he: 'עץ לחלאקה' },
    description: 'Upsherin invitation in layered paper, a tree with golden fruit around the words',
    categories: ['upsherin'],
    subCategories: ['invitation'],
    language: 'yi',
    art: { family: 'layered', motif: 'tree-citron', palette: 'sunset', seed: 12 },
    palettes: [...bright, ...deep],
    lines: [
      ['occasion', 'drawnTitle', 'אפשערן'],
      ['name', 'name', 'מענדעלע', { gap: 142 }],
      ['date', 'wish', 'יום ראשון, ל׳ שבט תשפ״ז'],
    ],
  },
  {
    slug: 'tefillin-in-gates-of-paper',
    titles: { en: 'Tefillin in gates of paper', he: 'תפילין בשערי נייר' },
    description: 'Bar mitzvah invitation in layered paper, tefillin in gates one within another',
    categories: ['bar-mitzvah'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'layered', motif: 'portal-tefillin', palette: 'sea', seed: 3 },
    palettes: [...bright],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'לבר מצוה'],
      ['name', 'name', 'אלעזר', { gap: 142 }],
      ['date', 'wish', 'יום שלישי, ט׳ חשון תשפ״ח'],
      ['parents', 'line', 'נחמן ודבורה אילן'],
    ],
  },
  {
    slug: 'crown-between-curtains',
    titles: { en: 'Crown between curtains', he: 'כתר בין יריעות' },
    description: 'Bar mitzvah card in layered paper, a crown between green curtains',
    categories: ['bar-mitzvah'],
    subCategories: ['mazel-tov'],
    language: 'yi',
    art: { family: 'layered', motif: 'ark-crown', palette: 'grove', seed: 4 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'מזל טוב'],
      ['occasion', 'line', 'צו די בר מצוה', { gap: 142 }],
      ['name', 'name', 'יואל טייטלבוים'],
    ],
  },
]
