import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorantBold, frankBold, frankMedium, suez } from '../faces.ts'
import { scheduleStyles } from '../schedule.ts'

/** Stitched letters in a gold cord for titles, Frank Ruhl Libre and Cormorant for all else. */
export const lettering = {
  /** A title in satin stitch. */
  drawnTitle: {
    faces: suez,
    sizes: [84, 400],
    gap: 84,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'ashkenaz', material: 'stitched' },
  },
  title: { faces: suez, sizes: [84, 250], gap: 84, maxLines: 2, ink: 'title' },
  name: { faces: frankBold, sizes: [56, 108], gap: 60, maxLines: 2, ink: 'name' },
  latinTitle: { faces: suez, sizes: [84, 200], gap: 84, maxLines: 2, ink: 'title' },
  latinName: { faces: cormorantBold, sizes: [58, 112], gap: 56, maxLines: 2, ink: 'name' },
  latin: { faces: cormorantBold, sizes: [50, 88], gap: 60, maxLines: 2, ink: 'accent' },
  latinLine: { faces: cormorantBold, sizes: [44, 72], gap: 46, maxLines: 3, ink: 'body' },
  wish: { faces: frankMedium, sizes: [46, 76], gap: 56, maxLines: 2, ink: 'accent' },
  line: { faces: frankMedium, sizes: [42, 66], gap: 44, maxLines: 2, ink: 'body' },
  ...scheduleStyles({
    title: { faces: frankBold },
    names: frankBold,
    event: frankBold,
    when: frankMedium,
  }),
} as const satisfies Lettering

/** Suez One lacks the Yiddish rafe. */
export const inYiddish = {
  ...lettering,
  drawnTitle: { ...lettering.drawnTitle, faces: frankBold },
  title: { ...lettering.title, faces: frankBold },
} as const satisfies Lettering

export type EmbroideryCard = CardSource<keyof typeof lettering>
