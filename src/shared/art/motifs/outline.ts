import { mirrorPath, type Path, type Segment } from '../path.ts'

/**
 * The closed outline of a shape that is symmetric about x = 0.
 *
 * @param half its right side as an open path, from the axis at the top to the axis at the foot
 * @throws RangeError when the half holds more than one line
 * @example symmetric([['M', 0, -2], ['L', 1, 0], ['L', 0, 0]]).length // 6
 */
export function symmetric(half: Path): Path {
  const ends = half.map((segment) => segment.slice(-2) as unknown as [number, number])
  const back: Segment[] = []
  for (let i = half.length - 1; i > 0; i--) {
    const segment = half[i]
    const to = ends[i - 1]
    if (!segment || !to) continue
    if (segment[0] === 'C') back.push(['C', segment[3], segment[4], segment[1], segment[2], ...to])
    else if (segment[0] === 'Q') back.push(['Q', segment[1], segment[2], ...to])
    else if (segment[0] === 'L') back.push(['L', ...to])
    else throw new RangeError(`half holds ${segment[0]} after its start`)
  }
  return [...half, ...mirrorPath(back, 0), ['Z']]
}
