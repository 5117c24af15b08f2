import type { Path, Point, Segment } from './path.ts'

/** A path with every point, including controls, moved by `to`. */
export function warpPath(path: Path, to: (at: Point) => Point): Path {
  return path.map((segment) => {
    const moved: (string | number)[] = [segment[0]]
    for (let i = 1; i < segment.length; i += 2) {
      const { x, y } = to({ x: Number(segment[i]), y: Number(segment[i + 1]) })
      moved.push(x, y)
    }
    return moved as unknown as Segment
  })
}
