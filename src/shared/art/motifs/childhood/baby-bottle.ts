import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A feeding bottle, three quarters full. */
export function babyBottle(): Motif {
  return standing('baby-bottle', [
    body(
      'bread',
      symmetric('M0 -200C9 -200 13 -194 12 -186C10 -174 32 -170 35 -148L0 -146'),
      'light',
    ),
    body('metal', symmetric('M0 -128L34 -128C42 -122 47 -112 47 -100L47 -14C47 -4 40 0 30 0L0 0')),
    detail(
      'paper',
      symmetric('M0 -92C16 -92 28 -98 40 -94L40 -15C40 -9 36 -7 30 -7L0 -7'),
      'light',
    ),
    detail('fruit', symmetric('M0 -46C6 -58 22 -57 22 -43C22 -32 10 -25 0 -16')),
    line('ink', 3, 'M40 -78L28 -78M40 -62L32 -62M40 -30L32 -30M40 -14L28 -14'),
    body(
      'cloth',
      symmetric('M0 -152L36 -152C44 -152 48 -148 48 -141L48 -130C48 -124 44 -121 38 -121L0 -121'),
    ),
    line(
      'cloth',
      2.6,
      'M-30 -144L-30 -129M-15 -144L-15 -129M0 -144L0 -129M15 -144L15 -129M30 -144L30 -129',
      'light',
    ),
  ])
}
