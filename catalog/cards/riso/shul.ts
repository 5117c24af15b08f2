import type { RisoCard } from './lettering.ts'

/** Siyum, sefer Torah, the shul and yahrzeit. */
export const shul: readonly RisoCard[] = [
  {
    slug: 'giant-siyum',
    titles: { en: 'Giant siyum', he: 'סיום' },
    description: 'Siyum card, the giant word siyum, a stack of seforim',
    categories: ['siyum'],
    language: 'he',
    art: { family: 'riso', motif: 'siyum', palette: 'poppy', seed: 2 },
    palettes: ['poppy', 'berry', 'lagoon', 'iris', 'sherbet'],
    lines: [
      ['greeting', 'drawnTitle', 'יישר כח'],
      ['masechta', 'accent', 'על סיום מסכת ביצה'],
      ['name', 'name', 'מאיר שוורץ'],
    ],
  },
]
