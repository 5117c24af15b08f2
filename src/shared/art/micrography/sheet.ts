import { type Box, printBleedPx, type Size } from '../family.ts'
import type { Point } from '../path.ts'

/**
 * Who owns each spot of the page, on a grid. What is in front claims its spots first, so writing
 * behind it stops at its edge.
 */
export interface Sheet {
  /** Claims the free spots inside an outline and keeps a gap around it. @returns the owner's number */
  claim(outline: readonly Point[], gapPx: number): number
  /** Keeps writing out of a box. */
  block(box: Box): void
  /** The owner of a spot; `free` for nobody, `blocked` where nothing may be written. */
  ownerAt(x: number, y: number): number
}

export const free = 0
export const blocked = 0xffff

const cellPx = 2

export function createSheet({ widthPx, heightPx }: Size): Sheet {
  const columns = Math.ceil((widthPx + 2 * printBleedPx) / cellPx)
  const rows = Math.ceil((heightPx + 2 * printBleedPx) / cellPx)
  const owners = new Uint16Array(columns * rows)
  let count = 0

  const columnAt = (x: number) => Math.floor((x + printBleedPx) / cellPx)
  const rowAt = (y: number) => Math.floor((y + printBleedPx) / cellPx)

  function setRow(row: number, fromX: number, toX: number, owner: number): void {
    if (row < 0 || row >= rows) return
    const start = Math.max(0, columnAt(fromX + cellPx / 2))
    const end = Math.min(columns, columnAt(toX + cellPx / 2))
    for (let at = row * columns + start; at < row * columns + end; at++) {
      if (owners[at] === free) owners[at] = owner
    }
  }

  function setDisc({ x, y }: Point, radius: number, owner: number): void {
    for (let row = rowAt(y - radius); row <= rowAt(y + radius); row++) {
      const across = radius ** 2 - ((row + 0.5) * cellPx - printBleedPx - y) ** 2
      if (across > 0) setRow(row, x - Math.sqrt(across), x + Math.sqrt(across), owner)
    }
  }

  function fill(outline: readonly Point[], owner: number): void {
    for (const [row, crossings] of crossingsOf(outline, rowAt)) {
      crossings.sort((a, b) => a.x - b.x)
      let winding = 0
      crossings.forEach(({ x, way }, i) => {
        winding += way
        const next = crossings[i + 1]
        if (winding !== 0 && next) setRow(row, x, next.x, owner)
      })
    }
  }

  return {
    claim(outline, gapPx) {
      count++
      fill(outline, count)
      if (gapPx > 0) for (const point of outline) setDisc(point, gapPx, blocked)
      return count
    },
    block({ x, y, width, height }) {
      for (let row = rowAt(y); row <= rowAt(y + height); row++) setRow(row, x, x + width, blocked)
    },
    ownerAt(x, y) {
      const [column, row] = [columnAt(x), rowAt(y)]
      if (column < 0 || row < 0 || column >= columns || row >= rows) return blocked
      return owners[row * columns + column] ?? blocked
    },
  }
}

interface Crossing {
  x: number
  /** 1 downwards, -1 upwards. */
  way: number
}

/** Where the edges of an outline cross the middle of each row of cells. */
function crossingsOf(
  outline: readonly Point[],
  rowAt: (y: number) => number,
): Map<number, Crossing[]> {
  const found = new Map<number, Crossing[]>()
  outline.forEach((from, i) => {
    const to = outline[(i + 1) % outline.length] ?? from
    const [upper, lower] = from.y < to.y ? [from, to] : [to, from]
    for (let row = rowAt(upper.y); row <= rowAt(lower.y); row++) {
      const y = (row + 0.5) * cellPx - printBleedPx
      if (y < upper.y || y >= lower.y) continue
      const x = upper.x + ((y - upper.y) / (lower.y - upper.y)) * (lower.x - upper.x)
      const crossing = { x, way: from.y < to.y ? 1 : -1 }
      const known = found.get(row)
      if (known) known.push(crossing)
      else found.set(row, [crossing])
    }
  })
  return found
}
