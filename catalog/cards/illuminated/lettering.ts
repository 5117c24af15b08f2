import type { Lettering } from '../compose-card.ts'

/** The palettes that a design offers; its own is the first to be shown. */
export const all = ['lapis', 'vermilion', 'rose', 'sepia']

/** Frank Ruhl Libre for Hebrew, Cormorant for Latin; the initial word in gold on its panel. */
export const lettering = {
  word: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 70, max: 160 },
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
} as const satisfies Lettering<'word' | 'title' | 'name' | 'latin' | 'wish' | 'line'>
