import { circlePath } from '../../path.ts'
import { body, detail, line, standing, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A wicker cradle on rockers, its hood on the left, a cream blanket over its side. */
export function cradle(): Motif {
  return standing('cradle', [
    body('paper', 'M-10 -106C0 -130 30 -136 52 -128C66 -123 76 -116 82 -106Z', 'light'),
    body('cloth', hood, 'dark'),
    line('cloth', 2, 'M-10 -106C-34 -122 -58 -138 -79 -150', 'light'),
    line('cloth', 2, 'M-10 -106C-26 -132 -40 -160 -50 -189', 'light'),
    body('paper', ruffle),
    body('wood', twice('M44 -30L58 -30C60 -20 62 -14 66 -8L54 -2C50 -10 46 -20 44 -30Z'), 'dark'),
    body('wood', rocker, 'dark'),
    body('wood', tub),
    line('wood', 2.4, 'M-86 -86C-40 -80 40 -80 88 -86', 'dark'),
    line('wood', 2.4, 'M-81 -64C-40 -58 40 -58 83 -64', 'dark'),
    line('wood', 2.4, 'M-73 -43C-40 -38 40 -38 74 -43', 'dark'),
    body('paper', blanket, 'light'),
    detail('gold', blanketDots),
    detail('cloth', hem),
    body(
      'wood',
      'M-92 -114L94 -114C101 -114 101 -101 94 -101L-92 -101C-99 -101 -99 -114 -92 -114Z',
    ),
  ])
}

const hood =
  'M-88 -106C-94 -124 -90 -140 -81 -152C-74 -168 -64 -182 -50 -190C-36 -198 -14 -198 0 -190' +
  'C-10 -166 -14 -134 -10 -106Z'

const ruffle =
  'M0 -194C9 -192 11 -181 4 -177C10 -172 8 -161 1 -159C7 -154 5 -143 -2 -141C5 -136 4 -125 -3 -123' +
  'C4 -118 4 -108 -3 -106L-15 -106C-17 -134 -12 -168 -6 -193Z'

const rocker =
  'M-97 -25C-60 8 60 8 97 -25C101 -29 95 -35 90 -32C54 -8 -54 -8 -90 -32C-95 -35 -101 -29 -97 -25Z'

const tub =
  'M-91 -108L93 -108C91 -78 84 -50 72 -32C68 -27 62 -25 55 -25L-53 -25C-60 -25 -66 -27 -70 -32' +
  'C-82 -50 -89 -78 -91 -108Z'

const blanket =
  'M-34 -110L93 -110C92 -92 89 -76 84 -62C76 -50 64 -52 61 -61C55 -49 41 -49 37 -60' +
  'C31 -48 17 -48 13 -60C7 -48 -7 -49 -11 -61C-17 -51 -28 -52 -32 -62C-36 -78 -36 -94 -34 -110Z'

const hem = 'M-35 -82C0 -76 60 -76 90 -84L88 -74C58 -67 0 -67 -35 -73Z'

const blanketDots = [-20, 2, 24, 46, 68].flatMap((x, i) => circlePath(x, i % 2 ? -92 : -94, 3.6))
