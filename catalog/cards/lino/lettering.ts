import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

type Rank = 'title' | 'yiddish' | 'second' | 'small' | 'name' | 'with' | 'line'

/** Strong slab letters over plain ones, as a printer sets them under a block. */
const lettering: Lettering<Rank> = {
  title: {
    faces: ['suez-one-400', 'frank-ruhl-libre-700', 'cinzel-500'],
    sizes: { min: 88, max: 176 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  /** A title in Yiddish, whose vowels the slab face lacks. */
  yiddish: {
    faces: ['frank-ruhl-libre-700', 'cinzel-500'],
    sizes: { min: 88, max: 176 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  second: {
    faces: ['cinzel-500', 'frank-ruhl-libre-500'],
    sizes: { min: 44, max: 62 },
    gap: 48,
    maxLines: 2,
    tracking: 0.08,
    ink: 'accent',
  },
  small: {
    faces: ['frank-ruhl-libre-500', 'cormorant-600'],
    sizes: { min: 42, max: 56 },
    gap: 44,
    maxLines: 2,
    ink: 'quiet',
  },
  name: {
    faces: ['frank-ruhl-libre-700', 'cormorant-600'],
    sizes: { min: 60, max: 104 },
    gap: 50,
    maxLines: 2,
    ink: 'name',
  },
  with: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 42, max: 52 },
    gap: 30,
    maxLines: 1,
    ink: 'accent',
  },
  line: {
    faces: ['frank-ruhl-libre-400', 'cormorant-600'],
    sizes: { min: 42, max: 54 },
    gap: 38,
    maxLines: 2,
    ink: 'body',
  },
}

const palettes = ['press', 'indigo', 'forest', 'oxblood', 'slate']

type Print = Omit<Composition<Rank>, 'lettering' | 'art' | 'palettes'> & {
  motif: string
  palette: string
  /** Sober occasions leave the bright inks out. */
  palettes?: string[]
}

export function print({ motif, palette, ...design }: Print) {
  return composeCard({
    palettes,
    ...design,
    lettering,
    art: { family: 'lino', motif, palette, seed: 5787 },
  })
}
