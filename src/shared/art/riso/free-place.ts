import type { Box } from '../family.ts'
import { isInside } from '../polygon.ts'
import { sumTable, takenIn } from '../sum-table.ts'
import type { Plate } from './plates.ts'

export interface Wanted {
  /** Height to width. */
  ratio: number
  /** Limits of the larger side, px. */
  most: number
  least: number
  /** Its preferred place, as shares of the area: (0, 0) is the upper left. */
  near: { x: number; y: number }
}

const step = 20

interface FreeArea {
  area: Box
  plates: readonly Plate[]
  taken: readonly Box[]
}

/**
 * The largest free box of a shape within an area, clear of plates and boxes, near its preferred
 * place; anywhere if there is none near it.
 */
export function findFree(wanted: Wanted, ground: FreeArea): Box | undefined {
  return findWithin(wanted, ground, 0.42) ?? findWithin(wanted, ground, 2)
}

/** @param reach maximum distance of its middle from the preferred place, in shares of the area */
function findWithin({ ratio, most, least, near }: Wanted, ground: FreeArea, reach: number) {
  const { area, plates, taken } = ground
  const columns = Math.floor(area.width / step)
  const rows = Math.floor(area.height / step)
  const isTaken = (column: number, row: number) => {
    const point = { x: area.x + (column + 0.5) * step, y: area.y + (row + 0.5) * step }
    return (
      plates.some(({ polygons }) => isInside(polygons, point)) ||
      taken.some((box) => holdsPoint(box, point))
    )
  }
  const sums = sumTable(columns, rows, isTaken)
  for (let side = most; side >= least; side -= 20) {
    const width = ratio > 1 ? side / ratio : side
    const height = ratio > 1 ? side : side * ratio
    const [across, down] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1]
    let best: { column: number; row: number; cost: number } | undefined
    for (let row = 0; row + down <= rows; row++) {
      for (let column = 0; column + across <= columns; column++) {
        if (takenIn(sums, { column, row, across, down }) > 0) continue
        const cost = Math.hypot(
          (column + across / 2) / columns - near.x,
          (row + down / 2) / rows - near.y,
        )
        if (cost < reach && (!best || cost < best.cost)) best = { column, row, cost }
      }
    }
    if (best) {
      const x = area.x + best.column * step + (across * step - width) / 2
      const y = area.y + best.row * step + (down * step - height) / 2
      return { x, y, width, height }
    }
  }
  return undefined
}

function holdsPoint(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height
}
