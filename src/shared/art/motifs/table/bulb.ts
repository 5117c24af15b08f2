import { rectPath } from '../../path.ts'
import { body, line, standing, symmetric } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A glowing bulb that hangs from its socket. */
export function bulb(): Motif {
  return standing('bulb', [
    body('flame', symmetric('M0 -76C14 -76 19 -68 24 -58C31 -46 42 -38 42 -22C42 2 22 20 0 20')),
    body('gold', rectPath(-15, -92, 30, 20)),
    line('gold', 3, 'M-15 -85L15 -83M-15 -78L15 -76', 'dark'),
    body('ink', symmetric('M0 -112C12 -112 18 -104 18 -92L0 -92'), 'light'),
  ])
}
