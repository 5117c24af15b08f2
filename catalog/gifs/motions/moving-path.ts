import { type Fill, mapArt, type PaintedArt } from '#shared/art/art.ts'
import { type Path, subpathsOf } from '#shared/art/path.ts'
import { parsePathData, toPathData } from '#shared/art/path-data.ts'

/** The art with every path piece in one of these fills changed. */
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
    // With one decimal of a page px, slow motion would jerk.
    return { ...node, attributes: { ...node.attributes, d: toPathData(path, 2) } }
  })
}
