import type { CardSource, Lettering } from '../compose-card.ts'
import { capitals, cormorant, frank, frankBold, frankCapitals, frankMedium } from '../faces.ts'
import { scheduleStyles } from '../schedule.ts'

/** A stamped title, names in flat ivory, plain lines, and capitals for English. */
export const lettering = {
  /** A title in gold relief. */
  drawnTitle: {
    faces: frankCapitals,
    sizes: [84, 330],
    gap: 44,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'quill', material: 'foil' },
  },
  title: { faces: frankCapitals, sizes: [84, 230], gap: 44, maxLines: 1, ink: 'title' },
  /** A greeting of several words, on two lines if one is too short. */
  greeting: { faces: frankCapitals, sizes: [84, 168], gap: 40, maxLines: 2, ink: 'title' },
  heading: { faces: frankCapitals, sizes: [70, 128], gap: 40, maxLines: 1, ink: 'title' },
  name: { faces: frankMedium, sizes: [60, 120], gap: 92, maxLines: 2, ink: 'name' },
  spouse: { faces: frankMedium, sizes: [60, 120], gap: 30, maxLines: 2, ink: 'name' },
  between: { faces: frank, sizes: [40, 46], gap: 30, maxLines: 1, ink: 'accent' },
  lead: { faces: frank, sizes: [42, 60], gap: 40, maxLines: 2, ink: 'body' },
  line: { faces: frank, sizes: [40, 58], gap: 28, maxLines: 1, ink: 'body' },
  wish: { faces: frank, sizes: [42, 62], gap: 60, maxLines: 2, ink: 'body' },
  close: { faces: frank, sizes: [40, 54], gap: 52, maxLines: 1, ink: 'accent' },
  caps: { faces: capitals, sizes: [60, 150], gap: 44, maxLines: 2, tracking: 0.08, ink: 'title' },
  capsSmall: {
    faces: capitals,
    sizes: [40, 66],
    gap: 80,
    maxLines: 1,
    tracking: 0.16,
    ink: 'accent',
  },
  latinName: { faces: cormorant, sizes: [56, 112], gap: 84, maxLines: 2, ink: 'name' },
  latinSpouse: { faces: cormorant, sizes: [56, 112], gap: 34, maxLines: 2, ink: 'name' },
  latinLine: { faces: cormorant, sizes: [42, 62], gap: 36, maxLines: 3, ink: 'body' },
  ...scheduleStyles({
    title: { faces: frankCapitals },
    names: frankMedium,
    event: frankBold,
    when: frank,
  }),
} as const satisfies Lettering

export type FoilCard = CardSource<keyof typeof lettering>
