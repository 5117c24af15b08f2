import { leafPath, sampleSpline } from '../../foliage.ts'
import {
  circlePath,
  ellipsePath,
  type Path,
  type Point,
  placement,
  splinePath,
  transformPath,
} from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Two braided loaves on a board, half under their fringed cover. */
export function challah(): Motif {
  return standing('challah', [
    body('wood', board),
    line('wood', 1.6, 'M-110 -1L114 -1', 'dark'),
    ...loaf(placement(-2, -33, -0.02, 0.94)),
    ...loaf(placement(-12, -6)),
    ...cover,
  ])
}

const lobes = 8

const underside: Path = [
  ['M', -90, -12],
  ['C', -70, -34, 70, -34, 90, -12],
  ['C', 88, -2, 74, 0, 58, 0],
  ['L', -58, 0],
  ['C', -74, 0, -88, -2, -90, -12],
  ['Z'],
]

/** A braided loaf with seeds, seen from the side: 180 long, 76 high. */
function loaf(place: ReturnType<typeof placement>): MotifPart[] {
  const parts = [
    body('bread', underside, 'dark'),
    ...Array.from({ length: lobes }, (_, i) => strandParts(i)).flat(),
  ]
  return parts.map((part) => ({ ...part, path: transformPath(part.path, place) }))
}

/** Two crossing strands, back one first; thick in the middle of the loaf, thin at its ends. */
function strandParts(i: number): MotifPart[] {
  const t = (i + 0.5) / lobes
  const swell = Math.sin(Math.PI * t) ** 0.55
  const x = -84 + 168 * t
  const rear = { x: x + 3, y: -15 - 36 * swell, turn: 0.66, size: 0.3 + 0.7 * swell }
  const front = { x: x - 4, y: -11 - 13 * swell, turn: -0.62, size: 0.34 + 0.66 * swell }
  return [...lobeParts(rear, 'base'), ...lobeParts(front, 'light')]
}

interface Lobe {
  x: number
  y: number
  turn: number
  size: number
}

function lobeParts({ x, y, turn, size }: Lobe, tone: 'base' | 'light'): MotifPart[] {
  const at = (path: Path) => transformPath(path, placement(x, y, turn, size))
  return [
    body('bread', at(ellipsePath(0, 0, 27, 17)), tone),
    line('bread', 2.2 * size, at(crease), 'dark'),
    detail('bread', at(shine), 'light'),
    detail('paper', at(seeds), 'light'),
  ]
}

/** The side that lies on the strand before it. */
const crease: Path = [
  ['M', 4, -17],
  ['C', -16, -17.6, -27, -9, -27, 0],
  ['C', -27, 9, -16, 16.6, -2, 17],
]

const shine: Path = [
  ['M', -21, -4],
  ['C', -14, -15, 8, -16, 17, -8],
  ['C', 6, -11, -10, -10, -21, -4],
  ['Z'],
]

const seeds: Path = [
  [-9, -2, 0.4],
  [2, -5, -0.5],
  [10, 0, 0.9],
  [-2, 4, 0.1],
].flatMap(([x = 0, y = 0, turn = 0]) =>
  transformPath(ellipsePath(0, 0, 2.3, 1.3), placement(x, y, turn)),
)

const board = 'M-108 -8L112 -8C119 -8 119 4 112 4L-108 4C-115 4 -115 -8 -108 -8Z'

/** The near edge of the cover, drawn back to the right, as it hangs over the loaves. */
const edge: readonly Point[] = [
  { x: 0, y: -101 },
  { x: 9, y: -86 },
  { x: 15, y: -70 },
  { x: 27, y: -60 },
  { x: 30, y: -44 },
  { x: 35, y: -28 },
  { x: 48, y: -7 },
]
const hem = sampleSpline(edge, 26)

const outline: Path = [
  ...splinePath(edge),
  ['L', 116, -7],
  ['C', 110, -22, 110, -46, 96, -62],
  ['C', 86, -74, 74, -78, 66, -88],
  ['C', 52, -104, 22, -112, 0, -101],
  ['Z'],
]

/** Beside the hem, `by` units into the cloth. */
function inside(by: number): Path {
  return splinePath(edge.map(({ x, y }) => ({ x: x + by, y: Math.min(-9, y + by * 0.12) })))
}

const fringe: Path = hem.flatMap(
  ({ x, y }): Path => [
    ['M', x, y],
    ['L', x - 8, y + 3.4],
  ],
)

const flower: Path = [
  ...circlePath(69, -46, 3.6),
  ...Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3 + 0.3
    const [x, y] = [69 + 5.6 * Math.cos(angle), -46 + 5.6 * Math.sin(angle)]
    return leafPath({ x, y, angle, length: 13, width: 4.4 })
  }).flat(),
]

const cover: readonly MotifPart[] = [
  line('gold', 1.7, fringe),
  body('cloth', outline),
  body(
    'cloth',
    'M66 -88C74 -78 86 -74 96 -62C110 -46 110 -22 116 -7L100 -7C100 -34 96 -50 84 -62C74 -72 68 -78 66 -88Z',
    'dark',
  ),
  line('cloth', 1.8, 'M58 -90C66 -78 74 -74 80 -68M88 -40C92 -28 92 -18 94 -9', 'dark'),
  line('gold', 2.4, inside(1.5)),
  line('gold', 1.4, inside(9)),
  detail('gold', flower),
  detail(
    'gold',
    hem.filter((_, i) => i % 3 === 2).flatMap(({ x, y }) => circlePath(x + 5.4, y + 0.6, 1.5)),
  ),
]
