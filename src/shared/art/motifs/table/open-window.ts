import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** Both wings of a window open to the rising sun, a plant on its sill. */
export function openWindow(): Motif {
  return standing('open-window', [
    body('wood', frame),
    detail('flame', opening, 'light'),
    detail('flame', circlePath(0, -82, 27)),
    detail('leaf', hills),
    detail('leaf', nearHill, 'dark'),
    body('cloth', twice(curtain), 'light'),
    line(
      'cloth',
      1.8,
      twice('M52 -178C50 -140 46 -110 34 -84M44 -178C42 -146 38 -122 30 -100'),
      'dark',
    ),
    body('wood', twice(wing)),
    detail('metal', twice(panes), 'light'),
    body('wood', 'M-82 -32L82 -32C86 -32 86 -20 82 -20L-82 -20C-86 -20 -86 -32 -82 -32Z'),
    body('wood', 'M-72 -20L72 -20L66 -8L-66 -8Z', 'dark'),
    body('leaf', leaves),
    body('flower', buds),
    body('clay', 'M20 -58L50 -58L46 -32L24 -32Z'),
    detail('clay', rectPath(20, -58, 30, 6), 'light'),
  ])
}

const frame = 'M-68 -26L-68 -142C-68 -176 -38 -200 0 -200C38 -200 68 -176 68 -142L68 -26Z'
const opening = 'M-58 -32L-58 -142C-58 -170 -32 -190 0 -190C32 -190 58 -170 58 -142L58 -32Z'
const hills = 'M-58 -66C-40 -82 -18 -84 2 -72C22 -62 40 -66 58 -76L58 -32L-58 -32Z'
const nearHill = 'M-58 -48C-30 -56 6 -54 58 -44L58 -32L-58 -32Z'

/** Drawn aside and tied. */
const curtain = 'M58 -142C58 -160 48 -174 34 -182C36 -146 32 -112 22 -88C30 -84 40 -80 58 -76Z'

/** A wing that opens towards us: narrow, its outer edge taller. */
const wing = 'M68 -146L68 -26L104 -12L104 -168C94 -166 78 -158 68 -146Z'
const panes =
  'M74 -140L98 -156L98 -118L74 -112ZM74 -106L98 -112L98 -72L74 -72ZM74 -66L98 -66L98 -22L74 -32Z'

const leaves: Path = [-0.9, -0.5, -0.1, 0.3, 0.75].flatMap((lean, i) =>
  leafPath({
    x: 35,
    y: -56,
    angle: -Math.PI / 2 + lean,
    length: 26 + (i % 2) * 9,
    width: 6.4,
  }),
)
const buds: Path = [
  [18, -80],
  [34, -92],
  [50, -82],
].flatMap(([x = 0, y = 0]) => circlePath(x, y, 5))
