import type { Path, Point } from '../path.ts'
import { flatten, isInside } from '../polygon.ts'
import { createRandom } from '../random.ts'

/** The direction of the light: from the top left. */
const light = { x: 0.75, y: 0.66 }
/** Tries per square unit. */
const density = 0.08
const mostThrows = 3600
/** Distance of grains from the outline on the shaded side, units. */
const rim = 2.6

export interface Dots {
  /** Path data of lines one unit long, for strokes with round ends. */
  data: string
  size: number
}

/**
 * Random grains of paint inside an outline, denser away from the light: few large among many small.
 *
 * @param amount the number of grains; 1 is that of a toy
 * @param of the whole shape, when the path is one piece of it
 */
export function grainDots(
  path: Path,
  { amount, seed, of = path }: { amount: number; seed: number; of?: Path },
): Dots[] {
  const piece = flatten(path, 5)
  const polygons = of === path ? piece : flatten(of, 5)
  const { left, top, right, foot } = extent(polygons.flat())
  const [halfWidth, halfHeight] = [(right - left) / 2, (foot - top) / 2]
  const throws = Math.min(mostThrows, Math.round(4 * halfWidth * halfHeight * density * amount))
  if (throws < 12) return []
  const random = createRandom(seed)
  const small: Point[] = []
  const large: Point[] = []
  for (let i = 0; i < throws; i++) {
    const [across, down] = [2 * random() - 1, 2 * random() - 1]
    const shade = across * light.x + down * light.y
    const keep = shade > -0.18 && random() < (shade + 0.18) ** 2 * 0.85
    const x = left + (across + 1) * halfWidth
    const y = top + (down + 1) * halfHeight
    if (
      !keep ||
      !isInside(polygons, { x, y }) ||
      !isInside(polygons, { x: x + light.x * rim, y: y + light.y * rim })
    )
      continue
    const dots = random() < 0.2 ? large : small
    if (of === path || isInside(piece, { x, y })) dots.push({ x: Math.round(x), y: Math.round(y) })
  }
  return [
    { data: dotData(small), size: 1.4 },
    { data: dotData(large), size: 2.5 },
  ].filter(({ data }) => data !== '')
}

function extent(points: readonly Point[]) {
  const across = points.map(({ x }) => x)
  const down = points.map(({ y }) => y)
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    foot: Math.max(...down),
  }
}

/** Sorted in rows from the top, so that steps are short and repeat. */
function dotData(dots: readonly Point[]): string {
  let data = ''
  let pen = { x: 0, y: 0 }
  for (const dot of [...dots].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const across = dot.x - pen.x
    const down = dot.y - pen.y
    data += data === '' ? `M${across} ${down}h1` : `m${across}${down < 0 ? '' : ' '}${down}h1`
    pen = { x: dot.x + 1, y: dot.y }
  }
  return data
}
