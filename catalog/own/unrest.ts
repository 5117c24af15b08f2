import type { Box } from '#shared/art/family.ts'
import { type Cells, cellAt, cellBounds } from './cells.ts'
import { toOklch } from './oklch.ts'

/** How restless a picture is under a box. */
export interface Unrest {
  /** Mean lightness, 0 to 1. */
  light: number
  /** Standard deviation of the lightness, 0 to 0.5. */
  spread: number
  /** Mean step of the lightness from cell to cell. */
  edges: number
}

/** Answers in constant time for any box of a page. */
export type UnrestMap = (box: Box) => Unrest

/**
 * Sums over all cells above and to the left of each cell, so that a box needs four of them.
 *
 * @param cellPx side of a cell, in the units of the boxes
 */
export function createUnrestMap(cells: Cells, cellPx: number): UnrestMap {
  const light = lightnessOf(cells)
  const sums = sumTable(cells, (column, row) => light(column, row))
  const squares = sumTable(cells, (column, row) => light(column, row) ** 2)
  const edges = sumTable(
    cells,
    (column, row) =>
      Math.abs(light(column, row) - light(column - 1, row)) +
      Math.abs(light(column, row) - light(column, row - 1)),
  )
  return (box) => {
    const bounds = cellBounds(cells, box, cellPx)
    const { left, top, right, foot } = bounds
    const count = Math.max(1, (right - left) * (foot - top))
    const mean = sums(bounds) / count
    return {
      light: mean,
      spread: Math.sqrt(Math.max(0, squares(bounds) / count - mean ** 2)),
      edges: edges(bounds) / count,
    }
  }
}

function lightnessOf(cells: Cells): (column: number, row: number) => number {
  const values = Float64Array.from(
    { length: cells.columns * cells.rows },
    (_, i) => toOklch(cellAt(cells, i % cells.columns, Math.floor(i / cells.columns))).light,
  )
  return (column, row) => values[Math.max(0, row) * cells.columns + Math.max(0, column)] ?? 0
}

type Bounds = ReturnType<typeof cellBounds>

function sumTable(
  { columns, rows }: Cells,
  valueAt: (column: number, row: number) => number,
): (bounds: Bounds) => number {
  const width = columns + 1
  const table = new Float64Array(width * (rows + 1))
  for (let row = 0; row < rows; row++) {
    let inRow = 0
    for (let column = 0; column < columns; column++) {
      inRow += valueAt(column, row)
      table[(row + 1) * width + column + 1] = (table[row * width + column + 1] ?? 0) + inRow
    }
  }
  const at = (column: number, row: number) => table[row * width + column] ?? 0
  return ({ left, top, right, foot }) =>
    at(right, foot) - at(left, foot) - at(right, top) + at(left, top)
}
