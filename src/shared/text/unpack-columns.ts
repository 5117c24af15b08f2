import { unpackCounts, unpackNumbers } from './pack-numbers.ts'

/**
 * Columns of kerning as a width table's file holds them. Like letters kern with much the same
 * letters, and by amounts that come again: a column says where it kerns by how it differs in that
 * from one before it, and then how much.
 */
export interface PackedColumns {
  /** For each column how many columns before it the one stands that it is told from; 0 is none. */
  likes: string
  /** Pairs that kern in one of the two and not in the other: how many pairs lie before each. */
  turns: string
  /** The amounts that occur, often used ones first, each less the one before. */
  amounts: string
  /** For each pair that kerns, the place of its amount. */
  kerning: string
}

/** @param height of each column */
export function unpackColumns(packed: PackedColumns, height: number): number[][] {
  const amounts = sums(unpackNumbers(packed.amounts))
  const places = unpackCounts(packed.kerning)
  const turns = new Set(sums(unpackCounts(packed.turns).map((passed) => passed + 1)))
  const columns: number[][] = []
  let cell = 0
  let next = 0
  for (const like of unpackCounts(packed.likes)) {
    const model = columns[columns.length - like]
    const column = Array.from({ length: height }, (_, row) => {
      const kerns = turns.has(++cell) !== Boolean(model?.[row])
      return kerns ? (amounts[places[next++] ?? 0] ?? 0) : 0
    })
    columns.push(column)
  }
  return columns
}

function sums(steps: readonly number[]): number[] {
  let sum = 0
  return steps.map((step) => (sum += step))
}
