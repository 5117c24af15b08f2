import type { IlluminatedCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly IlluminatedCard[] = [
  {
    slug: 'gate-of-sforim',
    titles: { en: 'Gate of seforim', he: 'שער הספרים' },
    description: 'Siyum page, a stack of seforim under an arch on two twisted pillars',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-sforim', palette: 'lapis', seed: 12 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'title', 'הדרן עלך'],
      ['masechta', 'name', 'מסכת בבא בתרא'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
      ['name', 'name', 'הרב נחמן פרידלנדר'],
    ],
  },
  {
    slug: 'sefer-amid-scrolls',
    titles: { en: 'Sefer amid scrolls', he: 'ספר בין פרחים' },
    description: 'Siyum page, an open sefer between sprays in a deep border of scrolls',
    categories: ['siyum'],
    language: 'he-en',
    art: { family: 'illuminated', motif: 'bands-open-sefer', palette: 'vermilion', seed: 7 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'word', 'יישר כח'],
      ['name', 'name', 'ישראל דוב הכהן', { sizes: [54, 112] }],
      ['masechta', 'line', 'על סיום מסכת סוכה'],
      ['wish', 'latinWish', 'May you go from strength to strength'],
    ],
  },
  {
    slug: 'crown-for-the-sefer-torah',
    titles: { en: 'Crown for the sefer Torah', he: 'כתר לספר תורה' },
    description: 'Invitation to a new sefer Torah, a crown between sprays in a deep border',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'illuminated', motif: 'border-crown', palette: 'lapis', seed: 25 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'word', 'מזל טוב'],
      ['invite', 'wish', 'מתכבדים להזמינכם לסיום והכנסת ספר תורה', { sizes: [58, 70] }],
      ['date', 'line', 'יום ראשון, כ״ו אב תשפ״ז'],
      ['place', 'name', 'בית המדרש אהל יעקב', { sizes: [54, 146] }],
    ],
  },
  {
    slug: 'shul-on-scrolls',
    titles: { en: 'Shul on scrolls', he: 'בית הכנסת' },
    description: 'A shul in a golden roundel on a panel of scrolls, a mazel tov from the shul',
    categories: ['shul'],
    language: 'en',
    art: { family: 'illuminated', motif: 'panel-shul', palette: 'vermilion', seed: 16 },
    palettes: ['lapis', 'vermilion', 'rose', 'sepia'],
    lines: [
      ['greeting', 'latinTitle', 'Mazel Tov'],
      ['to', 'latinName', 'The Feldstein Family'],
      ['family', 'latinWish', 'Congregation Ohavei Torah'],
    ],
  },
  {
    slug: 'candle-on-vellum',
    titles: { en: 'Lamp on vellum', he: 'נר זכרון' },
    description:
      'Yahrzeit page in sepia, an oil lamp that hangs from the arch of a gate of scrolls',
    categories: ['yahrzeit'],
    language: 'he',
    art: { family: 'illuminated', motif: 'gate-hanging-lamp', palette: 'sepia', seed: 13 },
    palettes: ['sepia'],
    lines: [
      ['greeting', 'wish', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ יעקב בן ר׳ שמעון ע״ה', { sizes: [54, 130] }],
      ['date', 'line', 'נלב״ע י״א ניסן', { sizes: [40, 80] }],
      ['wish', 'line', 'תנצב״ה', { sizes: [40, 80] }],
    ],
  },
]
