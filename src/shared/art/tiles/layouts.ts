import type { Size } from '../family.ts'

/**
 * A plot as rows of cells: each `.` is one tile, `T` the block of text, `H` and `K` the rectangles
 * of two larger pictures.
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
  /**
   * Small tiles all around, with a picture above the words inside; on a status the words take the
   * width of the frame.
   */
  frame: {
    status: [
      ...['..........', '.HHHHHHHH.', '.HHHHHHHH.', '.HHHHHHHH.', '.HHHHHHHH.', '.HHHHHHHH.'],
      ...['..........', 'TTTTTTTTTT', 'TTTTTTTTTT', 'TTTTTTTTTT', 'TTTTTTTTTT', 'TTTTTTTTTT'],
      ...['TTTTTTTTTT', 'TTTTTTTTTT', '..........', '..........'],
    ],
    portrait: [
      ...['........', '.HHHHHH.', '.HHHHHH.', '.HHHHHH.'],
      ...['.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '........'],
    ],
    square: [
      ...['........', '.HHHHHH.', '.HHHHHH.'],
      ...['.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '........'],
    ],
    print: [
      ...['........', '.HHHHHH.', '.HHHHHH.', '.HHHHHH.', '.HHHHHH.'],
      ...['.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '.TTTTTT.', '........'],
    ],
  },
  /** Two tall pictures in opposite corners, the words between them. */
  corners: {
    status: ['...H', '...H', 'TTTT', 'TTTT', 'TTTT', 'TTTT', 'K...', 'K...'],
    portrait: ['...H', '...H', 'TTTT', 'TTTT', 'K...'],
    square: ['...H', '...H', 'TTTT', 'TTTT'],
    print: ['...H', '...H', 'TTTT', 'TTTT', 'K...', 'K...'],
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
