import type { NightCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly NightCard[] = [
  {
    slug: 'one-candle',
    titles: { en: 'One candle', he: 'נר אחד' },
    description: 'Yahrzeit card, one candle in its glass on a stone sill under quiet stars',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'night', motif: 'candle', palette: 'teal', seed: 70 },
    palettes: ['teal', 'plum', 'ember'],
    lines: [
      ['greeting', 'opening', 'לעילוי נשמת'],
      ['name', 'heading', 'מרת שרה לאה ע״ה'],
      ['parents', 'line', 'בת ר׳ דוד', { label: 'child-of' }],
      ['date', 'line', 'נלב״ע ו׳ חשון תשפ״א'],
      ['wish', 'line', 'תנצב״ה'],
    ],
  },
]
