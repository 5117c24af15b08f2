import {
  circlePath,
  type Matrix,
  type Path,
  placement,
  splinePath,
  transformPath,
} from '../../path.ts'
import { createRandom } from '../../random.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Three hand-baked matzos, one behind the other: uneven rims, dotted rows, brown blisters. */
export function matzah(): Motif {
  return standing('matzah', [
    ...baked(0.4, placement(17, -19, 1.9, 0.98)),
    ...baked(2.2, placement(9, -9, 0.8, 0.99)),
    ...baked(0, placement(0, 0)),
    detail('wood', holes),
    ...spots.map((_, i) => body('bread', blister(i, 1))),
    detail(
      'bread',
      [0, 2, 3, 7, 9].flatMap((i) => blister(i, 0.5)),
      'dark',
    ),
  ])
}

const radius = 90

/** A matzah without marks. `phase` gives each its own rim, radians. */
function baked(phase: number, place: Matrix): MotifPart[] {
  const ring = (share: number) => transformPath(rim(phase, share), place)
  return [
    body('bread', transformPath(ring(1), placement(1.4, 3)), 'dark'),
    body('bread', ring(1), 'light'),
    line('bread', 5, ring(0.955)),
  ]
}

/** Not quite a circle: drawn out by hand, and nibbled by the heat. */
function rim(phase: number, share: number): Path {
  const points = Array.from({ length: 40 }, (_, i) => {
    const angle = (i * Math.PI) / 20
    const slow = 0.03 * Math.sin(2 * angle + 0.6 + phase) + 0.016 * Math.sin(3 * angle + 2 * phase)
    const quick = 0.011 * Math.sin(7 * angle + phase) + 0.008 * Math.sin(13 * angle + 1)
    const reach = radius * share * (1 + slow + quick)
    return { x: reach * Math.cos(angle), y: 0.97 * reach * Math.sin(angle) }
  })
  return splinePath(points, true)
}

/** Middle, half length and half breadth, and the turn of each blister. */
const spots = [
  [-48, -40, 16, 10, -0.5],
  [-6, -66, 11, 6, 0.2],
  [42, -46, 13, 9, 0.6],
  [66, -4, 8, 11, 0.1],
  [12, -20, 14, 8, -0.2],
  [-28, 6, 9, 6, 0.8],
  [-66, 10, 8, 12, 0.2],
  [-30, 50, 15, 8, 0.5],
  [18, 34, 10, 7, -0.7],
  [48, 44, 13, 8, -0.7],
  [4, 72, 11, 5, 0],
] as const

/** A raised brown patch, its rim the same at any size. */
function blister(i: number, size: number): Path {
  const [x, y, long, broad, turn] = spots[i] ?? [0, 0, 0, 0, 0]
  const random = createRandom(18 + i)
  const points = Array.from({ length: 9 }, (_, k) => {
    const angle = (k * 2 * Math.PI) / 9
    const reach = 0.72 + 0.4 * random()
    return { x: long * reach * Math.cos(angle), y: broad * reach * Math.sin(angle) }
  })
  return transformPath(splinePath(points, true), placement(x, y, turn, size))
}

/** Rows of pinholes, close together in a row, left out where a blister rose. */
const holes: Path = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].flatMap((row) =>
  [-7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].flatMap((column) => {
    const x = column * 10.4 + 3 * Math.sin(row * 2.1)
    const y = row * 16.4 + 2.4 * Math.sin(column * 0.42 + row)
    const isBlistered = spots.some(([sx, sy, long]) => Math.hypot(x - sx, y - sy) < long + 1)
    return Math.hypot(x, y) < 79 && !isBlistered ? circlePath(x, y, 1.9) : []
  }),
)
