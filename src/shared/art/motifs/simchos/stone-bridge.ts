import { leafPath } from '../../foliage.ts'
import type { Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A bridge of stone over a brook, trees on the far side. */
export function stoneBridge(): Motif {
  return standing('stone-bridge', [
    body('leaf', trees, 'dark'),
    body('metal', 'M-96 -34L96 -34L100 0L-100 0Z'),
    line(
      'metal',
      2.6,
      'M-70 -20C-60 -25 -50 -25 -40 -20M-18 -9C-8 -14 2 -14 12 -9M24 -22C34 -27 44 -27 54 -22M-46 -5C-40 -8 -34 -8 -28 -5',
      'light',
    ),
    body('paper', bridge),
    line('paper', 2.2, joints, 'dark'),
    body(
      'paper',
      'M-112 -66C-74 -82 -40 -92 0 -92C40 -92 74 -82 112 -66L112 -54C74 -70 40 -80 0 -80C-40 -80 -74 -70 -112 -54Z',
      'light',
    ),
    body('leaf', banks),
    detail('leaf', 'M-112 2L-112 -16C-98 -14 -84 -8 -74 2Z', 'dark'),
  ])
}

/** Its arch is open to the water. */
const bridge =
  'M-112 -66C-74 -82 -40 -92 0 -92C40 -92 74 -82 112 -66L112 -8L56 -8C54 -42 32 -62 0 -62C-32 -62 -54 -42 -56 -8L-112 -8Z'

const joints =
  'M0 -62L0 -80M-22 -60L-26 -78M22 -60L26 -78M-42 -48L-54 -66M42 -48L54 -66M-54 -28L-76 -38M54 -28L76 -38M-112 -32L-78 -32M112 -32L78 -32M-94 -56L-94 -32M94 -56L94 -32'

const trees: Path = [
  [-72, 70],
  [-54, 92],
  [64, 84],
  [82, 62],
].flatMap(([x = 0, length = 0]) =>
  leafPath({ x, y: -66, angle: -Math.PI / 2, length, width: length * 0.15 }),
)

const banks = 'M-112 2L-112 -30C-96 -30 -74 -20 -62 2ZM112 2L112 -30C96 -30 74 -20 62 2Z'
