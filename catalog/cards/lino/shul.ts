import { carved, printed } from './inks.ts'
import type { LinoCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly LinoCard[] = [
  {
    slug: 'crowned-torah-print',
    titles: { en: 'Lions and crown', he: 'אריות וכתר' },
    description:
      'Hachnosas sefer Torah invitation, a linocut of a crown, and lions beside a sefer Torah',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'lino', motif: 'crowned-torah', palette: 'forest', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['invite', 'small', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'להכנסת ספר תורה', { sizes: [132, 176] }],
      ['name', 'name', 'משפחת ברגר', { sizes: [60, 148] }],
      ['date', 'line', 'יום ראשון, ל׳ שבט תשפ״ז'],
      ['place', 'line', 'בית המדרש, רחוב הנביאים 12'],
    ],
  },
  {
    slug: 'keser-torah-print',
    titles: { en: 'Keser Torah', he: 'כתר תורה' },
    description:
      'Siyum card, a linocut of a jewelled crown on an arch, and an open sefer on its steps',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'lino', motif: 'keser-torah', palette: 'forest', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['greeting', 'carved', 'הדרן עלך', { sizes: [88, 400] }],
      ['masechta', 'name', 'מסכת ברכות'],
      ['wish', 'small', 'יישר כח ומזל טוב'],
      ['name', 'line', 'לר׳ שמעון ולכל בני ביתו'],
    ],
  },
  {
    slug: 'kiddush-in-shul-print',
    titles: { en: 'Kiddush in shul', he: 'קידוש בבית הכנסת' },
    description: 'Kiddush invitation, a linocut of a shul with lit windows',
    categories: ['shul', 'kiddush'],
    subCategories: ['invitation'],
    language: 'he',
    art: { family: 'lino', motif: 'shul', palette: 'indigo-carved', seed: 5787 },
    palettes: [...carved, ...printed],
    lines: [
      ['invite', 'title', 'מתכבדים להזמינכם לקידוש'],
      ['date', 'line', 'שבת פרשת בשלח, ט״ו שבט תשפ״ז'],
      ['place', 'line', 'בית הכנסת אהל יצחק'],
      ['family', 'name', 'משפחת סגל'],
    ],
  },
  {
    slug: 'sforim-print',
    titles: { en: 'The seforim', he: 'ספרים' },
    description: 'Siyum invitation, a linocut of a stack of seforim',
    categories: ['siyum', 'shul'],
    language: 'he',
    art: { family: 'lino', motif: 'sforim', palette: 'oxblood', seed: 5787 },
    palettes: ['press', 'indigo', 'forest', 'oxblood', 'slate'],
    lines: [
      ['invite', 'small', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'לסיום מסכת'],
      ['masechta', 'name', 'בבא מציעא'],
      ['date', 'line', 'יום ראשון, י״ט אדר ב׳ תשפ״ז'],
      ['place', 'line', 'בבית המדרש הגדול'],
    ],
  },
  {
    slug: 'memorial-light-print',
    titles: { en: 'A light', he: 'נר נשמה' },
    description: 'Yahrzeit card, a linocut of a memorial candle in the dark',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'lino', motif: 'memorial-light', palette: 'slate-carved', seed: 5787 },
    palettes: ['slate-carved', 'press-carved', 'indigo-carved', 'slate', 'press', 'indigo'],
    lines: [
      ['greeting', 'small', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ יוסף ב״ר משה ע״ה', { sizes: [60, 140], gap: 42 }],
      ['date', 'line', 'נלב״ע כ״ב שבט תשע״ח'],
      ['wish', 'small', 'תנצב״ה'],
    ],
  },
]
