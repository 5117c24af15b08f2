import { suezOne } from '../../letters/suez-one.ts'
import { circlePath, rectPath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import { lettersPath } from '../lettering.ts'
import type { Motif } from '../motif.ts'

/** The board of a classroom with the first letters, and a wooden pointer. */
export function alefBeisBoard(): Motif {
  return standing(
    'alef-beis-board',
    [
      body('wood', 'M-70 -20L-56 -20L-66 0L-80 0Z', 'dark'),
      body('wood', 'M70 -20L56 -20L66 0L80 0Z', 'dark'),
      body('wood', rectPath(-100, -164, 200, 144)),
      detail('leaf', rectPath(-89, -153, 178, 122), 'dark'),
      ...['אבג', 'דהו', 'זחט'].map((word, row) =>
        detail(
          'paper',
          lettersPath(suezOne, word, { x: -8, y: -131 + row * 37, height: 25, gap: 26 }),
        ),
      ),
      body('wood', rectPath(-104, -26, 208, 9), 'light'),
      body('paper', rectPath(-72, -31, 20, 5)),
      body('flower', rectPath(-46, -31, 16, 5)),
      line('bread', 4.4, 'M108 -30L84 -112'),
      body('gold', circlePath(83.6, -113, 5)),
    ],
    true,
  )
}
