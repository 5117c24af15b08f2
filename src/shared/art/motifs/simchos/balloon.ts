import { body, detail, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A balloon above its knot, with the light on its shoulder. */
export function balloon(): Motif {
  return standing('balloon', [
    body('fruit', knot, 'dark'),
    body('fruit', skin),
    detail('paper', 'M-52 -136C-50 -158 -36 -176 -18 -184C-26 -168 -36 -150 -52 -136Z', 'light'),
  ])
}

const skin = symmetric('M0 -210C50 -210 84 -172 84 -124C84 -78 42 -32 0 -16')
const knot = symmetric('M0 -20C4 -14 10 -6 14 -2C9 1 4 -2 0 -2')
