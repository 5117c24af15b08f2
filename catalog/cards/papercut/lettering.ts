import type { CardSource, Lettering } from '../compose-card.ts'
import {
  cormorant,
  cormorantItalic,
  cormorantMedium,
  frank,
  frankBold,
  frankMedium,
} from '../faces.ts'
import { scheduleStyles } from '../schedule.ts'

/** White letters on the back sheet, with the second language in a coloured italic. */
export const lettering = {
  /** A title cut from the sheet. */
  drawnTitle: {
    faces: frankBold,
    sizes: [80, 320],
    gap: 40,
    maxLines: 2,
    ink: 'title',
    drawn: { hand: 'quill', material: 'papercut' },
  },
  /** Cut out of the arch; Hebrew only. */
  arch: { faces: frankMedium, sizes: [36, 52], gap: 0, maxLines: 1, ink: 'cut', place: 'arc' },
  title: { faces: frankBold, sizes: [80, 190], gap: 40, maxLines: 1, ink: 'title' },
  /** A greeting of several words, on two lines if one is too short. */
  greeting: { faces: frankBold, sizes: [76, 132], gap: 40, maxLines: 2, ink: 'title' },
  italic: { faces: cormorantItalic, sizes: [48, 84], gap: 56, maxLines: 2, ink: 'accent' },
  latinTitle: {
    faces: ['cormorant-italic-500', 'frank-ruhl-libre-700'],
    sizes: [84, 156],
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  lead: { faces: frank, sizes: [40, 54], gap: 40, maxLines: 2, ink: 'body' },
  name: { faces: frankMedium, sizes: [54, 104], gap: 72, maxLines: 2, ink: 'name' },
  spouse: { faces: frankMedium, sizes: [54, 104], gap: 30, maxLines: 2, ink: 'name' },
  between: { faces: frank, sizes: [40, 44], gap: 30, maxLines: 1, ink: 'accent' },
  wish: { faces: frank, sizes: [40, 56], gap: 58, maxLines: 2, ink: 'body' },
  line: { faces: frank, sizes: [40, 50], gap: 26, maxLines: 1, ink: 'body' },
  latinName: { faces: cormorantMedium, sizes: [52, 96], gap: 72, maxLines: 2, ink: 'name' },
  latinLine: { faces: cormorant, sizes: [40, 54], gap: 34, maxLines: 3, ink: 'body' },
  close: { faces: frank, sizes: [40, 48], gap: 50, maxLines: 1, ink: 'accent' },
  ...scheduleStyles({
    title: { faces: frankBold },
    names: frankMedium,
    event: frankBold,
    when: frank,
  }),
} as const satisfies Lettering

export type PapercutCard = CardSource<keyof typeof lettering>
