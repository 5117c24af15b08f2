import { circlePath, type Path, rectPath, roundArchPath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/**
 * A stone shul: tall round-arched windows under a tiled hip roof, and over its door the luchos in
 * a curved gable.
 */
export function shul(): Motif {
  return standing('shul', [
    body('clay', symmetric('M0 -132L70 -132L106 -100L0 -100')),
    line('clay', 1.6, twice(tiles), 'dark'),
    body('paper', rectPath(-98, -94, 196, 88)),
    body('paper', rectPath(-104, -102, 208, 9), 'dark'),
    ...[-83, -58, 58, 83].flatMap((x) => [
      body('metal', arch(x, -20, 9.6, 64), 'light'),
      detail('flame', arch(x, -21, 8, 61)),
    ]),
    line('wood', 1.5, twice(bars)),
    body('paper', twice('M30 -6L42 -6L42 -112L30 -112Z'), 'dark'),
    body('paper', symmetric('M0 -172C22 -172 38 -154 40 -128L40 -6L0 -6'), 'light'),
    body('paper', symmetric(cornice), 'dark'),
    body('paper', twice('M1 -155L16 -155L16 -124L1 -124Z')),
    line('ink', 1.5, twice('M4 -147L13 -147M4 -141L13 -141M4 -135L13 -135M4 -129L13 -129')),
    body('paper', arch(0, -6, 25, 86)),
    body('metal', fan, 'light'),
    detail('flame', fan),
    line('wood', 1.5, spokes),
    body('wood', rectPath(-19, -62, 38, 56)),
    line(
      'wood',
      1.6,
      'M0 -62L0 -6M-15 -57L-4 -57L-4 -36L-15 -36ZM4 -57L15 -57L15 -36L4 -36Z',
      'dark',
    ),
    line('wood', 1.6, 'M-15 -31L-4 -31L-4 -11L-15 -11ZM4 -31L15 -31L15 -11L4 -11Z', 'dark'),
    detail('gold', twice(circlePath(2.6, -33.5, 1.5))),
    body('paper', rectPath(-104, -6, 208, 6), 'dark'),
    body('paper', rectPath(-36, -8, 72, 5), 'light'),
    body('paper', rectPath(-44, -4, 88, 7), 'light'),
  ])
}

const tiles =
  'M46 -124L76 -124M46 -116L85 -116M46 -108L94 -108M54 -132L58 -124M66 -124L72 -116M78 -116L86 -108'

/** Only a bar down the middle of each window: a crossbar would give it another meaning. */
const bars = 'M58 -82L58 -21M83 -82L83 -21'

/** The moulding along the curved gable, down to the eaves. */
const cornice = 'M0 -180C28 -180 46 -160 48 -130L48 -122L38 -122L38 -128C36 -152 20 -170 0 -170'

/** The half-round window over the door. */
const fan = symmetric('M0 -85C11 -85 19 -77 19 -66L0 -66')
const spokes = 'M0 -66L0 -85M0 -66L-13 -80M0 -66L13 -80'

/** An opening with a round top that stands on `foot`. */
function arch(x: number, foot: number, half: number, height: number): Path {
  return roundArchPath({ x, half, spring: foot - height + half, foot })
}
