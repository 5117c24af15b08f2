import type { Box, Size } from '../family.ts'
import type { Plan } from './layouts.ts'

/** A tile on the plot: its box, px, and the cells of the plan that it covers. */
export interface Place {
  mark: string
  box: Box
  column: number
  row: number
  columns: number
  rows: number
}

/**
 * Width of the paper around all tiles as a share of the plot's width, and between them in units.
 */
const margin = 0.052
const gutter = 9

/**
 * The places of a plan's tiles, in reading order. Edges are whole px, so gutters are even.
 *
 * @example layOutGrid({ widthPx: 1080, heightPx: 1350 }, ['HH', '..']).length // 3
 */
export function layOutGrid(size: Size, plan: Plan): Place[] {
  const columns = plan[0]?.length ?? 0
  const gap = Math.round(gutter * Math.min(size.widthPx / 1080, size.heightPx / 1350))
  const rim = Math.round(margin * size.widthPx)
  const across = edges(size.widthPx, rim, gap, columns)
  const down = edges(size.heightPx, rim, gap, plan.length)
  return groupCells(plan).map((cells) => {
    const [x = 0] = across[cells.column] ?? []
    const [y = 0] = down[cells.row] ?? []
    const [, right = 0] = across[cells.column + cells.columns - 1] ?? []
    const [, foot = 0] = down[cells.row + cells.rows - 1] ?? []
    return { ...cells, box: { x, y, width: right - x, height: foot - y } }
  })
}

/** Whether two tiles stand side by side. */
export function touch(one: Place, other: Place): boolean {
  const apart = (a: number, aSpan: number, b: number, bSpan: number) =>
    Math.max(a, b) - Math.min(a + aSpan, b + bSpan)
  const x = apart(one.column, one.columns, other.column, other.columns)
  const y = apart(one.row, one.rows, other.row, other.rows)
  return (x === 0 && y < 0) || (y === 0 && x < 0)
}

function edges(lengthPx: number, rim: number, gap: number, count: number): [number, number][] {
  const step = (lengthPx - 2 * rim + gap) / count
  return Array.from({ length: count }, (_, i) => [
    Math.round(rim + i * step),
    Math.round(rim + (i + 1) * step - gap),
  ])
}

function groupCells(plan: Plan): Omit<Place, 'box'>[] {
  const found: Omit<Place, 'box'>[] = []
  plan.forEach((line, row) => {
    for (const [column, mark] of [...line].entries()) {
      const isOpen = mark === '.' || !found.some((each) => each.mark === mark)
      if (isOpen) found.push({ mark, column, row, ...spanOf(plan, mark, column, row) })
    }
  })
  return found
}

function spanOf(plan: Plan, mark: string, column: number, row: number) {
  if (mark === '.') return { columns: 1, rows: 1 }
  const columns = (plan[row] ?? '').lastIndexOf(mark) - column + 1
  const rows = plan.filter((line) => line[column] === mark).length
  return { columns, rows }
}
