import { circlePath } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A duckling walking to the left. */
export function duck(): Motif {
  return standing('duck', [
    line('fruit', 6, 'M-10 -30L-12 -5M24 -32L26 -7'),
    body('fruit', 'M-9 -9C-18 -6 -30 -6 -36 -1C-26 3 -12 3 -5 0C-4 -4 -5 -8 -9 -9Z'),
    body('fruit', 'M29 -11C20 -8 8 -8 2 -3C12 1 26 1 33 -2C34 -6 33 -10 29 -11Z'),
    body(
      'fruit',
      'M-78 -168C-92 -168 -108 -164 -116 -155C-118 -150 -112 -147 -104 -147C-94 -143 -86 -142 -76 -144Z',
    ),
    line('fruit', 2.4, 'M-104 -153C-94 -155 -86 -156 -78 -157', 'dark'),
    body('gold', outline),
    detail(
      'gold',
      'M-4 -96C18 -106 44 -102 66 -112C72 -84 52 -58 22 -56C-4 -54 -18 -78 -4 -96Z',
      'dark',
    ),
    line('gold', 3, 'M20 -78C32 -78 44 -84 52 -92M16 -68C28 -66 40 -70 48 -78', 'light'),
    line('gold', 4, 'M-44 -196C-46 -204 -42 -210 -36 -212M-40 -196C-38 -204 -32 -206 -26 -206'),
    detail('flower', circlePath(-58, -147, 8)),
    detail('ink', circlePath(-60, -166, 5.6)),
    detail('paper', circlePath(-62, -168, 1.9), 'light'),
  ])
}

const outline =
  'M-84 -156C-84 -182 -64 -198 -42 -198C-17 -198 0 -180 0 -157C0 -143 -6 -132 -12 -122' +
  'C14 -116 42 -124 62 -136C76 -145 90 -146 98 -138C102 -84 72 -28 8 -26C-42 -24 -80 -46 -82 -86' +
  'C-82 -102 -74 -114 -68 -124C-78 -132 -84 -144 -84 -156Z'
