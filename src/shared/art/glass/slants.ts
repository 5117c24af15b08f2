import type { Path } from '../path.ts'

interface Page {
  width: number
  height: number
}

interface Lattice {
  /** Units down for one across. */
  rise: number
  /** Units down from a line to the next, and the height of one of them at `x`. */
  step: number
  from: number
  /** Where lines that fall and lines that rise meet on an upright. */
  x: number
}

/** Straight leads across a page, falling and rising: the sides of a lattice, each once. */
export function slants({ width, height }: Page, { rise, step, from, x }: Lattice): Path {
  const reach = rise * width
  const first = from - step * Math.ceil((reach + from) / step)
  const count = Math.ceil((height + 2 * reach) / step) + 1
  return Array.from({ length: count }, (_, i): Path => {
    const y = first + i * step
    const [left, right] = [rise * x, rise * (width - x)]
    return [
      ['M', 0, y - left],
      ['L', width, y + right],
      ['M', 0, y + left],
      ['L', width, y - right],
    ]
  }).flat()
}
