import { circlePath, type Path, placement, type Segment, transformPath } from '../path.ts'

/** Half a disc on its straight side, its middle at (x, y), rotated clockwise by quarter turns. */
export function halfDisc(x: number, y: number, radius: number, quarters = 0): Path {
  const k = 0.5522847 * radius
  const half: Path = [
    ['M', -radius, 0],
    ['C', -radius, -k, -k, -radius, 0, -radius],
    ['C', k, -radius, radius, -k, radius, 0],
    ['Z'],
  ]
  return transformPath(half, placement(x, y, (quarters * Math.PI) / 2))
}

/** A quarter of a disc with its corner at (x, y), opening to the right and down at 0 quarters. */
export function quarterDisc(x: number, y: number, radius: number, quarters = 0): Path {
  const k = 0.5522847 * radius
  const quarter: Path = [
    ['M', 0, 0],
    ['L', radius, 0],
    ['C', radius, k, k, radius, 0, radius],
    ['Z'],
  ]
  return transformPath(quarter, placement(x, y, (quarters * Math.PI) / 2))
}

/** A lens from one point to another; `bulge` is half its width as a share of its length. */
export function lens(x0: number, y0: number, x1: number, y1: number, bulge: number): Path {
  return [...halfLens(x0, y0, x1, y1, bulge).slice(0, -1), ...backOf(x0, y0, x1, y1, bulge)]
}

/** The half of a lens to the left of its axis. */
function halfLens(x0: number, y0: number, x1: number, y1: number, bulge: number): Path {
  return [['M', x0, y0], bow(x0, y0, x1, y1, bulge), ['Z']]
}

/** A drop with its point at (x, y), its round end below, and its length along `angle`. */
export function drop(x: number, y: number, length: number, angle = 0): Path {
  const shape: Path = [
    ['M', 0, 0],
    ['C', 0.08, 0.24, 0.34, 0.4, 0.34, 0.67],
    ['C', 0.34, 0.86, 0.18, 1, 0, 1],
    ['C', -0.18, 1, -0.34, 0.86, -0.34, 0.67],
    ['C', -0.34, 0.4, -0.08, 0.24, 0, 0],
    ['Z'],
  ]
  return transformPath(shape, placement(x, y, angle, length))
}

/** The straight-sided shape through these points, x and y in turn. */
export function polygon(...coordinates: readonly number[]): Path {
  const path: Segment[] = []
  for (let i = 0; i < coordinates.length; i += 2) {
    path.push([i === 0 ? 'M' : 'L', coordinates[i] ?? 0, coordinates[i + 1] ?? 0])
  }
  return [...path, ['Z']]
}

/** `count` copies of a path, rotated around (x, y) by equal steps. */
export function aroundPoint(path: Path, count: number, x: number, y: number, from = 0): Path {
  return Array.from({ length: count }, (_, i) =>
    transformPath(path, placement(x, y, from + (i * 2 * Math.PI) / count)),
  ).flat()
}

/** A ring: a disc with an open middle. */
export function ring(x: number, y: number, outer: number, inner: number): Path {
  return [...circlePath(x, y, outer), ...circlePath(x, y, inner, 'hole')]
}

function backOf(x0: number, y0: number, x1: number, y1: number, bulge: number): Path {
  return [bow(x1, y1, x0, y0, bulge), ['Z']]
}

function bow(x0: number, y0: number, x1: number, y1: number, bulge: number): Segment {
  const [dx, dy] = [x1 - x0, y1 - y0]
  // The middle of a cubic is at three quarters of its controls' height.
  const [nx, ny] = [(dy * bulge * 4) / 3, (-dx * bulge * 4) / 3]
  return [
    'C',
    x0 + 0.3 * dx + nx,
    y0 + 0.3 * dy + ny,
    x0 + 0.7 * dx + nx,
    y0 + 0.7 * dy + ny,
    x1,
    y1,
  ]
}

/** The point at that distance and angle from (x, y). */
export function corner(x: number, y: number, radius: number, angle: number): [number, number] {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** Every cell of a grid, row by row. */
export function forGrid(
  columns: number,
  rows: number,
  visit: (column: number, row: number) => void,
) {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) visit(column, row)
  }
}
