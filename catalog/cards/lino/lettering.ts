import type { CardSource, Lettering } from '../compose-card.ts'
import { capitals, frank, frankBold, frankCapitals, frankMedium } from '../faces.ts'

/** Bold slab letters over plain ones, as a printer sets them under a block. */
export const lettering = {
  title: {
    faces: ['suez-one-400', 'frank-ruhl-libre-700', 'cinzel-500'],
    sizes: [88, 176],
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  /** A title in Yiddish: the slab face lacks its vowels. */
  yiddish: { faces: frankCapitals, sizes: [88, 176], gap: 40, maxLines: 2, ink: 'title' },
  /** Letters as wide as the block, carved with it. */
  carved: {
    faces: ['suez-one-400', 'frank-ruhl-libre-700', 'cinzel-500'],
    sizes: [88, 300],
    gap: 44,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'wood', material: 'ink' },
  },
  'carved-yiddish': {
    faces: frankCapitals,
    sizes: [88, 300],
    gap: 44,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'wood', material: 'ink' },
  },
  second: { faces: capitals, sizes: [44, 62], gap: 48, maxLines: 2, tracking: 0.08, ink: 'accent' },
  small: { faces: frankMedium, sizes: [42, 56], gap: 44, maxLines: 2, ink: 'quiet' },
  name: { faces: frankBold, sizes: [60, 104], gap: 50, maxLines: 2, ink: 'name' },
  with: { faces: frank, sizes: [42, 52], gap: 30, maxLines: 1, ink: 'accent' },
  line: { faces: frank, sizes: [42, 54], gap: 38, maxLines: 2, ink: 'body' },
} as const satisfies Lettering

export type LinoCard = CardSource<keyof typeof lettering>
