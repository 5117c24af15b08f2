import { boundsOf, type Path, subpathsOf } from './path.ts'

/**
 * The path split into groups of pieces that stand side by side. Pieces above each other stay
 * together.
 */
export function apart(path: Path): Path[] {
  const groups: { left: number; right: number; path: Path }[] = []
  for (const piece of subpathsOf(path)) {
    const { x, width } = boundsOf(piece)
    const touching = groups.filter(({ left, right }) => left < x + width && right > x)
    for (const group of touching) groups.splice(groups.indexOf(group), 1)
    groups.push({
      left: Math.min(x, ...touching.map(({ left }) => left)),
      right: Math.max(x + width, ...touching.map(({ right }) => right)),
      path: [...touching.flatMap((group) => group.path), ...piece],
    })
  }
  return groups.map((group) => group.path)
}

/** The pieces of a path whose middle lies between the left and right ends of another path. */
export function piecesOver(path: Path, other: Path): Path {
  const { x, width } = boundsOf(other)
  return subpathsOf(path).flatMap((piece) => {
    const own = boundsOf(piece)
    return Math.abs(own.x + own.width / 2 - x - width / 2) <= width / 2 ? piece : []
  })
}
