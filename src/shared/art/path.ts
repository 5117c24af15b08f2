/**
 * Paths as data: lists of absolute segments that can be moved, turned, mirrored and oriented.
 * path-data.ts turns them into compact text at the end. Unions are made by winding: every solid
 * subpath positive, every hole negative, one path, `fill-rule` nonzero.
 */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z']

export type Path = readonly Segment[]

export interface Point {
  x: number
  y: number
}

/** An affine map: x' = a x + c y + e, y' = b x + d y + f (the order of SVG's `matrix()`). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** The path transformed by an affine map. */
export function transformPath(path: Path, [a, b, c, d, e, f]: Matrix): Path {
  return path.map((segment) => {
    const moved: (string | number)[] = [segment[0]]
    for (let i = 1; i < segment.length; i += 2) {
      const x = Number(segment[i])
      const y = Number(segment[i + 1])
      moved.push(a * x + c * y + e, b * x + d * y + f)
    }
    return moved as unknown as Segment
  })
}

/** The map that scales, then turns by `angle` (radians, clockwise on screen), then moves to (x, y). */
export function placement(x: number, y: number, angle = 0, scaleX = 1, scaleY = scaleX): Matrix {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return [cos * scaleX, sin * scaleX, -sin * scaleY, cos * scaleY, x, y]
}

/** The path mirrored about the vertical line at `x`. */
export function mirrorPath(path: Path, x: number): Path {
  return transformPath(path, [-1, 0, 0, 1, 2 * x, 0])
}

/**
 * A solid path and its mirror image about x = 0, with the same winding so that overlaps stay
 * filled.
 */
export function mirrored(path: Path): Path {
  return [...orient(path, 'solid'), ...orient(mirrorPath(path, 0), 'solid')]
}

/** Every subpath with one winding: `solid` clockwise on screen, `hole` counterclockwise. */
export function orient(path: Path, as: 'solid' | 'hole'): Path {
  return subpathsOf(path).flatMap((subpath) =>
    signedArea(subpath) >= 0 === (as === 'solid') ? subpath : reverseSubpath(subpath),
  )
}

/** Twice the area inside the control polygon; positive for clockwise on screen (y downwards). */
export function signedArea(subpath: Path): number {
  const points = pointsOf(subpath)
  let area = 0
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length] ?? point
    area += point.x * next.y - next.x * point.y
  })
  return area
}

/** The box around all points and control points, which contains the whole path. */
export function boundsOf(path: Path): { x: number; y: number; width: number; height: number } {
  const points = pointsOf(path)
  const x = Math.min(...points.map((point) => point.x))
  const y = Math.min(...points.map((point) => point.y))
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) - x,
    height: Math.max(...points.map((point) => point.y)) - y,
  }
}

/** A circle of four cubics, clockwise on screen unless it is a hole. */
export function circlePath(x: number, y: number, radius: number, as: 'solid' | 'hole' = 'solid') {
  return ellipsePath(x, y, radius, radius, as)
}

/** An ellipse of four cubics, clockwise on screen unless it is a hole. */
export function ellipsePath(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  as: 'solid' | 'hole' = 'solid',
): Path {
  const side = as === 'solid' ? 1 : -1
  const ry = radiusY * side
  const kx = radiusX * 0.5522847
  const ky = ry * 0.5522847
  return [
    ['M', x + radiusX, y],
    ['C', x + radiusX, y + ky, x + kx, y + ry, x, y + ry],
    ['C', x - kx, y + ry, x - radiusX, y + ky, x - radiusX, y],
    ['C', x - radiusX, y - ky, x - kx, y - ry, x, y - ry],
    ['C', x + kx, y - ry, x + radiusX, y - ky, x + radiusX, y],
    ['Z'],
  ]
}

/** An opening with a round top: its middle, half its width, and where its round top and its sides end. */
export interface RoundArch {
  x: number
  half: number
  spring: number
  foot: number
}

export function roundArchPath({ x, half, spring, foot }: RoundArch): Path {
  const k = 0.5523 * half
  const top = spring - half
  return [
    ['M', x - half, foot],
    ['L', x - half, spring],
    ['C', x - half, spring - k, x - k, top, x, top],
    ['C', x + k, top, x + half, spring - k, x + half, spring],
    ['L', x + half, foot],
    ['Z'],
  ]
}

/** A rectangle, clockwise on screen unless it is a hole. */
export function rectPath(
  x: number,
  y: number,
  width: number,
  height: number,
  as: 'solid' | 'hole' = 'solid',
): Path {
  const clockwise: Path = [
    ['M', x, y],
    ['L', x + width, y],
    ['L', x + width, y + height],
    ['L', x, y + height],
    ['Z'],
  ]
  return as === 'solid' ? clockwise : reverseSubpath(clockwise)
}

/** A smooth open or closed curve through points (Catmull-Rom, k = 1/6). */
export function splinePath(points: readonly Point[], closed = false): Path {
  const first = points[0]
  if (!first) return []
  const count = points.length
  const at = (i: number): Point =>
    (closed ? points[(i + count) % count] : points[Math.max(0, Math.min(count - 1, i))]) ?? first
  const path: Segment[] = [['M', first.x, first.y]]
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const before = at(i - 1)
    const from = at(i)
    const to = at(i + 1)
    const after = at(i + 2)
    path.push([
      'C',
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ])
  }
  if (closed) path.push(['Z'])
  return path
}

/** All points and control points, in the order of the path. */
export function pointsOf(path: Path): Point[] {
  const points: Point[] = []
  for (const segment of path) {
    for (let i = 1; i < segment.length; i += 2) {
      points.push({ x: Number(segment[i]), y: Number(segment[i + 1]) })
    }
  }
  return points
}

/** The pieces of a path, each with its own start. */
export function subpathsOf(path: Path): Path[] {
  const subpaths: Segment[][] = []
  for (const segment of path) {
    if (segment[0] === 'M') subpaths.push([])
    subpaths.at(-1)?.push(segment)
  }
  return subpaths
}

/** The same outline in reverse: the end points reversed, the controls of each swapped. */
function reverseSubpath(subpath: Path): Path {
  const drawn = subpath.filter((segment) => segment[0] !== 'Z')
  const ends = drawn.map((segment) => segment.slice(-2) as unknown as [number, number])
  const last = ends.at(-1)
  if (!last) return subpath
  const reversed: Segment[] = [['M', ...last]]
  for (let i = drawn.length - 1; i > 0; i--) {
    const segment = drawn[i]
    const to = ends[i - 1]
    if (!segment || !to) continue
    if (segment[0] === 'C') {
      reversed.push(['C', segment[3], segment[4], segment[1], segment[2], ...to])
    } else if (segment[0] === 'Q') {
      reversed.push(['Q', segment[1], segment[2], ...to])
    } else {
      reversed.push(['L', ...to])
    }
  }
  if (drawn.length < subpath.length) reversed.push(['Z'])
  return reversed
}
