import type { CardSource, Lettering } from '../compose-card.ts'
import { heebo, heeboBold, jost } from '../faces.ts'

/** Heavy sans, aligned to the side of the block, Hebrew at the right; Jost for Latin. */
export const lettering = {
  /** A title across the block. */
  drawnTitle: {
    faces: heeboBold,
    sizes: [84, 380],
    gap: 44,
    maxLines: 2,
    align: 'right',
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'glaze' },
  },
  title: { faces: heeboBold, sizes: [84, 236], gap: 44, maxLines: 3, align: 'right', ink: 'title' },
  second: { faces: heeboBold, sizes: [70, 190], gap: 40, maxLines: 2, align: 'right', ink: 'name' },
  name: { faces: heeboBold, sizes: [60, 108], gap: 56, maxLines: 2, align: 'right', ink: 'name' },
  small: { faces: heebo, sizes: [40, 54], gap: 50, maxLines: 2, align: 'right', ink: 'quiet' },
  accent: { faces: heebo, sizes: [44, 66], gap: 54, maxLines: 2, align: 'right', ink: 'accent' },
  translation: {
    faces: jost,
    sizes: [44, 68],
    gap: 54,
    maxLines: 2,
    align: 'right',
    ink: 'accent',
  },
  latinTitle: {
    faces: ['jost-500', 'heebo-800'],
    sizes: [84, 200],
    gap: 44,
    maxLines: 2,
    align: 'left',
    ink: 'title',
  },
  latinName: {
    faces: ['jost-500', 'heebo-800'],
    sizes: [60, 120],
    gap: 56,
    maxLines: 2,
    align: 'left',
    ink: 'name',
  },
  latinSmall: { faces: jost, sizes: [40, 52], gap: 50, maxLines: 3, align: 'left', ink: 'quiet' },
  latinAccent: { faces: jost, sizes: [44, 64], gap: 54, maxLines: 2, align: 'left', ink: 'accent' },
} as const satisfies Lettering

export type TilesCard = CardSource<keyof typeof lettering>
