import { unpackCounts, unpackNumbers } from './pack-numbers.ts'

/**
 * Columns of kerning in a width table's file. Similar letters kern with nearly the same letters,
 * and by recurring amounts. So a column is stored as its difference from an earlier column, and
 * then its amounts.
 */
export interface PackedColumns {
  /** For each column, the distance back to the column that it is stored relative to; 0 is none. */
  likes: string
  /** Pairs that kern in only one of the two: the number of pairs before each. */
  turns: string
  /** The amounts that occur, frequent ones first, each as the difference from the one before. */
  amounts: string
  /** For each kerning pair, the index of its amount. */
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
