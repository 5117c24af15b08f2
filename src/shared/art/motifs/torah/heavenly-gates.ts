import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The gates at the closing of the day: two carved doors, still ajar, the light coming through. */
export function heavenlyGates(): Motif {
  return standing('heavenly-gates', [
    body('gold', symmetric(frame)),
    line('gold', 2.4, symmetric('M0 -192C46 -192 78 -160 78 -116L78 -12').slice(0, -1), 'dark'),
    body('flame', symmetric(opening)),
    detail('flame', rays, 'light'),
    body('cloth', twice(door)),
    line('gold', 2.2, twice('M66 -112L66 -18L30 -12L30 -150')),
    line('gold', 2, twice('M60 -108L60 -68L36 -66L36 -128C48 -126 56 -118 60 -108Z')),
    line('gold', 2, twice('M60 -56L60 -24L36 -20L36 -54Z')),
    detail(
      'gold',
      twice([...circlePath(24, -66, 4), ...circlePath(48, -94, 5), ...circlePath(48, -39, 5)]),
    ),
    body('gold', symmetric('M0 -12L92 -12L96 0L0 0'), 'dark'),
    body('gold', twice('M66 -132L94 -132L94 -120L66 -120Z'), 'light'),
    body('gold', symmetric('M0 -208L11 -206L7 -184L0 -184'), 'light'),
  ])
}

/** The arch and its pillars. */
const frame = 'M0 -204C54 -204 88 -168 88 -120L88 -8L0 -8'
const opening = 'M0 -180C42 -180 70 -152 70 -116L70 -12L0 -12'

/** From the gap between the doors. */
const rays: Path = twice('M0 -176L10 -174L4 -60ZM16 -172L26 -167L6 -60Z')

/** A door that turns on the pillar towards us: its far edge at the hinge, its near edge taller. */
const door = 'M70 -116C70 -142 54 -160 34 -168C28 -170 22 -168 18 -160L18 -4L70 -12Z'
