import type { CeramicCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly CeramicCard[] = [
  {
    slug: 'sefer-in-glaze',
    titles: { en: 'Sefer in glaze', he: 'ספר בזיגוג' },
    description: 'Siyum card on painted tiles, an open sefer in a roundel between scrolls',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'ceramic', motif: 'roundel-open-sefer', palette: 'olive', seed: 11 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'drawnTitle', 'הדרן עלך'],
      ['masechta', 'name', 'סדר מועד'],
      ['wish', 'wish', 'יישר כח ומזל טוב'],
      ['name', 'name', 'אלחנן בן שושן'],
    ],
  },
  {
    slug: 'shul-in-the-garden',
    titles: { en: 'Shul in the garden', he: 'בית כנסת בגן' },
    description: 'A shul between cypresses and vines on painted tiles, a mazel tov from the shul',
    categories: ['shul'],
    language: 'he-en',
    art: { family: 'ceramic', motif: 'garden-shul', palette: 'cobalt', seed: 13 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['greeting', 'title', 'מזל טוב'],
      ['to', 'name', 'משפחת בן דוד'],
      ['family', 'latin', 'Kehillas Ahavas Chesed'],
    ],
  },
  {
    slug: 'crown-in-glaze',
    titles: { en: 'Crown in glaze', he: 'כתר בזיגוג' },
    description: 'Invitation to a new sefer Torah on painted tiles, a crown in a roundel',
    categories: ['hachnosas-sefer-torah'],
    language: 'he',
    art: { family: 'ceramic', motif: 'low-crown', palette: 'cobalt', seed: 19 },
    palettes: ['cobalt', 'turquoise', 'pomegranate', 'olive'],
    lines: [
      ['invite', 'wish', 'מתכבדים להזמינכם לסיום והכנסת ספר תורה'],
      ['in-memory', 'line', 'לעילוי נשמת'],
      ['name', 'name', 'ר׳ אליעזר ליפא ע״ה'],
      ['date', 'line', 'יום ראשון, ל׳ שבט תשפ״ז'],
      ['place', 'line', 'בבית הכנסת היכל מאיר'],
    ],
  },
]
