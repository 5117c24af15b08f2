/** Counts the taken cells above and to the left of a corner of a grid. */
export type SumTable = (column: number, row: number) => number

/**
 * A summed-area table: the taken cells of any rectangle of a grid follow from its four corners.
 *
 * @see https://en.wikipedia.org/wiki/Summed-area_table
 * @example sumTable(2, 2, (column) => column === 0)(2, 2) // 2
 */
export function sumTable(
  columns: number,
  rows: number,
  isTaken: (column: number, row: number) => boolean,
): SumTable {
  const wide = columns + 1
  const sums = new Uint32Array(wide * (rows + 1))
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const above = sums[row * wide + column + 1] ?? 0
      const left = sums[(row + 1) * wide + column] ?? 0
      const both = sums[row * wide + column] ?? 0
      sums[(row + 1) * wide + column + 1] = above + left - both + (isTaken(column, row) ? 1 : 0)
    }
  }
  return (column, row) => sums[row * wide + column] ?? 0
}

/** A rectangle of cells. */
export interface CellSpan {
  column: number
  row: number
  across: number
  down: number
}

/**
 * The number of taken cells in a rectangle of the grid.
 *
 * @example takenIn(sumTable(2, 2, () => true), { column: 1, row: 0, across: 1, down: 2 }) // 2
 */
export function takenIn(sums: SumTable, { column, row, across, down }: CellSpan): number {
  return (
    sums(column + across, row + down) -
    sums(column, row + down) -
    sums(column + across, row) +
    sums(column, row)
  )
}
