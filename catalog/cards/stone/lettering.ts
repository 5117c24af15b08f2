import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

/** In the sky and on the tiles: Frank Ruhl Libre for Hebrew, Cormorant for English. */
const lettering = {
  title: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 84, max: 200 },
    gap: 0,
    maxLines: 2,
    ink: 'title',
  },
  /** A title under an opening line. */
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
    sizes: { min: 46, max: 76 },
    gap: 56,
    maxLines: 2,
    tracking: 0.03,
    ink: 'accent',
  },
  /** On tiles, which are lower than the sky. */
  latinTile: {
    faces: ['cormorant-600', 'frank-ruhl-libre-700'],
    sizes: { min: 72, max: 108 },
    gap: 0,
    maxLines: 1,
    ink: 'title',
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
    sizes: { min: 42, max: 54 },
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
    sizes: { min: 40, max: 52 },
    gap: 42,
    maxLines: 2,
    ink: 'body',
  },
  arch: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 32, max: 42 },
    gap: 0,
    maxLines: 1,
    ink: 'cut',
    place: 'arc',
  },
} as const satisfies Lettering<string>

type Window = Omit<
  Composition<keyof typeof lettering>,
  'lettering' | 'art' | 'palettes' | 'slug'
> & { slug: string; motif: string; palette: string; seed?: number; palettes?: string[] }

const lights = ['dusk', 'night', 'dawn', 'noon', 'autumn']

/** A design of the stone family, its own light first among all. */
export function stoneCard({ motif, palette, seed = 4, palettes = lights, ...design }: Window) {
  return composeCard({
    ...design,
    lettering,
    art: { family: 'stone', motif, palette, seed },
    palettes: [palette, ...palettes.filter((each) => each !== palette)],
  })
}
