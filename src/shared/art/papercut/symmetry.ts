import { mirrorPath, orient, type Path, signedArea, subpathsOf } from '../path.ts'

/**
 * The path in the mirror of the upright line at `x`, each subpath walked backwards, so that
 * solids still wind positive and holes negative and both halves can stand in one path.
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
