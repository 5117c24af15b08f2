import { type Fill, mapArt, type PaintedArt } from '#shared/art/art.ts'
import { type Path, subpathsOf } from '#shared/art/path.ts'
import { parsePathData, toPathData } from '#shared/art/path-data.ts'

/** The art with each piece of the paths in one of these fills changed. */
export function changePieces(
  art: PaintedArt,
  fills: readonly Fill[],
  change: (piece: Path, index: number) => Path,
): PaintedArt {
  let index = 0
  return mapArt(art, (node) => {
    const { d, fill } = node.attributes
    if (d === undefined || fill === undefined || !fills.includes(fill)) return node
    const path = subpathsOf(parsePathData(d)).flatMap((piece) => change(piece, index++))
    // One decimal of a page px shows as a jerk in what moves slowly.
    return { ...node, attributes: { ...node.attributes, d: toPathData(path, 2) } }
  })
}
