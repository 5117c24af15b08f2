import { placement, transformPath } from '../../path.ts'
import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A toy sailing boat, its sails full to the left. */
export function sailboat(): Motif {
  return standing('sailboat', [
    body('wood', 'M4 -196L11 -196L11 -40L4 -40Z'),
    body('fruit', 'M8 -200C-6 -206 -18 -196 -34 -202L-26 -190L-32 -178C-18 -174 -6 -184 8 -178Z'),
    body('paper', 'M0 -168C-16 -118 -48 -80 -92 -56C-62 -50 -28 -50 0 -54Z'),
    detail(
      'cloth',
      'M-16 -132C-22 -121 -28 -112 -36 -102C-24 -100 -12 -100 0 -102L0 -134C-6 -132 -10 -132 -16 -132Z',
      'light',
    ),
    detail(
      'cloth',
      'M-58 -79C-68 -70 -80 -62 -92 -56C-62 -50 -28 -50 0 -54L0 -80C-20 -76 -40 -76 -58 -79Z',
      'light',
    ),
    body('fruit', 'M16 -176C46 -136 74 -96 82 -58C60 -52 38 -50 16 -54Z'),
    detail('paper', heart, 'light'),
    body('cloth', 'M-88 -40L98 -44C96 -16 78 0 50 0L-42 0C-66 0 -84 -16 -88 -40Z'),
    detail('paper', 'M-86 -30C-30 -26 40 -28 96 -33L93 -22C40 -17 -30 -15 -82 -19Z'),
    body('wood', 'M-92 -46L100 -50C106 -50 106 -39 100 -39L-92 -35C-98 -35 -98 -46 -92 -46Z'),
    line('wood', 2, 'M8 -190L-92 -42', 'dark'),
  ])
}

const heart = transformPath(
  symmetric('M0 -9C7 -24 27 -22 27 -4C27 9 12 17 0 29'),
  placement(40, -90, 0, 0.72),
)
