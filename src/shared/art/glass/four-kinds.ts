import { leafPath } from '../foliage.ts'
import { body, detail, line, standing, symmetric } from '../motifs/drawn.ts'
import type { Motif, MotifPart } from '../motifs/motif.ts'
import { circlePath, type Path, placement, transformPath } from '../path.ts'

/** The four kinds in panes large enough for lead: few leaves, and the esrog before the binding. */
export function fourKinds(): Motif {
  return standing('lulav', [
    ...twig({ x: -9, turn: -0.5, leaves: 4, long: 56, broad: 8, reach: 128, tone: 'light' }),
    ...twig({ x: -5, turn: -0.24, leaves: 4, long: 60, broad: 8, reach: 150, tone: 'base' }),
    ...twig({ x: 10, turn: 0.52, leaves: 5, long: 36, broad: 11, reach: 128, tone: 'dark' }),
    ...twig({ x: 7, turn: 0.3, leaves: 5, long: 38, broad: 11, reach: 148, tone: 'base' }),
    body('leaf', palm),
    detail('leaf', palmShade, 'light'),
    line('leaf', 2, 'M0 -66L0 -204', 'dark'),
    body('gold', symmetric('M0 -66L17 -67C15 -50 13 -30 10 0L0 0')),
    detail('gold', 'M-16 -52L0 -42L16 -52L15 -44L0 -34L-15 -44Z', 'dark'),
    detail('gold', 'M-13 -30L0 -20L13 -30L12 -22L0 -12L-12 -22Z', 'dark'),
    ...esrog,
  ])
}

const palm = symmetric('M0 -228C5 -212 15 -184 17 -140C17 -110 15 -84 13 -62L0 -62')

const palmShade: Path = [
  ['M', -2, -216],
  ['C', -8, -200, -14, -172, -14, -140],
  ['C', -14, -110, -12, -86, -10, -66],
  ['L', -3, -66],
  ['Z'],
]

interface Twig {
  x: number
  turn: number
  /** On each side; one more ends the twig. */
  leaves: number
  long: number
  broad: number
  reach: number
  tone: 'base' | 'light' | 'dark'
}

function twig({ x, turn, leaves, long, broad, reach, tone }: Twig): MotifPart[] {
  const place = placement(x, -58, turn)
  const leaf = (y: number, angle: number, length: number) =>
    transformPath(
      leafPath({ x: 0, y, angle: angle - Math.PI / 2, length, width: broad, bend: 0 }),
      place,
    )
  const pairs = Array.from({ length: leaves }, (_, i) => {
    const y = -26 - (i * (reach - 40)) / leaves
    return [leaf(y, -0.62, long), leaf(y - 8, 0.62, long)].map((path) => body('leaf', path, tone))
  }).flat()
  return [...pairs, body('leaf', leaf(14 - reach, 0, long * 0.95), tone)]
}

const esrog: readonly MotifPart[] = [
  body('gold', 'M44 -88C47 -88 49 -84 48 -78C48 -72 40 -72 40 -78C39 -84 41 -88 44 -88Z', 'dark'),
  body(
    'gold',
    'M44 -78C52 -74 68 -58 71 -38C73 -18 62 -1 44 -1C26 -1 15 -18 17 -38C20 -58 36 -74 44 -78Z',
    'light',
  ),
  detail('gold', 'M56 -66C66 -56 71 -42 69 -28C66 -10 56 -2 44 -1C58 -14 62 -40 56 -66Z'),
  detail(
    'gold',
    [
      [32, -44],
      [43, -54],
      [36, -26],
      [47, -36],
      [45, -16],
      [29, -30],
    ].flatMap(([x = 0, y = 0]) => circlePath(x, y, 2)),
    'dark',
  ),
]
