import type { GlassCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly GlassCard[] = [
  {
    slug: 'sefer-in-stars-of-glass',
    titles: { en: 'Sefer in stars of glass', he: 'ספר בכוכבי זכוכית' },
    description: 'Siyum card in stained glass, an open sefer over panes of stars',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'glass', motif: 'stars-sefer', palette: 'grove', seed: 3 },
    palettes: ['opal', 'honey', 'sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'name', 'מסכת בבא מציעא', { gap: 84 }],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
      ['name', 'name', 'יצחק פינקל'],
    ],
  },
  {
    slug: 'sefer-torah-in-light',
    titles: { en: 'Sefer Torah in light', he: 'ספר תורה באור' },
    description:
      'Invitation to a new sefer Torah in stained glass, a sefer Torah in rings of light over houses',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'glass', motif: 'rings-sefer-torah', palette: 'sunset', seed: 2 },
    palettes: ['sunset', 'sea', 'vineyard', 'grove'],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'להכנסת ספר תורה', { gap: 130 }],
      ['name', 'name', 'משפחת הירש', { gap: 100, sizes: [97, 104] }],
      ['date', 'line', 'יום ראשון, ל׳ שבט תשפ״ז'],
      ['place', 'line', 'בבית הכנסת אור החיים'],
    ],
  },
  {
    slug: 'yahrzeit-light-in-glass',
    titles: { en: 'Yahrzeit light in glass', he: 'נר יארצייט בזכוכית' },
    description: 'Yahrzeit card in stained glass, a memorial candle in a fan of blue light',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'glass', motif: 'fan-yahrzeit', palette: 'sea', seed: 4 },
    palettes: ['sea', 'sunset'],
    lines: [
      ['greeting', 'drawnTitle', 'לעילוי נשמת', { sizes: [84, 150], maxLines: 1 }],
      ['name', 'name', 'ר׳ נחום ב״ר שמעון ע״ה', { gap: 100 }],
      ['date', 'line', 'נלב״ע כ״ב טבת תשע״ח'],
      ['wish', 'wish', 'תנצב״ה'],
    ],
  },
]
