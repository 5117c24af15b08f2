import type { Fill } from '#shared/art/art.ts'
import { type Art, mapArt } from '#shared/art/art.ts'
import { type Path, subpathsOf } from '#shared/art/path.ts'
import { parsePathData, toPathData } from '#shared/art/path-data.ts'

/** The art with each piece of the paths in one of these fills changed. */
export function changePieces(
  art: Art,
  fills: readonly Fill[],
  change: (piece: Path, index: number) => Path,
): Art {
  let index = 0
  return mapArt(art, (node) => {
    const { d, fill } = node.attributes
    if (d === undefined || fill === undefined || !fills.includes(fill)) return node
    const path = subpathsOf(parsePathData(d)).flatMap((piece) => change(piece, index++))
    // One decimal of a page px shows as a jerk in what moves slowly.
    return { ...node, attributes: { ...node.attributes, d: toPathData(path, 2) } }
  })
}
