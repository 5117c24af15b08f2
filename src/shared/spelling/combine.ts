/** A possible spelling of a few words. */
export interface Piece {
  text: string
  /** Lower is better. */
  cost: number
  /** Whether it is spelled by rule, since no entry is known. */
  byRule: boolean
}

export interface Plan {
  /** Number of words. */
  count: number
  /** Text before the word at an index, after the previous one. */
  gapBefore: (i: number) => string
  /** Spellings of the words `from` to `to` (exclusive) as one phrase. */
  piecesOf: (from: number, to: number) => readonly Piece[]
}

/** Longer phrases are not looked up, words. */
const MAX_PHRASE = 4
/** Whatever it means, a phrase of several words is likelier than its words. */
const PER_PIECE = 1
const KEPT = 12

/**
 * Spellings of a few words from the spellings of their phrases, best first. If only rules know a
 * word otherwise, the best of these is among the kept.
 */
export function combine({ count, gapBefore, piecesOf }: Plan): Piece[] {
  const upTo: Piece[][] = [[{ text: '', cost: 0, byRule: false }]]
  for (let to = 1; to <= count; to++) {
    const found: Piece[] = []
    for (let from = Math.max(0, to - MAX_PHRASE); from < to; from++) {
      const gap = from === 0 ? '' : gapBefore(from)
      const pieces = piecesOf(from, to)
      for (const head of upTo[from] ?? []) {
        for (const piece of pieces) found.push(joined(head, gap, piece))
      }
    }
    upTo.push(bestOf(found, KEPT))
  }
  return upTo[count] ?? []
}

/** The cheapest pieces, each text once. The last is by rule if any is. */
export function bestOf(pieces: readonly Piece[], limit: number): Piece[] {
  const sorted = [...pieces].sort((one, other) => one.cost - other.cost)
  const seen = new Set<string>()
  const unique = sorted.filter(({ text }) => !seen.has(text) && seen.add(text))
  const best = unique.slice(0, limit)
  if (limit < 2 || best.some(({ byRule }) => byRule)) return best
  const ruled = unique.find(({ byRule }) => byRule)
  return ruled ? [...best.slice(0, limit - 1), ruled] : best
}

function joined(head: Piece, gap: string, piece: Piece): Piece {
  return {
    text: head.text + gap + piece.text,
    cost: head.cost + piece.cost + PER_PIECE,
    byRule: head.byRule || piece.byRule,
  }
}
