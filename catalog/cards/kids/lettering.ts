import { type Composition, composeCard, type Lettering } from '../compose-card.ts'

type Rank = 'title' | 'longTitle' | 'second' | 'name' | 'line' | 'small'

/** Round letters, the one weight a little under the other. */
const lettering = {
  title: {
    faces: ['fredoka-600'],
    sizes: { min: 92, max: 172 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  /** One line of three words: in two they would fill the sheet. */
  longTitle: {
    faces: ['fredoka-600'],
    sizes: { min: 92, max: 132 },
    gap: 40,
    maxLines: 2,
    ink: 'title',
  },
  second: {
    faces: ['fredoka-500'],
    sizes: { min: 46, max: 72 },
    gap: 40,
    maxLines: 2,
    ink: 'accent',
  },
  name: {
    faces: ['fredoka-600'],
    sizes: { min: 54, max: 96 },
    gap: 46,
    maxLines: 2,
    ink: 'name',
  },
  line: {
    faces: ['fredoka-500'],
    sizes: { min: 42, max: 50 },
    gap: 36,
    maxLines: 2,
    ink: 'body',
  },
  small: {
    faces: ['fredoka-500'],
    sizes: { min: 42, max: 54 },
    gap: 36,
    maxLines: 2,
    ink: 'quiet',
  },
} as const satisfies Lettering<Rank>

/** Fredoka has no Yiddish vowels. */
const inYiddish: Lettering<Rank> = {
  title: { ...lettering.title, faces: ['heebo-800'] },
  longTitle: { ...lettering.longTitle, faces: ['heebo-800'] },
  second: { ...lettering.second, faces: ['heebo-500'] },
  name: { ...lettering.name, faces: ['heebo-800'] },
  line: { ...lettering.line, faces: ['heebo-500'] },
  small: { ...lettering.small, faces: ['heebo-500'] },
}

const palettes = ['sky', 'blush', 'mint', 'dream']

type Picture = Omit<Composition<Rank>, 'lettering' | 'art' | 'palettes'> & {
  motif: string
  palette: string
  seed: number
}

export function kidsCard({ motif, palette, seed, ...design }: Picture) {
  return composeCard({
    palettes,
    ...design,
    lettering: design.language === 'yi' ? inYiddish : lettering,
    art: { family: 'kids', motif, palette, seed },
  })
}
