import type { Lettering } from '../compose-card.ts'

/** In the sky and on the tiles: Frank Ruhl Libre for Hebrew, Cormorant for English. */
export const lettering = {
  title: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 84, max: 200 },
    gap: 0,
    maxLines: 2,
    ink: 'title',
  },
  english: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 74 },
    gap: 56,
    maxLines: 1,
    tracking: 0.03,
    ink: 'accent',
  },
  name: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 48, max: 96 },
    gap: 60,
    maxLines: 2,
    ink: 'name',
  },
  detail: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 40, max: 52 },
    gap: 44,
    maxLines: 2,
    ink: 'body',
  },
  arch: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 34, max: 46 },
    gap: 0,
    maxLines: 1,
    ink: 'cut',
    place: 'arc',
  },
} as const satisfies Lettering<string>
