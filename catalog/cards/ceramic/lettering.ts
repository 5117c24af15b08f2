import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, cormorantMedium, frankBold, frankMedium } from '../faces.ts'

/** David Libre for brush-like titles, Frank Ruhl Libre for the lines below, Cormorant for Latin. */
export const lettering = {
  /** A title with a full brush. */
  drawnTitle: {
    faces: ['david-libre-400', 'cormorant-600'],
    sizes: [70, 400],
    gap: 66,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'brush', material: 'glaze' },
  },
  title: {
    faces: ['david-libre-400', 'cormorant-600'],
    sizes: [70, 176],
    gap: 66,
    maxLines: 2,
    ink: 'title',
  },
  name: { faces: frankBold, sizes: [52, 96], gap: 64, maxLines: 2, ink: 'name' },
  hero: {
    faces: ['david-libre-400', 'cormorant-600'],
    sizes: [80, 230],
    gap: 66,
    maxLines: 1,
    ink: 'title',
  },
  latinTitle: { faces: cormorantBold, sizes: [76, 190], gap: 66, maxLines: 2, ink: 'title' },
  latinName: { faces: cormorantBold, sizes: [56, 100], gap: 62, maxLines: 2, ink: 'name' },
  latinWish: { faces: cormorantMedium, sizes: [46, 72], gap: 70, maxLines: 3, ink: 'accent' },
  latin: { faces: cormorantMedium, sizes: [46, 78], gap: 58, maxLines: 2, ink: 'title' },
  wish: { faces: frankMedium, sizes: [42, 62], gap: 72, maxLines: 3, ink: 'accent' },
  line: { faces: frankMedium, sizes: [40, 54], gap: 50, maxLines: 2, ink: 'body' },
} as const satisfies Lettering

export type CeramicCard = CardSource<keyof typeof lettering>
