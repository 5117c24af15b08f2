import type { Art } from '../../art.ts'
import { type Path, type Point, splinePath } from '../../path.ts'
import { createRandom } from '../../random.ts'
import { shape } from '../../shapes.ts'
import { blotPath, brushPath } from '../brush.ts'
import { penOf } from '../plants/flower.ts'
import { brokenLine } from '../plants/petal.ts'
import type { Plot } from '../plot.ts'

/** Points from the knot, in widths of the bow. */
type Line = readonly (readonly [x: number, y: number])[]

/** Two tails and two loops. */
// biome-ignore format: a table
const outlines: readonly Line[] = [
  [[-0.02, 0.02], [-0.16, 0.34], [-0.24, 0.66], [-0.38, 0.92], [-0.26, 0.9], [-0.22, 0.98], [-0.1, 0.68], [0.02, 0.3]],
  [[-0.02, 0.04], [0.1, 0.36], [0.14, 0.6], [0.28, 0.84], [0.33, 0.76], [0.42, 0.8], [0.28, 0.54], [0.16, 0.24]],
  [[-0.02, -0.02], [-0.2, -0.24], [-0.44, -0.28], [-0.56, -0.12], [-0.46, 0.06], [-0.24, 0.1]],
  [[0.02, -0.02], [0.2, -0.26], [0.46, -0.3], [0.58, -0.12], [0.46, 0.07], [0.24, 0.1]],
]

/** Shaded folds of the cloth. */
// biome-ignore format: a table
const folds: readonly Line[] = [
  [[-0.08, 0.16], [-0.18, 0.46], [-0.26, 0.8]],
  [[0.06, 0.14], [0.16, 0.42], [0.3, 0.74]],
  [[-0.06, 0.01], [-0.24, -0.1], [-0.42, -0.1]],
  [[0.06, 0.01], [0.24, -0.1], [0.44, -0.1]],
  [[-0.05, 0.03], [-0.22, 0.02], [-0.36, 0.03]],
  [[0.05, 0.03], [0.22, 0.02], [0.36, 0.03]],
]

/** A ribbon bow in wash and pen: two loops, two falling tails, a knot. `size` is its width. */
export function drawBow(plot: Plot, knot: Point, size: number): Art {
  const placed = (line: Line) =>
    line.map(([x, y]): Point => ({ x: knot.x + x * size, y: knot.y + y * size }))
  const random = createRandom(plot.seed + 77)
  const cloth = outlines.map((line) => splinePath(placed(line), true))
  const middle = blotPath(knot, { x: size * 0.085, y: size * 0.075 }, 0.06, random)
  return [
    ...cloth.map((path) => drawCloth(plot, path, size, random)),
    shape(
      folds.flatMap((line) => brushPath(placed(line), size * 0.035)),
      {
        fill: plot.tones.petalDeep,
        'fill-opacity': 0.4,
      },
    ),
    drawCloth(plot, middle, size * 0.4, random),
  ]
}

function drawCloth(plot: Plot, path: Path, size: number, random: () => number): Art {
  const { pool, ink } = penOf(plot.tones, 'petal')
  return [
    shape(path, {
      fill: plot.tones.petal,
      'fill-opacity': 0.94,
      stroke: pool,
      'stroke-opacity': 0.4,
      'stroke-width': 2.6,
    }),
    shape(path, {
      fill: 'none',
      stroke: ink,
      'stroke-opacity': 0.62,
      'stroke-width': 1.1,
      'stroke-linecap': 'round',
      'stroke-dasharray': brokenLine(size * 0.5, random),
      transform: [['translate', 1.6, -1.2]],
    }),
  ]
}
