import { leafPath, ribbonPath } from '../../foliage.ts'
import type { Path } from '../../path.ts'
import { body, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A young plant that breaks out of the earth. */
export function seedling(): Motif {
  return standing('seedling', [
    body('leaf', stem, 'dark'),
    body('leaf', shaded, 'dark'),
    body('leaf', lit),
    body(
      'wood',
      'M-84 0C-78 -24 -52 -40 -22 -38C-14 -46 14 -46 22 -38C52 -40 78 -24 84 0Z',
      'dark',
    ),
    line(
      'wood',
      2.2,
      'M-52 -12C-44 -20 -34 -22 -26 -20M20 -14C30 -22 42 -20 50 -12M-10 -8C-4 -14 6 -14 10 -8',
      'light',
    ),
  ])
}

const up = -Math.PI / 2

const stem = ribbonPath(
  [
    { x: 0, y: -30 },
    { x: -6, y: -80 },
    { x: 2, y: -132 },
    { x: 0, y: -160 },
  ],
  12,
  5,
)

const lit: Path = [
  ...leafPath({ x: -4, y: -92, angle: up - 1.02, length: 84, width: 20, bend: -0.22 }),
  ...leafPath({ x: 1, y: -146, angle: up - 0.5, length: 50, width: 11, bend: -0.16 }),
]
const shaded: Path = [
  ...leafPath({ x: -3, y: -104, angle: up + 1.0, length: 80, width: 19, bend: 0.22 }),
  ...leafPath({ x: 1, y: -146, angle: up + 0.52, length: 46, width: 10, bend: 0.16 }),
]
