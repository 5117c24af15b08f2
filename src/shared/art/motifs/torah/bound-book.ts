import { leafPath } from '../../foliage.ts'
import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Material, Motif } from '../motif.ts'

/** A well-read Tehillim, its ribbon out at the foot. */
export function tehillim(): Motif {
  return boundBook({ name: 'tehillim', title: 'תהלים', cover: 'wine', stamp: vine })
}

/** A girl's first siddur, a spray of blossom stamped on its cover. */
export function siddur(): Motif {
  return boundBook({ name: 'siddur', title: 'סידור', cover: 'cloth', stamp: blossom })
}

interface BoundBook {
  name: string
  title: string
  cover: Material
  /** Stamped in gold below the title. */
  stamp: Path
}

/** A standing book: its spine at the right, the pages' edge at the left. */
function boundBook({ name, title, cover, stamp }: BoundBook): Motif {
  return standing(
    name,
    [
      body('gold', ribbon),
      body('paper', 'M-78 -186L-62 -192L-62 -4L-78 -10Z'),
      line('paper', 1.3, 'M-73.5 -184L-73.5 -12M-69 -186L-69 -10', 'dark'),
      body(cover, 'M-66 -200L58 -200C68 -200 74 -194 74 -184L74 -14C74 -5 68 0 58 0L-66 0Z'),
      detail(
        cover,
        'M50 -200L58 -200C68 -200 74 -194 74 -184L74 -14C74 -5 68 0 58 0L50 0Z',
        'dark',
      ),
      line('gold', 2.2, 'M-54 -187L38 -187L38 -13L-54 -13Z'),
      line('gold', 1.2, 'M-47 -180L31 -180L31 -20L-47 -20Z'),
      detail('gold', corners),
      detail('gold', lettersPath(frankRuhlLibre, title, { x: -8, y: -134, height: 18, gap: 2.6 })),
      detail('gold', stamp),
      ...[-172, -126, -78, -34].map((y) => detail('gold', rectPath(50, y, 24, 4.4))),
    ],
    true,
  )
}

const ribbon = 'M-64 -70C-88 -66 -96 -44 -90 -22L-97 -1L-88 -6L-80 0C-76 -22 -84 -44 -62 -56Z'

/** A round in each corner of the frame. */
const corners: Path = [-54, 38].flatMap((x) => [-187, -13].flatMap((y) => circlePath(x, y, 5)))

/** A stem with five pairs of leaves. */
const vine: Path = [
  ...Array.from({ length: 5 }, (_, i) => -46 - i * 12).flatMap((y, i) =>
    [-1, 1].flatMap((side) =>
      leafPath({
        x: -8,
        y,
        angle: -Math.PI / 2 + side * 0.95,
        length: 26 - i * 2.6,
        width: 5.2,
        bend: side * 0.2,
      }),
    ),
  ),
  ...leafPath({ x: -8, y: -96, angle: -Math.PI / 2, length: 18, width: 4.4 }),
  ...rectPath(-9.2, -100, 2.4, 62),
]

/** Three flowers of five petals on one stem. */
const blossom: Path = [
  ...[
    { x: -8, y: -82, size: 15 },
    { x: -30, y: -62, size: 10.5 },
    { x: 14, y: -62, size: 10.5 },
  ].flatMap(({ x, y, size }) =>
    Array.from({ length: 5 }, (_, k) =>
      leafPath({
        x,
        y,
        angle: (k * 2 * Math.PI) / 5 - Math.PI / 2,
        length: size,
        width: size * 0.34,
      }),
    ).flat(),
  ),
  ...[-1, 1].flatMap((side) =>
    leafPath({ x: -8, y: -34, angle: -Math.PI / 2 + side * 0.85, length: 24, width: 4.6 }),
  ),
  ...rectPath(-9, -68, 2, 36),
]
