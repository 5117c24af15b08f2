import type { BotanicalCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly BotanicalCard[] = [
  {
    slug: 'candle-and-olive',
    titles: { en: 'Candle and olive', he: 'נר וזית' },
    description: 'Yahrzeit card, a memorial candle between olive branches',
    categories: ['yahrzeit'],
    language: 'he-en',
    art: { family: 'botanical', motif: 'still-memorial-candle', palette: 'mist', seed: 24 },
    palettes: ['mist', 'sage'],
    lines: [
      ['greeting', 'lead', 'לעילוי נשמת'],
      ['name', 'name', 'מרת שיינדל בת ר׳ צבי ע״ה', { sizes: [56, 110] }],
      ['date', 'line', 'נלב״ע ח׳ אלול תשע״ט'],
      ['wish', 'wish', 'תנצב״ה'],
      ['second-greeting', 'latinLine', 'May the neshamah have an aliyah'],
    ],
  },
]
