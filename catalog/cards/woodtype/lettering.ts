import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, frankBold, frankMedium, suez } from '../faces.ts'

/** Wood type that fills the measure, with small lines of set type between. */
export const lettering = {
  /** The largest line, with the depth of its letters in the other ink. */
  giant: {
    faces: suez,
    sizes: [110, 400],
    gap: 70,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'wood', material: 'shaded' },
  },
  big: {
    faces: suez,
    sizes: [70, 270],
    gap: 60,
    maxLines: 1,
    ink: 'body',
    drawn: { hand: 'wood', material: 'worn' },
  },
  /** Paper letters in a block of ink. */
  block: {
    faces: suez,
    sizes: [50, 130],
    gap: 66,
    maxLines: 1,
    ink: 'body',
    drawn: { hand: 'wood', material: 'reversed' },
  },
  name: {
    faces: suez,
    sizes: [58, 220],
    gap: 58,
    maxLines: 1,
    ink: 'name',
    drawn: { hand: 'wood', material: 'worn' },
  },
  line: {
    faces: suez,
    sizes: [44, 120],
    gap: 52,
    maxLines: 2,
    ink: 'body',
    drawn: { hand: 'wood', material: 'ink' },
  },
  small: { faces: frankBold, sizes: [42, 80], gap: 46, maxLines: 2, ink: 'body' },
  latinTitle: { faces: suez, sizes: [90, 300], gap: 80, maxLines: 2, ink: 'title' },
  latinName: { faces: suez, sizes: [56, 150], gap: 56, maxLines: 2, ink: 'name' },
  latinLine: { faces: cormorantBold, sizes: [44, 84], gap: 48, maxLines: 2, ink: 'body' },
  wish: { faces: frankMedium, sizes: [44, 70], gap: 50, maxLines: 2, ink: 'accent' },
} as const satisfies Lettering

export type WoodtypeCard = CardSource<keyof typeof lettering>
