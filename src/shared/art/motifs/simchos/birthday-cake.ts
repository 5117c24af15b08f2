import { circlePath, type Path, placement, transformPath } from '../../path.ts'
import { body, detail, line, readPath, standing, symmetric } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A cake of two tiers on its stand, with 1 to 7 candles. */
export function birthdayCake(candles = 3): Motif {
  const step = Math.min(26, 84 / Math.max(1, candles - 1))
  const places = Array.from({ length: candles }, (_, i) => (i - (candles - 1) / 2) * step)
  return standing('birthday-cake', [
    body('metal', symmetric('M0 -24L14 -24C14 -14 26 -8 40 -6C44 -4 44 0 40 0L0 0'), 'dark'),
    body('metal', symmetric('M0 -38L96 -38C103 -38 104 -30 98 -28C70 -20 30 -20 0 -20')),
    body('bread', symmetric('M0 -92L82 -92L82 -40C60 -33 30 -32 0 -32')),
    detail('paper', symmetric('M0 -59C30 -59 60 -61 82 -64L82 -54C60 -50 30 -49 0 -49'), 'light'),
    body('flower', symmetric(lowerIcing)),
    detail(
      'paper',
      [-66, -44, -22, 0, 22, 44, 66].flatMap((x) => circlePath(x, -86, 3.6)),
      'light',
    ),
    ...places.flatMap((x, i) => candle(x, i)),
    body('fruit', symmetric('M0 -140L54 -140L54 -92C36 -87 18 -86 0 -86')),
    detail(
      'gold',
      [-40, -20, 0, 20, 40].flatMap((x) => heart(x, -100)),
      'light',
    ),
    body('paper', symmetric(upperIcing), 'light'),
  ])
}

const lowerIcing =
  'M0 -101C40 -101 70 -99 82 -94C88 -90 88 -82 86 -74C84 -66 76 -66 74 -74C72 -80 66 -80 64 -74' +
  'C62 -60 50 -60 48 -74C46 -80 40 -80 38 -76C36 -66 26 -66 24 -76C22 -80 16 -80 14 -74C12 -62 4 -60 0 -60'

const upperIcing =
  'M0 -150C26 -150 46 -148 54 -143C60 -139 59 -130 57 -124C55 -117 47 -118 46 -126C45 -130 40 -130 39 -126' +
  'C37 -112 27 -112 26 -126C25 -131 19 -131 18 -127C16 -119 10 -119 9 -126C7 -130 3 -130 0 -130'

function heart(x: number, y: number): Path {
  return transformPath(symmetric('M0 -3C2 -7 8 -6 8 -1C8 3 3 5 0 8'), placement(x, y))
}

function candle(x: number, i: number): MotifPart[] {
  const at = (data: string) => transformPath(readPath(data), placement(x, 0))
  return [
    body(i % 2 === 0 ? 'cloth' : 'gold', at('M-5 -178L5 -178L5 -144L-5 -144Z')),
    line('paper', 2.6, at('M-4 -166L4 -172M-4 -156L4 -162M-4 -148L4 -152'), 'light'),
    line('ink', 2, at('M0 -178L0 -184')),
    body(
      'flame',
      at('M0 -206C7 -196 9 -190 7 -184C5 -178 -5 -178 -7 -184C-9 -190 -5 -196 0 -206Z'),
      'dark',
    ),
    body(
      'flame',
      at('M0 -197C4 -191 5 -188 4 -184C2 -180 -2 -180 -4 -184C-5 -188 -3 -191 0 -197Z'),
      'light',
    ),
  ]
}
