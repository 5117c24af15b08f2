/** A possible spelling of a few words. */
export interface Piece {
  text: string
  /** Lower is better. */
  cost: number
  /** `surely` known as typed, `maybe` meant, or unknown and spelled `byRule`. */
  known: 'surely' | 'maybe' | 'byRule'
}

interface Plan {
  /** Number of words. */
  count: number
  /** Text before the word at an index, after the previous one. */
  gapBefore: (i: number) => string
  /** Spellings of the words `from` to `to` (exclusive) as one phrase. */
  piecesOf: (from: number, to: number) => readonly Piece[]
}

/** A phrase of several words is likelier than its words. */
const perPieceCost = 1
const maxKept = 12
/** Where the best is sure, much worse spellings are noise. */
const spreadCost = 2.5

/** Spellings of a few words from the spellings of their phrases, best first. */
export function combine({ count, gapBefore, piecesOf }: Plan): Piece[] {
  const upTo: Piece[][] = [[{ text: '', cost: 0, known: 'surely' }]]
  for (let to = 1; to <= count; to++) {
    const found: Piece[] = []
    for (let from = 0; from < to; from++) {
      const gap = from === 0 ? '' : gapBefore(from)
      const pieces = piecesOf(from, to)
      for (const head of upTo[from] ?? []) {
        for (const piece of pieces) found.push(joined(head, gap, piece))
      }
    }
    upTo.push(bestOf(found, maxKept))
  }
  return upTo[count] ?? []
}

/**
 * The cheapest pieces, each text once. Unless the first is sure, the last is by rule if any is.
 *
 * @param limit maximum number
 */
export function bestOf(pieces: readonly Piece[], limit: number): Piece[] {
  const sorted = [...pieces].sort((one, other) => one.cost - other.cost)
  const seen = new Set<string>()
  const unique = sorted.filter(({ text }) => !seen.has(text) && seen.add(text))
  const [first] = unique
  if (first?.known === 'surely') {
    return unique.filter(({ cost }) => cost <= first.cost + spreadCost).slice(0, limit)
  }
  const best = unique.slice(0, limit)
  if (limit < 2 || best.some(isByRule)) return best
  const ruled = unique.find(isByRule)
  return ruled ? [...best.slice(0, limit - 1), ruled] : best
}

function joined(head: Piece, gap: string, piece: Piece): Piece {
  return {
    text: head.text + gap + piece.text,
    cost: head.cost + piece.cost + perPieceCost,
    known: worse(head.known, piece.known),
  }
}

function worse(one: Piece['known'], other: Piece['known']): Piece['known'] {
  if (one === 'byRule' || other === 'byRule') return 'byRule'
  return one === 'maybe' ? one : other
}

function isByRule({ known }: Piece): boolean {
  return known === 'byRule'
}
