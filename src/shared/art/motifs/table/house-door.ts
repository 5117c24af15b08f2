import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The open door of a house of stone, a mezuzah on its right doorpost, light inside. */
export function houseDoor(): Motif {
  return standing('house-door', [
    body('paper', 'M-78 -4L-78 -164L-92 -164L-92 -196L92 -196L92 -164L78 -164L78 -4Z'),
    line('paper', 2.2, joints, 'dark'),
    detail('paper', 'M-92 -166L92 -166L92 -162L-92 -162Z', 'dark'),
    detail(
      'flame',
      'M-46 -4L-46 -146C-46 -152 -42 -156 -36 -156L36 -156C42 -156 46 -152 46 -146L46 -4Z',
    ),
    detail(
      'flame',
      'M-10 -4L46 -30L46 -146C46 -152 42 -156 36 -156L20 -156C10 -110 0 -60 -10 -4Z',
      'light',
    ),
    body('wood', door),
    detail('wood', panels, 'dark'),
    detail('gold', circlePath(-14, -76, 3.6)),
    body('gold', mezuzah),
    detail('gold', 'M57.6 -118L62.4 -119.4L66 -92.6L61.4 -91.4Z', 'dark'),
    body('paper', 'M-88 -10L88 -10C92 -10 92 4 88 4L-88 4C-92 4 -92 -10 -88 -10Z'),
    line('paper', 1.8, 'M-88 -3L88 -3', 'dark'),
    body('leaf', bushes),
    body('flower', blossoms),
    body('clay', twice('M72 -34L104 -34L99 4L77 4Z')),
    detail('clay', twice(rectPath(72, -34, 32, 6)), 'light'),
  ])
}

/** Hinged at the left, open inwards: its free edge is lower than the hinge. */
const door = 'M-46 -4L-46 -156L-8 -144L-8 -14Z'
const panels = 'M-40 -144L-15 -136L-15 -88L-40 -90ZM-40 -78L-15 -78L-15 -24L-40 -16Z'

/** Slanted, its head to the inside. */
const mezuzah = 'M55 -124C55.6 -127 61.4 -128.4 63.4 -126L70.4 -90C70 -86.6 62.8 -85 60.6 -87.6Z'

const joints = [
  'M-50 -196L-50 -166M4 -196L4 -166M52 -196L52 -166',
  ...[-138, -106, -72, -38].map((y, i) => {
    const [from, to] = i % 2 === 0 ? [46, 78] : [46, 78]
    return `M${from} ${y}L${to} ${y}M${-from} ${y}L${-to} ${y}`
  }),
].join('')

const bushes: Path = [-88, 88].flatMap((x) =>
  Array.from({ length: 9 }, (_, i) => (i - 4) * 0.36).flatMap((lean, i) =>
    leafPath({
      x,
      y: -32,
      angle: -Math.PI / 2 + lean,
      length: 30 + (i % 3) * 7,
      width: 6,
    }),
  ),
)
const blossoms: Path = [-88, 88].flatMap((x) =>
  [
    [-12, -58],
    [4, -68],
    [14, -52],
  ].flatMap(([dx = 0, y = 0]) => circlePath(x + dx, y, 5)),
)
