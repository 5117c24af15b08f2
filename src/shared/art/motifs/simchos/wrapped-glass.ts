import { lathePath } from '../../lathe.ts'
import { circlePath, ellipsePath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The chosson's glass: a plain tumbler in a white napkin, tied with a ribbon. */
export function wrappedGlass(): Motif {
  return standing('wrapped-glass', [
    body('metal', lathePath(0, [glass], 0.12), 'light'),
    body('metal', ellipsePath(0, -194, 54, 9)),
    detail('metal', ellipsePath(0, -193, 47, 6), 'dark'),
    line('metal', 3, 'M-40 -178C-39 -166 -38 -156 -37 -148', 'dark'),
    body('paper', farFlap, 'dark'),
    body('paper', napkin),
    body('paper', nearFlap, 'light'),
    line('paper', 2, folds, 'dark'),
    body('gold', symmetric('M0 -66C24 -66 44 -69 57 -75L55 -60C42 -54 22 -51 0 -51')),
    body('gold', twice('M0 -58C10 -48 22 -30 38 -22L30 -19L30 -10C16 -22 6 -40 0 -58Z'), 'dark'),
    body('gold', twice('M0 -58C12 -80 44 -88 46 -70C47 -52 20 -44 0 -58Z')),
    detail('gold', twice('M12 -61C20 -72 36 -76 37 -69C37 -60 22 -56 12 -61Z'), 'dark'),
    body('gold', circlePath(0, -58, 8), 'light'),
  ])
}

const glass = [
  [-194, 54],
  [-120, 48],
  [-40, 42],
  [-4, 40],
] as const

/** The napkin's corners over the glass: one behind it, and one folded across the front. */
const farFlap = 'M-60 -150C-50 -158 -30 -172 -6 -168C20 -172 46 -170 60 -152L56 -120L-56 -120Z'
const nearFlap = 'M-60 -150C-30 -136 10 -118 58 -96C50 -90 40 -86 30 -84C0 -92 -36 -108 -58 -124Z'

const napkin =
  'M-60 -150C-36 -142 -16 -138 4 -138C24 -140 44 -146 60 -152C62 -120 56 -60 50 -10' +
  'C40 -2 24 2 0 2C-24 2 -40 -2 -50 -10C-56 -60 -62 -110 -60 -150Z'

const folds =
  'M36 -140C40 -126 44 -116 48 -104M-40 -96C-40 -90 -41 -84 -40 -76M-36 -44C-35 -32 -34 -20 -32 -8' +
  'M-14 -44C-14 -30 -13 -16 -12 -6M42 -48C40 -34 38 -22 36 -10M18 -48C18 -36 18 -24 17 -14'
