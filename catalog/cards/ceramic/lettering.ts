import type { Lettering } from '../compose-card.ts'

/** The palettes that a design offers; its own is the first to be shown. */
export const all = ['cobalt', 'turquoise', 'pomegranate', 'olive']

/** David Libre for titles as a brush writes them, Frank Ruhl Libre below, Cormorant for Latin. */
export const lettering = {
  title: {
    faces: ['david-libre-400', 'cormorant-600'],
    sizes: { min: 70, max: 176 },
    gap: 66,
    maxLines: 2,
    ink: 'title',
  },
  name: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 52, max: 96 },
    gap: 64,
    maxLines: 2,
    ink: 'name',
  },
  hero: {
    faces: ['david-libre-400', 'cormorant-600'],
    sizes: { min: 80, max: 230 },
    gap: 66,
    maxLines: 1,
    ink: 'title',
  },
  latinTitle: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 76, max: 190 },
    gap: 66,
    maxLines: 2,
    ink: 'title',
  },
  latinName: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 56, max: 100 },
    gap: 62,
    maxLines: 2,
    ink: 'name',
  },
  latinWish: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 72 },
    gap: 70,
    maxLines: 3,
    ink: 'accent',
  },
  latin: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 78 },
    gap: 58,
    maxLines: 2,
    ink: 'title',
  },
  wish: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 42, max: 62 },
    gap: 72,
    maxLines: 3,
    ink: 'accent',
  },
  line: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 40, max: 54 },
    gap: 50,
    maxLines: 2,
    ink: 'body',
  },
} as const satisfies Lettering<
  'hero' | 'title' | 'name' | 'wish' | 'line' | 'latinTitle' | 'latinName' | 'latinWish' | 'latin'
>
