import type { CardSource, Lettering } from '../compose-card.ts'
import { frankBold, suez } from '../faces.ts'

/** Wood type that fills the measure, with small lines of set type between. */
export const lettering = {
  /** The largest line, with the depth of its letters in the other ink. */
  giant: {
    faces: suez,
    sizes: [100, 400],
    gap: 72,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'wood', material: 'shaded' },
  },
  big: {
    faces: suez,
    sizes: [64, 250],
    gap: 62,
    maxLines: 2,
    ink: 'body',
    drawn: { hand: 'wood', material: 'worn' },
  },
  /** Paper letters in a block of ink. */
  block: {
    faces: suez,
    sizes: [52, 140],
    gap: 72,
    maxLines: 1,
    ink: 'body',
    drawn: { hand: 'wood', material: 'reversed' },
  },
  name: {
    faces: suez,
    sizes: [46, 190],
    gap: 62,
    maxLines: 1,
    ink: 'name',
    drawn: { hand: 'wood', material: 'worn' },
  },
  line: {
    faces: suez,
    sizes: [44, 112],
    gap: 56,
    maxLines: 2,
    ink: 'body',
    drawn: { hand: 'wood', material: 'ink' },
  },
  wish: {
    faces: suez,
    sizes: [46, 124],
    gap: 60,
    maxLines: 2,
    ink: 'accent',
    drawn: { hand: 'wood', material: 'ink' },
  },
  small: { faces: frankBold, sizes: [42, 76], gap: 50, maxLines: 2, ink: 'body' },
} as const satisfies Lettering

/** Suez One lacks the Yiddish rafe. */
export const inYiddish = {
  giant: { ...lettering.giant, faces: frankBold },
  big: { ...lettering.big, faces: frankBold },
  block: { ...lettering.block, faces: frankBold },
  name: { ...lettering.name, faces: frankBold },
  line: { ...lettering.line, faces: frankBold },
  wish: { ...lettering.wish, faces: frankBold },
  small: lettering.small,
} as const satisfies Lettering

export type WoodtypeCard = CardSource<keyof typeof lettering>
