import type { CardSource, Lettering } from '../compose-card.ts'
import { cormorant, cormorantItalic, frank, frankBold, frankMedium, script } from '../faces.ts'
import { scheduleStyles } from '../schedule.ts'

/** Frank Ruhl Libre in Hebrew, a script for English titles and names, Cormorant for its lines. */
export const lettering = {
  /** A title painted with a brush full of colour. */
  drawnTitle: {
    faces: frankMedium,
    sizes: [78, 330],
    gap: 62,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'quill', material: 'glaze' },
  },
  title: { faces: frankMedium, sizes: [78, 224], gap: 62, maxLines: 2, ink: 'title' },
  script: {
    faces: ['pinyon-script-400', 'frank-ruhl-libre-400'],
    sizes: [66, 150],
    gap: 70,
    maxLines: 2,
    ink: 'accent',
  },
  scriptTitle: { faces: script, sizes: [88, 208], gap: 70, maxLines: 2, ink: 'title' },
  name: { faces: frankMedium, sizes: [56, 104], gap: 60, maxLines: 2, ink: 'name' },
  scriptName: { faces: script, sizes: [74, 132], gap: 62, maxLines: 2, ink: 'name' },
  between: {
    faces: ['frank-ruhl-libre-400', 'cormorant-italic-500'],
    sizes: [40, 48],
    gap: 34,
    maxLines: 1,
    ink: 'accent',
  },
  spouse: { faces: frankMedium, sizes: [56, 104], gap: 34, maxLines: 2, ink: 'name' },
  scriptSpouse: { faces: script, sizes: [74, 132], gap: 40, maxLines: 2, ink: 'name' },
  lead: { faces: frank, sizes: [40, 52], gap: 46, maxLines: 2, ink: 'quiet' },
  wish: { faces: frank, sizes: [42, 62], gap: 62, maxLines: 3, ink: 'accent' },
  line: { faces: frank, sizes: [40, 50], gap: 44, maxLines: 2, ink: 'body' },
  /** The first of several lines, set off from the names. */
  date: { faces: frank, sizes: [42, 52], gap: 76, maxLines: 2, ink: 'body' },
  latinLead: { faces: cormorant, sizes: [42, 52], gap: 44, maxLines: 3, ink: 'quiet' },
  latinWish: { faces: cormorantItalic, sizes: [46, 66], gap: 62, maxLines: 3, ink: 'accent' },
  latinDate: { faces: cormorant, sizes: [42, 52], gap: 76, maxLines: 2, ink: 'body' },
  latinLine: { faces: cormorant, sizes: [42, 52], gap: 44, maxLines: 2, ink: 'body' },
  ...scheduleStyles({
    title: { faces: frankMedium },
    names: frankMedium,
    event: frankBold,
    when: frank,
  }),
} as const satisfies Lettering

export type BotanicalCard = CardSource<keyof typeof lettering>
