import { circlePath, ellipsePath } from '../../path.ts'
import { body, detail, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A wrapped box with a ribbon and a full bow. */
export function gift(): Motif {
  return standing('gift', [
    body('fruit', twice('M4 -136C16 -176 60 -190 70 -166C78 -144 40 -132 4 -132Z')),
    body('fruit', twice('M4 -136C22 -162 52 -170 56 -158C58 -146 34 -138 4 -133Z'), 'dark'),
    body(
      'fruit',
      twice('M2 -138C16 -128 30 -120 40 -104L24 -106L18 -94C8 -106 2 -120 0 -130Z'),
      'dark',
    ),
    body('cloth', symmetric('M0 -110L78 -110L78 -6C78 -2 76 0 72 0L0 0')),
    detail('cloth', dots, 'light'),
    detail('fruit', 'M-14 -110L14 -110L14 0L-14 0Z'),
    detail('cloth', symmetric('M0 -96L78 -96L78 -86C50 -88 20 -88 0 -88'), 'dark'),
    body(
      'cloth',
      symmetric('M0 -134L84 -134C88 -134 90 -132 90 -128L90 -100C90 -97 88 -95 84 -95L0 -95'),
    ),
    detail('fruit', 'M-15 -134L15 -134L15 -95L-15 -95Z', 'light'),
    body('fruit', ellipsePath(0, -137, 15, 13), 'dark'),
  ])
}

const dots = [-64, -50, -36, 36, 50, 64].flatMap((x, i) =>
  [-76, -48, -20].flatMap((y) => circlePath(x, y + (i % 2 === 0 ? 0 : 14), 4.4)),
)
