import { bright, deep, type LayeredCard, sober } from './lettering.ts'

/** Siyum, sefer Torah and yahrzeit. */
export const shul: readonly LayeredCard[] = [
  {
    slug: 'seforim-in-a-paper-gate',
    titles: { en: 'Seforim in rings of light', he: 'ספרים במעגלי אור' },
    description: 'Siyum card in layered paper, seforim before rings of light',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'layered', motif: 'dawn-sforim', palette: 'pomegranate', seed: 5 },
    palettes: [...bright, ...deep],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'name', 'מסכת ברכות', { gap: 142 }],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
    ],
  },
  {
    slug: 'torah-over-paper-roofs',
    titles: { en: 'Torah over paper roofs', he: 'ספר תורה מעל גגות נייר' },
    description:
      'Invitation to a new sefer Torah in layered paper, a sefer Torah under its canopy before Yerushalayim',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'layered', motif: 'hills-torah', palette: 'sunset', seed: 3 },
    palettes: [...bright, ...deep],
    lines: [
      ['invite', 'line', 'מתכבדים להזמינכם'],
      ['occasion', 'drawnTitle', 'להכנסת ספר תורה'],
      ['name', 'name', 'משפחת דביר', { gap: 142, sizes: [86, 104] }],
      ['date', 'line', 'יום ראשון, ל׳ שבט תשפ״ז'],
    ],
  },
  {
    slug: 'yahrzeit-light-in-white-gates',
    titles: { en: 'Yahrzeit light in white gates', he: 'נר יארצייט בשערים לבנים' },
    description: 'Yahrzeit card in layered paper, a memorial candle in white gates',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'layered', motif: 'portal-yahrzeit', palette: 'pearl', seed: 6 },
    palettes: [...sober],
    lines: [
      ['greeting', 'drawnTitle', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ נתן ב״ר יצחק ע״ה', { gap: 142, sizes: [54, 125] }],
      ['date', 'line', 'נלב״ע כ״ב טבת תשע״ח'],
      ['wish', 'line', 'תנצב״ה'],
    ],
  },
  {
    slug: 'yahrzeit-light-in-willow-leaves',
    titles: { en: 'Yahrzeit light in willow leaves', he: 'נר יארצייט בין עלי ערבה' },
    description: 'Yahrzeit card in layered paper, a memorial candle in a hollow of leaves',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'layered', motif: 'rings-yahrzeit', palette: 'olive', seed: 5 },
    palettes: [...sober],
    lines: [
      ['greeting', 'drawnTitle', 'לעילוי נשמת'],
      ['name', 'name', 'מרת חנה בת ר׳ אליעזר ע״ה', { gap: 142 }],
      ['wish', 'line', 'תנצב״ה'],
    ],
  },
]
