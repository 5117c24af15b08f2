/** FNV-1a, 32 bits. */
const offsetBasis = 0x811c9dc5
const prime = 0x01000193

/**
 * Divides a list into pieces. A piece ends after each item whose name hashes to an end, so a change
 * of one item changes its own piece alone, and a removed end joins two pieces.
 *
 * @param average items of a piece, about
 */
export function divideList<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  average: number,
): Item[][] {
  const pieces: Item[][] = []
  let piece: Item[] = []
  for (const item of items) {
    piece.push(item)
    if (hashName(nameOf(item)) % average !== 0) continue
    pieces.push(piece)
    piece = []
  }
  return piece.length > 0 ? [...pieces, piece] : pieces
}

/** A number for a name, evenly spread over 32 bits. */
export function hashName(name: string): number {
  let hash = offsetBasis
  for (let i = 0; i < name.length; i++) {
    hash = Math.imul(hash ^ name.charCodeAt(i), prime)
  }
  // The last bits of FNV alone are weak.
  return (hash ^ (hash >>> 15)) >>> 0
}
