import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, cormorantMedium, frankBold, frankMedium } from '../faces.ts'
import { scheduleStyles } from '../schedule.ts'

/** Frank Ruhl Libre for Hebrew, Cormorant for Latin; the initial word in gold on its panel. */
export const lettering = {
  /** A title of the scribe. */
  drawnTitle: {
    faces: frankBold,
    sizes: [70, 330],
    gap: 70,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'glaze' },
  },
  word: { faces: frankBold, sizes: [66, 160], gap: 0, maxLines: 1, ink: 'cut', place: 'arc' },
  title: { faces: frankBold, sizes: [70, 184], gap: 70, maxLines: 2, ink: 'title' },
  name: { faces: frankBold, sizes: [54, 104], gap: 66, maxLines: 2, ink: 'name' },
  hero: { faces: frankBold, sizes: [80, 250], gap: 70, maxLines: 1, ink: 'title' },
  latinTitle: { faces: cormorantBold, sizes: [76, 210], gap: 70, maxLines: 2, ink: 'title' },
  latinName: { faces: cormorantBold, sizes: [58, 108], gap: 66, maxLines: 2, ink: 'name' },
  latinWish: { faces: cormorantMedium, sizes: [46, 78], gap: 74, maxLines: 3, ink: 'accent' },
  latin: { faces: cormorantMedium, sizes: [46, 84], gap: 60, maxLines: 2, ink: 'title' },
  wish: { faces: frankMedium, sizes: [42, 68], gap: 78, maxLines: 3, ink: 'accent' },
  line: { faces: frankMedium, sizes: [40, 58], gap: 52, maxLines: 2, ink: 'body' },
  ...scheduleStyles({
    title: { faces: frankBold },
    names: frankBold,
    event: frankBold,
    when: frankMedium,
  }),
} as const satisfies Lettering

export type IlluminatedCard = CardSource<keyof typeof lettering>
