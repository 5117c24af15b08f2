import { mirrorPath, orient, type Path, signedArea, subpathsOf } from '../path.ts'

/**
 * The path mirrored about the vertical line at `x`, each subpath reversed. Solids still wind
 * positive and holes negative, so both halves can share one path.
 */
function mirrorImage(path: Path, x: number): Path {
  return subpathsOf(mirrorPath(path, x)).flatMap((subpath) =>
    orient(subpath, signedArea(subpath) >= 0 ? 'hole' : 'solid'),
  )
}

/** A path and its mirror image. */
export function bothSides(path: Path, x: number): Path {
  return [...path, ...mirrorImage(path, x)]
}
