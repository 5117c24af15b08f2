import type { WoodtypeCard } from './lettering.ts'

/** Siyum, sefer Torah and the shul. */
export const shul: readonly WoodtypeCard[] = [
  {
    slug: 'hadran-bill',
    titles: { en: 'Hadran bill', he: 'מודעת הדרן' },
    description: 'Siyum card in wood type, a bill with a stack of seforim in an oval',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'woodtype', motif: 'bill-sforim', palette: 'mint', seed: 4 },
    palettes: ['mint', 'press', 'kraft', 'bordeaux', 'dusk'],
    lines: [
      ['greeting', 'giant', 'הדרן עלך'],
      ['masechta', 'big', 'מסכת ברכות', { maxLines: 1 }],
      ['wish', 'line', 'יישר כח ומזל טוב'],
      ['name', 'name', 'ר׳ ישעיה מרקוביץ'],
    ],
  },
  {
    slug: 'sefer-torah-on-the-wall',
    titles: { en: 'Sefer Torah notice', he: 'מודעה להכנסת ספר תורה' },
    description: 'Hachnosas sefer Torah invitation in wood type, a torn notice on a wall of stone',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'woodtype', motif: 'wall-torah', palette: 'press', seed: 14 },
    palettes: ['press', 'kraft', 'bordeaux', 'mint', 'dusk'],
    lines: [
      ['invite', 'block', 'מתכבדים להזמינכם'],
      ['occasion', 'giant', 'להכנסת ספר תורה'],
      ['date', 'line', 'יום ראשון, ל׳ שבט תשפ״ז', { maxLines: 1 }],
      ['place', 'line', 'בבית המדרש הגדול'],
      ['family', 'name', 'משפחת ברגר'],
    ],
  },
  {
    slug: 'ticket-to-the-shul',
    titles: { en: 'Ticket to the shul', he: 'כרטיס לבית הכנסת' },
    description: 'Kiddush invitation of a shul in wood type, a ticket with a shul on its stub',
    categories: ['shul', 'kiddush'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'woodtype', motif: 'ticket-shul', palette: 'dusk', seed: 5 },
    palettes: ['dusk', 'press', 'mint', 'kraft', 'bordeaux'],
    lines: [
      ['invite', 'block', 'מתכבדים להזמינכם'],
      ['occasion', 'giant', 'לקידושא רבא'],
      ['date', 'line', 'שבת פרשת בא, ח׳ שבט תשפ״ז', { maxLines: 1 }],
      ['time', 'small', 'בשעה 10:30'],
      ['place', 'name', 'קהילת בית אהרן'],
    ],
  },
  {
    slug: 'siyum-on-the-front-page',
    titles: { en: 'A siyum on the front page', he: 'סיום בעמוד הראשון' },
    description: 'Siyum invitation in wood type, a front page with an engraving of an open sefer',
    categories: ['siyum', 'shul'],
    language: 'he',
    art: { family: 'woodtype', motif: 'news-sefer', palette: 'press', seed: 3 },
    palettes: ['press', 'saffron', 'mint', 'kraft', 'bordeaux'],
    lines: [
      ['invite', 'block', 'מתכבדים להזמינכם'],
      ['occasion', 'giant', 'לסיום מסכת'],
      ['masechta', 'big', 'בבא מציעא', { maxLines: 1 }],
      ['date', 'line', 'יום ראשון, י״ט אדר ב׳ תשפ״ז', { maxLines: 1 }],
      ['place', 'line', 'בבית המדרש הגדול'],
    ],
  },
]
