import type { CardSource, Lettering } from '../compose-card.ts'
import { heebo, heeboBold, jost, suez } from '../faces.ts'

/** Suez One to match the giant letters, Heebo for smaller lines, Jost for Latin. */
export const lettering = {
  /** A title from two plates. */
  drawnTitle: {
    faces: suez,
    sizes: [76, 300],
    gap: 40,
    maxLines: 2,
    align: 'right',
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'overprint' },
  },
  title: { faces: suez, sizes: [76, 168], gap: 40, maxLines: 2, align: 'right', ink: 'title' },
  /** A title in Yiddish, in a face that has its vowels. */
  yiddish: {
    faces: ['heebo-800'],
    sizes: [76, 160],
    gap: 40,
    maxLines: 2,
    align: 'right',
    ink: 'title',
  },
  name: { faces: suez, sizes: [56, 100], gap: 50, maxLines: 2, align: 'right', ink: 'name' },
  accent: {
    faces: heeboBold,
    sizes: [42, 62],
    gap: 52,
    maxLines: 2,
    align: 'right',
    ink: 'accent',
  },
  small: { faces: heebo, sizes: [40, 50], gap: 46, maxLines: 2, align: 'right', ink: 'quiet' },
  translation: { faces: jost, sizes: [44, 66], gap: 52, maxLines: 2, align: 'left', ink: 'quiet' },
  latinTitle: {
    faces: ['jost-500', 'suez-one-400'],
    sizes: [76, 150],
    gap: 40,
    maxLines: 2,
    align: 'left',
    ink: 'title',
  },
  latinName: {
    faces: ['jost-500', 'suez-one-400'],
    sizes: [56, 92],
    gap: 50,
    maxLines: 2,
    align: 'left',
    ink: 'name',
  },
  latinAccent: { faces: jost, sizes: [42, 60], gap: 48, maxLines: 2, align: 'left', ink: 'accent' },
} as const satisfies Lettering

export type RisoCard = CardSource<keyof typeof lettering>
