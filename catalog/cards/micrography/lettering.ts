import type { CardSource, Lettering } from '../compose-card.ts'
import { capitals, cormorant, cormorantItalic, frank, frankBold, frankMedium } from '../faces.ts'

/** A title from a scribe's quill, and the face of the tiny writing for all else. */
export const lettering = {
  drawnTitle: {
    faces: frankBold,
    sizes: [78, 300],
    gap: 50,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'quill', material: 'ink' },
  },
  title: { faces: frankBold, sizes: [74, 190], gap: 50, maxLines: 2, ink: 'title' },
  caps: { faces: capitals, sizes: [58, 130], gap: 50, maxLines: 2, tracking: 0.08, ink: 'title' },
  capsSmall: {
    faces: capitals,
    sizes: [40, 58],
    gap: 56,
    maxLines: 1,
    tracking: 0.14,
    ink: 'accent',
  },
  name: { faces: frankMedium, sizes: [54, 108], gap: 64, maxLines: 2, ink: 'name' },
  spouse: { faces: frankMedium, sizes: [54, 108], gap: 30, maxLines: 2, ink: 'name' },
  between: { faces: frank, sizes: [40, 46], gap: 28, maxLines: 1, ink: 'accent' },
  lead: { faces: frank, sizes: [42, 58], gap: 40, maxLines: 2, ink: 'body' },
  line: { faces: frank, sizes: [40, 54], gap: 38, maxLines: 2, ink: 'body' },
  wish: { faces: frank, sizes: [42, 60], gap: 58, maxLines: 2, ink: 'accent' },
  latinName: { faces: cormorant, sizes: [56, 112], gap: 62, maxLines: 2, ink: 'name' },
  latinSpouse: { faces: cormorant, sizes: [56, 112], gap: 32, maxLines: 2, ink: 'name' },
  latinLine: { faces: cormorant, sizes: [42, 58], gap: 40, maxLines: 2, ink: 'body' },
  latinWish: { faces: cormorantItalic, sizes: [44, 62], gap: 52, maxLines: 2, ink: 'accent' },
} as const satisfies Lettering

export type MicrographyCard = CardSource<keyof typeof lettering>
