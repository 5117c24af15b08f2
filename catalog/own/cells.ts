import type { Box } from '#shared/art/family.ts'
import type { Rgb } from '#shared/art/hex-colour.ts'

/** A picture as a grid of mean colours. */
export interface Cells {
  columns: number
  rows: number
  /** Red, green and blue of each cell, row by row. */
  rgb: Uint8Array
}

export function cellAt({ columns, rgb }: Cells, column: number, row: number): Rgb {
  const at = 3 * (row * columns + column)
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
}

export function allCells(cells: Cells): Rgb[] {
  return Array.from({ length: cells.columns * cells.rows }, (_, i) =>
    cellAt(cells, i % cells.columns, Math.floor(i / cells.columns)),
  )
}

/** The colours of the cells that a box touches. */
export function cellsIn(cells: Cells, box: Box, cellPx: number): Rgb[] {
  const { left, top, right, foot } = cellBounds(cells, box, cellPx)
  const found: Rgb[] = []
  for (let row = top; row < foot; row++) {
    for (let column = left; column < right; column++) found.push(cellAt(cells, column, row))
  }
  return found
}

/** A box in px as cells; right and foot are exclusive. */
export function cellBounds({ columns, rows }: Cells, box: Box, cellPx: number) {
  return {
    left: Math.max(0, Math.floor(box.x / cellPx)),
    top: Math.max(0, Math.floor(box.y / cellPx)),
    right: Math.min(columns, Math.ceil((box.x + box.width) / cellPx)),
    foot: Math.min(rows, Math.ceil((box.y + box.height) / cellPx)),
  }
}
