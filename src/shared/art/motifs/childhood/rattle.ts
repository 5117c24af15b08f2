import { circlePath, ellipsePath, orient } from '../../path.ts'
import { body, detail, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A rattle: a banded ball on a handle with a ring, and a bow. */
export function rattle(): Motif {
  return standing('rattle', [
    body('gold', [...circlePath(0, -28, 28), ...orient(circlePath(0, -28, 15), 'hole')]),
    body('wood', symmetric('M0 -104L9 -104C7 -90 7 -70 10 -54L0 -52')),
    body('cloth', circlePath(0, -150, 52)),
    detail(
      'paper',
      'M-51 -160C-28 -148 28 -148 51 -160C53 -150 52 -142 50 -136C28 -124 -28 -124 -50 -136C-52 -142 -53 -150 -51 -160Z',
    ),
    detail(
      'fruit',
      [-32, -11, 11, 32].flatMap((x) => circlePath(x, -141 - (x * x) / 180, 5.4)),
    ),
    detail('cloth', 'M-34 -172C-32 -182 -24 -190 -14 -193C-16 -184 -24 -176 -34 -172Z', 'light'),
    body('gold', symmetric('M0 -106L20 -104C25 -103 25 -94 20 -93L0 -91')),
    body('fruit', twice('M3 -82C14 -100 40 -104 42 -88C43 -74 20 -70 3 -76Z')),
    body(
      'fruit',
      twice('M2 -76C12 -68 20 -60 30 -48C22 -48 18 -46 14 -40C8 -52 4 -62 0 -72Z'),
      'dark',
    ),
    body('fruit', ellipsePath(0, -80, 7.5, 8), 'dark'),
  ])
}
