import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, cormorantMedium, frank, frankBold, frankMedium } from '../faces.ts'

/** In the sky and on the tiles: Frank Ruhl Libre for Hebrew, Cormorant for English. */
export const lettering = {
  /** A title carved like the stones around it. */
  drawnTitle: {
    faces: frankBold,
    sizes: [84, 320],
    gap: 0,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'carved' },
  },
  title: { faces: frankBold, sizes: [84, 200], gap: 0, maxLines: 2, ink: 'title' },
  /** A title under an opening line. */
  heading: { faces: frankBold, sizes: [76, 150], gap: 52, maxLines: 2, ink: 'title' },
  latin: { faces: cormorantBold, sizes: [76, 150], gap: 0, maxLines: 2, ink: 'title' },
  second: {
    faces: cormorantMedium,
    sizes: [46, 76],
    gap: 56,
    maxLines: 2,
    tracking: 0.03,
    ink: 'accent',
  },
  /** For the tiles, where there is less height than in the sky. */
  latinTile: { faces: cormorantBold, sizes: [72, 108], gap: 0, maxLines: 1, ink: 'title' },
  latinName: { faces: cormorantBold, sizes: [48, 92], gap: 56, maxLines: 2, ink: 'name' },
  latinLine: { faces: cormorantMedium, sizes: [42, 58], gap: 46, maxLines: 2, ink: 'body' },
  opening: { faces: frank, sizes: [42, 54], gap: 0, maxLines: 2, ink: 'body' },
  name: { faces: frankBold, sizes: [48, 96], gap: 58, maxLines: 2, ink: 'name' },
  with: { faces: frank, sizes: [40, 46], gap: 34, maxLines: 1, ink: 'accent' },
  line: { faces: frankMedium, sizes: [40, 52], gap: 42, maxLines: 2, ink: 'body' },
  arch: { faces: frankMedium, sizes: [32, 42], gap: 0, maxLines: 1, ink: 'cut', place: 'arc' },
} as const satisfies Lettering

export type StoneCard = CardSource<keyof typeof lettering>
