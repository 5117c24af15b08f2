import type { Lettering } from '../compose-card.ts'

/** The palettes that a design offers; its own is the first to be shown. */
export const all = ['lapis', 'vermilion', 'rose', 'sepia']

/** Frank Ruhl Libre for Hebrew, Cormorant for Latin; the initial word in gold on its panel. */
export const lettering = {
  word: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 66, max: 140 },
    gap: 0,
    maxLines: 1,
    ink: 'cut',
    place: 'arc',
  },
  title: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 70, max: 184 },
    gap: 70,
    maxLines: 2,
    ink: 'title',
  },
  name: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 54, max: 104 },
    gap: 66,
    maxLines: 2,
    ink: 'name',
  },
  hero: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 80, max: 250 },
    gap: 70,
    maxLines: 1,
    ink: 'title',
  },
  latinTitle: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 76, max: 210 },
    gap: 70,
    maxLines: 2,
    ink: 'title',
  },
  latinName: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 58, max: 108 },
    gap: 66,
    maxLines: 2,
    ink: 'name',
  },
  latinWish: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 78 },
    gap: 74,
    maxLines: 3,
    ink: 'accent',
  },
  latin: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 84 },
    gap: 60,
    maxLines: 2,
    ink: 'title',
  },
  wish: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 42, max: 68 },
    gap: 78,
    maxLines: 3,
    ink: 'accent',
  },
  line: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 40, max: 58 },
    gap: 52,
    maxLines: 2,
    ink: 'body',
  },
} as const satisfies Lettering<
  | 'word'
  | 'hero'
  | 'title'
  | 'name'
  | 'wish'
  | 'line'
  | 'latinTitle'
  | 'latinName'
  | 'latinWish'
  | 'latin'
>
