import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, frankBold, frankMedium, suez } from '../faces.ts'

/** Letters of paper for titles, Frank Ruhl Libre and Cormorant on labels. */
export const lettering = {
  /** A title of paper letters. */
  drawnTitle: {
    faces: suez,
    sizes: [84, 400],
    gap: 104,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'layered' },
  },
  /** A title that is cut out of the sheet. */
  cutTitle: {
    faces: suez,
    sizes: [84, 400],
    gap: 104,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'cutout' },
  },
  title: { faces: suez, sizes: [84, 240], gap: 104, maxLines: 2, ink: 'title' },
  name: { faces: frankBold, sizes: [54, 104], gap: 56, maxLines: 2, ink: 'name' },
  latinTitle: { faces: suez, sizes: [84, 240], gap: 96, maxLines: 2, ink: 'title' },
  latinName: { faces: cormorantBold, sizes: [56, 108], gap: 56, maxLines: 2, ink: 'name' },
  latin: { faces: cormorantBold, sizes: [48, 88], gap: 56, maxLines: 2, ink: 'accent' },
  latinLine: { faces: cormorantBold, sizes: [44, 74], gap: 46, maxLines: 3, ink: 'body' },
  wish: { faces: frankMedium, sizes: [46, 76], gap: 56, maxLines: 2, ink: 'accent' },
  line: { faces: frankMedium, sizes: [42, 66], gap: 44, maxLines: 2, ink: 'body' },
} as const satisfies Lettering

/** Suez One lacks the Yiddish rafe. */
export const inYiddish = {
  ...lettering,
  drawnTitle: { ...lettering.drawnTitle, faces: frankBold },
  cutTitle: { ...lettering.cutTitle, faces: frankBold },
  title: { ...lettering.title, faces: frankBold },
} as const satisfies Lettering

export type LayeredCard = CardSource<keyof typeof lettering>

/** Palettes with dark words on light paper. */
export const bright = ['grove', 'sunset', 'sea', 'pomegranate', 'olive'] as const

/** Palettes with pale words on deep paper. */
export const deep = ['pearl', 'blush'] as const

/** Palettes without red or gold papers in front. */
export const sober = ['pearl', 'sea', 'olive'] as const
