import type { Lettering } from '../compose-card.ts'

/** Palettes of papercut, as a design offers them with its own first. */
export const papers = ['indigo', 'bordeaux', 'forest', 'sky', 'plum']

const strong = ['frank-ruhl-libre-700', 'cormorant-600'] as const
const middle = ['frank-ruhl-libre-500', 'cormorant-600'] as const
const plain = ['frank-ruhl-libre-400', 'cormorant-600'] as const
const italic = ['cormorant-italic-500', 'frank-ruhl-libre-400'] as const

/** Papercut's ranks: white letters on the back sheet, the second language in a coloured italic. */
export const lettering = {
  /** Cut out of the arch; Hebrew only. */
  arch: {
    faces: [...middle],
    sizes: { min: 36, max: 52 },
    gap: 0,
    maxLines: 1,
    ink: 'cut',
    place: 'arc',
  },
  title: {
    faces: [...strong],
    sizes: { min: 80, max: 190 },
    gap: 40,
    maxLines: 1,
    ink: 'title',
  },
  /** A greeting of several words, on two lines where one is too short for it. */
  greeting: {
    faces: [...strong],
    sizes: { min: 76, max: 132 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  italic: {
    faces: [...italic],
    sizes: { min: 48, max: 84 },
    gap: 56,
    maxLines: 2,
    ink: 'accent',
  },
  latinTitle: {
    faces: ['cormorant-italic-500', 'frank-ruhl-libre-700'],
    sizes: { min: 84, max: 156 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  lead: {
    faces: [...plain],
    sizes: { min: 40, max: 54 },
    gap: 40,
    maxLines: 2,
    ink: 'body',
  },
  name: {
    faces: [...middle],
    sizes: { min: 54, max: 104 },
    gap: 72,
    maxLines: 2,
    ink: 'name',
  },
  spouse: {
    faces: [...middle],
    sizes: { min: 54, max: 104 },
    gap: 30,
    maxLines: 2,
    ink: 'name',
  },
  between: {
    faces: [...plain],
    sizes: { min: 40, max: 44 },
    gap: 30,
    maxLines: 1,
    ink: 'accent',
  },
  wish: {
    faces: [...plain],
    sizes: { min: 40, max: 56 },
    gap: 58,
    maxLines: 2,
    ink: 'body',
  },
  line: {
    faces: [...plain],
    sizes: { min: 40, max: 50 },
    gap: 26,
    maxLines: 1,
    ink: 'body',
  },
  latinName: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 52, max: 96 },
    gap: 72,
    maxLines: 2,
    ink: 'name',
  },
  latinLine: {
    faces: ['cormorant-600', 'frank-ruhl-libre-400'],
    sizes: { min: 40, max: 54 },
    gap: 34,
    maxLines: 3,
    ink: 'body',
  },
  close: {
    faces: [...plain],
    sizes: { min: 40, max: 48 },
    gap: 50,
    maxLines: 1,
    ink: 'accent',
  },
} as const satisfies Lettering<string>
