import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantMedium, frank, frankBold, frankMedium } from '../faces.ts'
import { lettering as stone } from '../stone/lettering.ts'

/** Frank Ruhl Libre for Hebrew, Cormorant for English. */
export const lettering = {
  title: { faces: frankBold, sizes: [84, 190], gap: 0, maxLines: 2, ink: 'title' },
  heading: stone.heading,
  latin: stone.latin,
  second: {
    faces: cormorantMedium,
    sizes: [46, 78],
    gap: 60,
    maxLines: 2,
    tracking: 0.03,
    ink: 'accent',
  },
  latinName: stone.latinName,
  latinLine: stone.latinLine,
  opening: { faces: frank, sizes: [42, 56], gap: 0, maxLines: 2, ink: 'body' },
  name: stone.name,
  with: stone.with,
  line: { faces: frankMedium, sizes: [40, 54], gap: 44, maxLines: 2, ink: 'body' },
} as const satisfies Lettering

export type NightCard = CardSource<keyof typeof lettering>
