import { grown } from '../box.ts'
import type { Box } from '../family.ts'
import { mirrorPath, orient, type Path, type Point, signedArea, subpathsOf } from '../path.ts'
import { whole } from './cuts.ts'
import type { Piece } from './paper.ts'
import type { Plot } from './plot.ts'

/** A whole sheet with an opening, and plants that reach into it. */
export function sheet(
  plot: Plot,
  hole: Path,
  rest: Omit<Piece, 'path'>,
  ...plants: readonly Path[]
): Piece {
  return { ...rest, path: [...whole(plot), ...orient(hole, 'hole'), ...plants.flat()] }
}

/** A path and its mirror image about the middle of the page; holes stay holes. */
export function onBothSides({ width }: Pick<Plot, 'width'>, path: Path): Path {
  const image = subpathsOf(mirrorPath(path, width / 2)).flatMap((subpath) =>
    orient(subpath, signedArea(subpath) < 0 ? 'solid' : 'hole'),
  )
  return [...path, ...image]
}

/** The points of a line that is given from the other side of the page. */
export function fromRight({ width }: Pick<Plot, 'width'>, points: readonly Point[]): Point[] {
  return points.map(({ x, y }) => ({ x: width - x, y }))
}

/** Where no plant reaches: the words and some air. */
export function clearOf({ text }: Pick<Plot, 'text'>): Box {
  return grown(text, 8)
}

/**
 * Points from their coordinates.
 *
 * @example pointsAt(0, 5, 10, 20) // [{ x: 0, y: 5 }, { x: 10, y: 20 }]
 */
export function pointsAt(...numbers: readonly number[]): Point[] {
  return numbers.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: numbers[i + 1] ?? 0 }] : []))
}
