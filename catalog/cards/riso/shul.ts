import type { RisoCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly RisoCard[] = [
  {
    slug: 'giant-siyum',
    titles: { en: 'Giant siyum', he: 'סיום' },
    description: 'Siyum card, the giant word siyum on a page of ink, a stack of seforim',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'riso', motif: 'siyum', palette: 'berry', seed: 2 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'יישר כח'],
      ['masechta', 'accent', 'על סיום מסכת ביצה', { gap: 26, sizes: [42, 50] }],
      ['name', 'name', 'מאיר שוורץ', { sizes: [56, 76], gap: 26 }],
    ],
  },
]
