import type { Lettering } from '../compose-card.ts'

/** Palettes of velvet, and of paper, as a design offers them: its own first. */
export const velvets = ['midnight', 'burgundy', 'emerald', 'slate', 'pearl', 'blush']

const hebrewTitle = ['frank-ruhl-libre-700', 'cinzel-500'] as const
const hebrewName = ['frank-ruhl-libre-500', 'cormorant-600'] as const
const hebrewLine = ['frank-ruhl-libre-400', 'cormorant-600'] as const
const caps = ['cinzel-500', 'frank-ruhl-libre-500'] as const
const latin = ['cormorant-600', 'frank-ruhl-libre-400'] as const

/** Foil's ranks: a stamped title, names in flat ivory, lines, and capitals for English. */
export const lettering = {
  title: {
    faces: [...hebrewTitle],
    sizes: { min: 84, max: 230 },
    gap: 44,
    maxLines: 1,
    ink: 'title',
  },
  /** A greeting of several words, on two lines where one is too short for it. */
  greeting: {
    faces: [...hebrewTitle],
    sizes: { min: 84, max: 168 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  heading: {
    faces: [...hebrewTitle],
    sizes: { min: 70, max: 128 },
    gap: 40,
    maxLines: 1,
    ink: 'title',
  },
  name: {
    faces: [...hebrewName],
    sizes: { min: 60, max: 120 },
    gap: 92,
    maxLines: 2,
    ink: 'name',
  },
  spouse: {
    faces: [...hebrewName],
    sizes: { min: 60, max: 120 },
    gap: 30,
    maxLines: 2,
    ink: 'name',
  },
  between: {
    faces: [...hebrewLine],
    sizes: { min: 40, max: 46 },
    gap: 30,
    maxLines: 1,
    ink: 'accent',
  },
  lead: {
    faces: [...hebrewLine],
    sizes: { min: 42, max: 60 },
    gap: 40,
    maxLines: 2,
    ink: 'body',
  },
  line: {
    faces: [...hebrewLine],
    sizes: { min: 40, max: 58 },
    gap: 28,
    maxLines: 1,
    ink: 'body',
  },
  wish: {
    faces: [...hebrewLine],
    sizes: { min: 42, max: 62 },
    gap: 60,
    maxLines: 2,
    ink: 'body',
  },
  close: {
    faces: [...hebrewLine],
    sizes: { min: 40, max: 54 },
    gap: 52,
    maxLines: 1,
    ink: 'accent',
  },
  caps: {
    faces: [...caps],
    sizes: { min: 60, max: 150 },
    gap: 44,
    maxLines: 2,
    tracking: 0.08,
    ink: 'title',
  },
  capsSmall: {
    faces: [...caps],
    sizes: { min: 40, max: 66 },
    gap: 80,
    maxLines: 1,
    tracking: 0.16,
    ink: 'accent',
  },
  latinName: {
    faces: [...latin],
    sizes: { min: 56, max: 112 },
    gap: 84,
    maxLines: 2,
    ink: 'name',
  },
  latinSpouse: {
    faces: [...latin],
    sizes: { min: 56, max: 112 },
    gap: 34,
    maxLines: 2,
    ink: 'name',
  },
  latinLine: {
    faces: [...latin],
    sizes: { min: 42, max: 62 },
    gap: 36,
    maxLines: 3,
    ink: 'body',
  },
} as const satisfies Lettering<string>
