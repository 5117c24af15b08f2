import { frankRuhlLibre } from '../../letters/frank-ruhl-libre.ts'
import { circlePath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Motif } from '../motif.ts'

/** A standing Haggadah, bound in cloth, its name in gold above a becher. */
export function haggadah(): Motif {
  return standing(
    'haggadah',
    [
      body('paper', 'M-70 -190L-60 -196L-60 -4L-70 -10Z', 'dark'),
      line('paper', 1.3, 'M-67 -190L-67 -10M-63.6 -192L-63.6 -7'),
      body('cloth', 'M-62 -200L58 -200C66 -200 70 -196 70 -190L70 -8C70 -3 66 0 58 0L-62 0Z'),
      detail(
        'cloth',
        'M52 -200L58 -200C66 -200 70 -196 70 -190L70 -8C70 -3 66 0 58 0L52 0Z',
        'dark',
      ),
      line('gold', 3.4, 'M-54 -190L44 -190L44 -10L-54 -10Z'),
      line('gold', 1.6, 'M-47 -183L37 -183L37 -17L-47 -17Z'),
      detail('gold', lettersPath(frankRuhlLibre, 'הגדה', { x: -5, y: -142, height: 28, gap: 4 })),
      line('gold', 2, 'M-34 -112L24 -112'),
      detail('gold', circlePath(-5, -112, 4)),
      detail('gold', cup),
      detail('wine', 'M-25 -91C-25 -95 15 -95 15 -91C15 -87 -25 -87 -25 -91Z'),
      ...[-170, -130, -70, -30].map((y) =>
        detail('gold', `M53 ${y}L69 ${y}L69 ${y + 5}L53 ${y + 5}Z`),
      ),
    ],
    true,
  )
}

/** A straight cup on a low foot and its saucer. */
const cup =
  'M-27 -92L17 -92L13.4 -48L17 -41L-27 -41L-23.4 -48Z' +
  'M-36 -38L26 -38C24 -32 16 -30 10 -29L-20 -29C-26 -30 -34 -32 -36 -38Z'
