import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

/** In the dark: Frank Ruhl Libre for Hebrew, Cormorant for English. */
const lettering = {
  title: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 84, max: 190 },
    gap: 0,
    maxLines: 2,
    ink: 'title',
  },
  heading: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 76, max: 150 },
    gap: 52,
    maxLines: 2,
    ink: 'title',
  },
  latin: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 76, max: 150 },
    gap: 0,
    maxLines: 2,
    ink: 'title',
  },
  second: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 46, max: 78 },
    gap: 60,
    maxLines: 2,
    tracking: 0.03,
    ink: 'accent',
  },
  latinName: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 48, max: 92 },
    gap: 56,
    maxLines: 2,
    ink: 'name',
  },
  latinLine: {
    faces: ['cormorant-600', 'frank-ruhl-libre-500'],
    sizes: { min: 42, max: 58 },
    gap: 46,
    maxLines: 2,
    ink: 'body',
  },
  opening: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 42, max: 56 },
    gap: 0,
    maxLines: 2,
    ink: 'body',
  },
  name: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 48, max: 96 },
    gap: 58,
    maxLines: 2,
    ink: 'name',
  },
  with: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 40, max: 46 },
    gap: 34,
    maxLines: 1,
    ink: 'accent',
  },
  line: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 40, max: 54 },
    gap: 44,
    maxLines: 2,
    ink: 'body',
  },
} as const satisfies Lettering<string>

type Night = Omit<
  Composition<keyof typeof lettering>,
  'lettering' | 'art' | 'palettes' | 'slug'
> & { slug: string; motif: string; palette: string; seed: number }

const skies = ['plum', 'teal', 'ember']

/** A design of the night family, its own sky first among all. */
export function nightCard({ motif, palette, seed, ...design }: Night) {
  return composeCard({
    ...design,
    lettering,
    art: { family: 'night', motif, palette, seed },
    palettes: [palette, ...skies.filter((each) => each !== palette)],
  })
}
