import type { TilesCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly TilesCard[] = [
  {
    slug: 'sforim-by-lantern-light',
    titles: { en: 'Seforim by lamplight', he: 'ספרים לאור המנורה' },
    description:
      'Siyum card, the word siyum with a letter on each tile, a stack of seforim and an oil lamp',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'tiles', motif: 'sforim', palette: 'dusk', seed: 9 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'second', 'מסכת סוכה', { sizes: [91, 190] }],
      ['name', 'name', 'הרב יעקב דויטש', { sizes: [91, 190] }],
    ],
  },
  {
    slug: 'scroll-under-crown',
    titles: { en: 'Scroll under crown', he: 'כתר תורה' },
    description: 'Hachnosas sefer Torah invitation, two scrolls among tiles of crown and flag',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'tiles', motif: 'sefer-torah', palette: 'spring', seed: 3 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['invite', 'accent', 'מתכבדים להזמינכם'],
      ['occasion', 'title', 'להכנסת ספר תורה'],
      ['date', 'small', 'יום ראשון, י״ד אדר א׳ תשפ״ז'],
      ['families', 'name', 'משפחות זילבר ושטרן'],
    ],
  },
  {
    slug: 'shul-in-tiles',
    titles: { en: 'Shul on the hill', he: 'בית הכנסת שעל הגבעה' },
    description:
      'Card for a shul, a shul with arched windows across a wall of tiles, hills and oil lamps below it',
    categories: ['shul'],
    language: 'en',
    art: { family: 'tiles', motif: 'shul', palette: 'spring', seed: 11 },
    palettes: ['grove', 'dusk', 'spring', 'saffron', 'peony'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov'],
      ['to', 'latinName', 'Congregation Bais Avrohom'],
      ['wish', 'latinSmall', 'May we meet at simchas'],
    ],
  },
  {
    slug: 'quiet-flame',
    titles: { en: 'Quiet flame', he: 'נר נשמה' },
    description:
      'Yahrzeit card in muted colours, a memorial candle beside tiles of leaves and drops',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'tiles', motif: 'yahrzeit-candle', palette: 'slate', seed: 2 },
    palettes: ['slate', 'dusk'],
    lines: [
      ['greeting', 'accent', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ שמעון בן ר׳ יצחק ע״ה'],
      ['date', 'small', 'נלב״ע י׳ סיון'],
      ['wish', 'small', 'תנצב״ה'],
    ],
  },
]
