import { leafPath, ribbonPath, sampleSpline } from '../foliage.ts'
import {
  circlePath,
  mirrorPath,
  orient,
  type Path,
  type Point,
  placement,
  rectPath,
  type Segment,
  transformPath,
} from '../path.ts'

/*
 * Ornaments of a type foundry, in black. Lengths are units of the plot.
 */

/** A bud of three leaves on a curled stem: its tip at (0, 0), its stem to the right; 2.6 long. */
const bud: Path = [
  ...[-0.75, 0, 0.75].flatMap((turn) =>
    leafPath({ x: 0.75, y: 0, angle: Math.PI + turn, length: turn === 0 ? 0.8 : 0.66, width: 0.2 }),
  ),
  ...ribbonPath(
    sampleSpline(
      [
        { x: 0.7, y: 0 },
        { x: 1.4, y: 0.14 },
        { x: 2.1, y: 0 },
        { x: 2.4, y: -0.36 },
      ],
      12,
    ),
    0.2,
    0.1,
  ),
  ...circlePath(2.36, -0.44, 0.2),
]

/** Buds from both ends of a line to a lozenge in its middle. */
export function budRow(from: number, to: number, y: number, size: number): Path {
  const middle = (from + to) / 2
  const pitch = size * 3.3
  const count = Math.max(1, Math.floor((to - from - 2 * size) / 2 / pitch))
  const step = (to - from - 2 * size) / 2 / count
  const half = Array.from({ length: count }, (_, i) =>
    transformPath(bud, placement(middle + size * 1.4 + i * step, y, 0, size)),
  ).flat()
  return [...half, ...mirrorPath(half, middle), ...lozenge({ x: middle, y }, size * 0.7)]
}

export function lozenge({ x, y }: Point, reach: number, high = reach): Path {
  return [['M', x - reach, y], ['L', x, y - high], ['L', x + reach, y], ['L', x, y + high], ['Z']]
}

/** Lozenges at equal steps. */
export function lozengeRow(from: number, to: number, y: number, reach: number): Path {
  const count = Math.max(2, Math.round((to - from) / (reach * 3.4)))
  return Array.from({ length: count }, (_, i) =>
    lozenge(
      { x: from + reach + ((to - from - 2 * reach) * i) / (count - 1), y },
      i % 2 === 0 ? reach : reach * 0.5,
    ),
  ).flat()
}

/** A rosette of leaves. */
export function rosette({ x, y }: Point, radius: number, leaves = 8): Path {
  return Array.from({ length: leaves }, (_, i) => {
    const angle = (2 * Math.PI * (i + 0.5)) / leaves
    const at = { x: x + radius * 0.26 * Math.cos(angle), y: y + radius * 0.26 * Math.sin(angle) }
    return leafPath({ ...at, angle, length: radius * 0.74, width: radius * 0.19 })
  })
    .flat()
    .concat(circlePath(x, y, radius * 0.15))
}

/** A star of `points` points. */
export function star({ x, y }: Point, radius: number, points = 8, inner = 0.5): Path {
  return Array.from({ length: 2 * points }, (_, i): Segment => {
    const reach = i % 2 === 0 ? radius : radius * inner
    const angle = (Math.PI * i) / points - Math.PI / 2
    const at = [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const
    return [i === 0 ? 'M' : 'L', ...at]
  }).concat([['Z']])
}

/** A branch that curls to the right of its start, with leaves along its outer side; 1 long. */
const branch: Path = branchOf()

function branchOf(): Path {
  const coil = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    const radius = 0.19 * 0.2 ** t
    const angle = Math.PI * (0.5 - 2.7 * t)
    return { x: 0.72 + radius * Math.cos(angle), y: -0.19 + radius * Math.sin(angle) }
  })
  const stem = [
    ...sampleSpline(
      [
        { x: 0, y: 0 },
        { x: 0.22, y: -0.09 },
        { x: 0.46, y: -0.03 },
        { x: 0.72, y: 0 },
      ],
      14,
    ),
    ...coil.slice(1),
  ]
  const leaves = [
    [0.1, -0.03, -1.1, 0.16],
    [0.2, -0.08, 0.9, 0.17],
    [0.33, -0.08, -1, 0.19],
    [0.46, -0.03, 0.95, 0.17],
    [0.6, 0, 0.62, 0.18],
    [0.8, -0.02, 0.2, 0.19],
    [0.9, -0.12, -0.5, 0.17],
    [0.89, -0.27, -1.1, 0.16],
    [0.78, -0.37, -1.9, 0.14],
  ] as const
  const drawn = [
    ...circlePath(0, 0, 0.036),
    ...ribbonPath(stem, 0.05, 0.018),
    ...circlePath(coil.at(-1)?.x ?? 0, coil.at(-1)?.y ?? 0, 0.042),
    ...leaves.flatMap(([x, y, angle, length]) =>
      leafPath({
        x,
        y,
        angle,
        length: length * 1.12,
        width: 0.058,
        bend: angle > 0 ? -0.12 : 0.12,
      }),
    ),
  ]
  // One winding, or leaves would cut holes into the stem.
  return orient(drawn, 'solid')
}

/** A drawing on one side of a vertical line, and its mirror image on the other. */
export function onBothSides(path: Path, x: number): Path {
  return [...path, ...orient(mirrorPath(path, x), 'solid')]
}

/** Two branches from a rosette in the middle, `width` wide in all. */
export function scroll(middle: Point, width: number): Path {
  const reach = width / 2
  const side = transformPath(branch, placement(middle.x + reach * 0.09, middle.y, 0, reach * 0.94))
  return [...onBothSides(side, middle.x), ...rosette(middle, reach * 0.11, 6)]
}

/** How high a branch rises above its foot, for each unit of its length. */
export const branchHeight = 0.56

/** One branch from a point, turned, `long` units. */
export function branchFrom({ x, y }: Point, angle: number, long: number): Path {
  return transformPath(branch, placement(x, y, angle, long))
}

/** A frame: the area between a box and itself moved in by `thick`. */
export function frame(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  thick: number,
): Path {
  return [
    ...rectPath(x, y, width, height),
    ...rectPath(x + thick, y + thick, width - 2 * thick, height - 2 * thick, 'hole'),
  ]
}

/** The frame of a poster: a thick line and a thin one inside. */
export function doubleFrame(
  box: { x: number; y: number; width: number; height: number },
  thick: number,
): Path {
  const inset = thick * 1.9
  const { x, y, width, height } = box
  const inner = {
    x: x + inset,
    y: y + inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  }
  return [...frame(box, thick), ...frame(inner, thick * 0.34)]
}
