import type { Size } from '../family.ts'

/**
 * A plot as rows of cells: each `.` is one tile, `T` the block of text, `H` and `K` the rectangles
 * of two larger pictures, `1` to `4` those of the letters of a word.
 */
export type Plan = readonly string[]

/** One composition for the four formats. */
export interface Layout {
  status: Plan
  portrait: Plan
  square: Plan
  print: Plan
}

export const layouts = {
  /** A tall picture beside the words; on a status above them, in the middle of its tiles. */
  ledger: {
    status: [
      ...['......', '..HH..', '..HH..', '..HH..', '..HH..', 'TTTTTT', 'TTTTTT'],
      ...['TTTTTT', 'TTTTTT', 'TTTTTT', '......', '......'],
    ],
    portrait: ['....', '....', 'HTTT', 'HTTT', '....'],
    square: ['....', 'HTTT', 'HTTT', '....'],
    print: ['....', '....', 'HTTT', 'HTTT', '.TTT', '....'],
  },
  /** A square picture at the top right, the words below it across the plot. */
  window: {
    status: [
      ...['......', '...HHH', '...HHH', '...HHH', 'TTTTTT', 'TTTTTT'],
      ...['TTTTTT', 'TTTTTT', 'TTTTTT', '......', '......'],
    ],
    portrait: ['..HH', '..HH', 'TTTT', 'TTTT', '....'],
    square: ['..HH', '..HH', 'TTTT', 'TTTT'],
    print: ['....', '..HH', '..HH', 'TTTT', 'TTTT', '....'],
  },
  /** A square picture at the top left, with more room for words below it. */
  hall: {
    status: [
      ...['HHH...', 'HHH...', 'HHH...', 'TTTTTT', 'TTTTTT', 'TTTTTT'],
      ...['TTTTTT', 'TTTTTT', 'TTTTTT', '......', '......'],
    ],
    portrait: ['HH..', 'HH..', 'TTTT', 'TTTT', 'TTTT'],
    square: ['HH..', 'HH..', 'TTTT', 'TTTT'],
    print: ['....', 'HH..', 'HH..', 'TTTT', 'TTTT', 'TTTT'],
  },
  /** A wide picture above the words, a column of tiles beside both. */
  shelf: {
    status: [
      ...['......', 'HHHHH.', 'HHHHH.', 'HHHHH.', 'TTTTTT', 'TTTTTT'],
      ...['TTTTTT', 'TTTTTT', 'TTTTTT', '......', '......'],
    ],
    portrait: ['HHH.', 'HHH.', '.TTT', '.TTT', '....'],
    square: ['HHH.', 'HHH.', '.TTT', '.TTT'],
    print: ['....', 'HHH.', 'HHH.', '.TTT', '.TTT', '....'],
  },
  /** One large picture between two bands of small tiles. */
  banner: {
    status: [
      ...['........', '........', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH'],
      ...['TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT'],
      ...['........', '........'],
    ],
    portrait: [
      ...['........', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH'],
      ...['TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', '........'],
    ],
    square: [
      ...['........', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH'],
      ...['TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', '........'],
    ],
    print: [
      ...['........', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH', 'HHHHHHHH'],
      ...['TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', 'TTTTTTTT', '........'],
    ],
  },
  /** Two tall pictures in opposite corners, the words between them. */
  corners: {
    status: ['...H', '...H', 'TTTT', 'TTTT', 'TTTT', 'TTTT', 'K...', 'K...'],
    portrait: ['...H', '...H', 'TTTT', 'TTTT', 'K...'],
    square: ['...H', '...H', 'TTTT', 'TTTT'],
    print: ['...H', '...H', 'TTTT', 'TTTT', 'K...', 'K...'],
  },
  /** One picture across a wall of tiles, the words below it. */
  mural: {
    status: [...rows(7, 'H', 6), ...rows(7, 'T', 5), ...rows(7, '.', 2)],
    portrait: [...rows(8, 'H', 5), ...rows(8, 'T', 4), '........'],
    square: [...rows(8, 'H', 4), ...rows(8, 'T', 4)],
    print: [...rows(8, 'H', 6), ...rows(8, 'T', 4), '........'],
  },
  /** The words at the top, and one picture across a wall of tiles down to the foot. */
  canopy: {
    status: [
      ...['......', 'TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT'],
      ...['HHHHHH', 'HHHHHH', 'HHHHHH', 'HHHHHH', 'HHHHHH', 'HHHHHH'],
    ],
    portrait: ['........', ...rows(8, 'T', 4), ...rows(8, 'H', 5)],
    square: [...rows(8, 'T', 4), ...rows(8, 'H', 4)],
    print: ['........', ...rows(8, 'T', 4), ...rows(8, 'H', 6)],
  },
  /** A round pavement with the picture in its middle. */
  rosette: {
    status: ['.......', ...rows(7, 'H', 6), ...rows(7, 'T', 5), ...rows(7, '.', 2)],
    portrait: ['........', ...rows(8, 'H', 5), ...rows(8, 'T', 4)],
    square: ['..HHHH..', '..HHHH..', '..HHHH..', '..HHHH..', ...rows(8, 'T', 4)],
    print: ['........', ...rows(8, 'H', 6), ...rows(8, 'T', 4)],
  },
  /** Few and huge tiles, the words between them. */
  quilt: {
    status: ['..H', '...', 'TTT', 'TTT', '...', 'K..'],
    portrait: ['..H', 'TTT', 'TTT', 'K..'],
    square: ['..H', 'TTT', 'TTT'],
    print: ['..H', 'TTT', 'TTT', 'K..'],
  },
  /** A word of three letters, each on a tile of its own, over the words. */
  plaque: {
    status: [
      ...['......', '332211', '332211', '332211', 'TTTTTT', 'TTTTTT', 'TTTTTT'],
      ...['TTTTTT', 'TTTTTT', '..HH..', '..HH..'],
    ],
    portrait: ['332211', '332211', 'TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT', '..HH..', '..HH..'],
    square: ['332211', '332211', 'TTTTTT', 'TTTTTT', 'TTTTTT', '......'],
    print: [
      ...['......', '332211', '332211', 'TTTTTT', 'TTTTTT', 'TTTTTT', 'TTTTTT'],
      ...['..HH..', '..HH..'],
    ],
  },
  /** A word of four letters, two by two on a status and in a row on lower pages. */
  letters: {
    status: [
      ...['222111', '222111', '222111', '444333', '444333', '444333'],
      ...rows(6, 'T', 5),
      '..HH..',
      '..HH..',
    ],
    portrait: ['........', '44332211', '44332211', ...rows(8, 'T', 5), '...HH...', '...HH...'],
    square: [
      ...['44332211', '44332211', '44332211'],
      ...rows(8, 'T', 4),
      ...['...HH...', '...HH...'],
    ],
    print: [
      ...['........', '44332211', '44332211', ...rows(8, 'T', 5)],
      ...['...HH...', '...HH...', '........'],
    ],
  },
} as const satisfies Record<string, Layout>

export type LayoutName = keyof typeof layouts

/**
 * The plan for a plot, by its proportion. Of two plots with the same proportion, the larger is for
 * print.
 */
export function planOf(layout: Layout, { widthPx, heightPx }: Size): Plan {
  const ratio = heightPx / widthPx
  if (ratio > 1.6) return layout.status
  if (ratio > 1.3) return layout.print
  return ratio > 1.1 ? layout.portrait : layout.square
}

/** Equal rows of cells with one mark. */
function rows(columns: number, mark: string, count: number): string[] {
  return Array.from({ length: count }, () => mark.repeat(columns))
}
