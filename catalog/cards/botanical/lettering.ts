import type { Lettering } from '../compose-card.ts'

/** The palettes that a garden takes well; a design names its own first. */
export const gardens = ['peony', 'sage', 'lavender', 'citrus', 'rimon', 'honey']

/** Without the loud ones, for invitations. */
export const formal = ['sage', 'peony', 'lavender', 'mist']

const latin = ['cormorant-600', 'frank-ruhl-libre-400'] as const

/** Frank Ruhl Libre in Hebrew, a script for English titles and names, Cormorant for its lines. */
export const lettering = {
  title: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 78, max: 224 },
    gap: 62,
    maxLines: 2,
    ink: 'title',
  },
  script: {
    faces: ['pinyon-script-400', 'frank-ruhl-libre-400'],
    sizes: { min: 66, max: 150 },
    gap: 70,
    maxLines: 2,
    ink: 'accent',
  },
  scriptTitle: {
    faces: ['pinyon-script-400', 'frank-ruhl-libre-500'],
    sizes: { min: 88, max: 208 },
    gap: 70,
    maxLines: 2,
    ink: 'title',
  },
  name: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 56, max: 104 },
    gap: 60,
    maxLines: 2,
    ink: 'name',
  },
  scriptName: {
    faces: ['pinyon-script-400', 'frank-ruhl-libre-500'],
    sizes: { min: 74, max: 132 },
    gap: 62,
    maxLines: 2,
    ink: 'name',
  },
  between: {
    faces: ['frank-ruhl-libre-400', 'cormorant-italic-500'],
    sizes: { min: 40, max: 48 },
    gap: 34,
    maxLines: 1,
    ink: 'accent',
  },
  spouse: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 56, max: 104 },
    gap: 34,
    maxLines: 2,
    ink: 'name',
  },
  scriptSpouse: {
    faces: ['pinyon-script-400', 'frank-ruhl-libre-500'],
    sizes: { min: 74, max: 132 },
    gap: 40,
    maxLines: 2,
    ink: 'name',
  },
  lead: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 40, max: 52 },
    gap: 46,
    maxLines: 2,
    ink: 'quiet',
  },
  wish: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 42, max: 62 },
    gap: 62,
    maxLines: 3,
    ink: 'accent',
  },
  line: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 40, max: 50 },
    gap: 44,
    maxLines: 2,
    ink: 'body',
  },
  /** The first of several lines: apart from the names. */
  date: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 42, max: 52 },
    gap: 76,
    maxLines: 2,
    ink: 'body',
  },
  latinLead: {
    faces: [...latin],
    sizes: { min: 42, max: 52 },
    gap: 44,
    maxLines: 3,
    ink: 'quiet',
  },
  latinWish: {
    faces: ['cormorant-italic-500', 'frank-ruhl-libre-400'],
    sizes: { min: 46, max: 66 },
    gap: 62,
    maxLines: 3,
    ink: 'accent',
  },
  latinDate: {
    faces: [...latin],
    sizes: { min: 42, max: 52 },
    gap: 76,
    maxLines: 2,
    ink: 'body',
  },
  latinLine: {
    faces: [...latin],
    sizes: { min: 42, max: 52 },
    gap: 44,
    maxLines: 2,
    ink: 'body',
  },
} as const satisfies Lettering<string>
