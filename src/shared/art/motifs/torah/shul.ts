import { leafPath } from '../../foliage.ts'
import { circlePath, type Path, rectPath, type Segment } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A stone shul: tall arched windows under one broad gable, the luchos at its top. */
export function shul(): Motif {
  return standing('shul', [
    body('paper', rectPath(-92, -98, 184, 94)),
    line('wood', 2.2, twice(courses)),
    body('paper', symmetric('M0 -144L92 -103L0 -103'), 'light'),
    body('clay', symmetric('M0 -160L106 -112L106 -103L96 -103L0 -146')),
    body('paper', rectPath(-98, -105, 196, 9), 'dark'),
    detail('flame', circlePath(0, -121, 10)),
    detail('clay', petals, 'dark'),
    ...windows.map((x) => detail('flame', arch(x, -22, 11, 62))),
    line('wood', 2, panes),
    body('wood', arch(0, -6, 20, 70), 'light'),
    detail('wood', arch(0, -6, 15, 62), 'dark'),
    line('gold', 1.8, 'M0 -66L0 -6M-3.5 -34L-3.5 -29M3.5 -34L3.5 -29'),
    body('paper', twice('M1.4 -197L21 -197L21 -155L1.4 -155Z'), 'light'),
    line('ink', 1.5, twice('M6 -189L16 -189M6 -182L16 -182M6 -175L16 -175M6 -168L16 -168')),
    body('paper', rectPath(-100, -7, 200, 7), 'dark'),
    body('paper', rectPath(-34, -7, 68, 6), 'light'),
    body('paper', rectPath(-42, -2, 84, 6), 'light'),
  ])
}

const windows = [-72, -42, 42, 72]

const courses = 'M86 -16L92 -16M86 -90L92 -90M28 -90L56 -90'

const petals: Path = Array.from({ length: 8 }, (_, i) =>
  leafPath({ x: 0, y: -121, angle: (i * Math.PI) / 4, length: 9, width: 1.6 }),
).flat()

/** Only a bar down the middle of each window: a crossbar would give it another meaning. */
const panes = 'M42 -82L42 -22M72 -82L72 -22M-42 -82L-42 -22M-72 -82L-72 -22'

/** An opening with a round top that stands on `foot`. */
function arch(x: number, foot: number, half: number, height: number): Path {
  const spring = foot - height + half
  const k = 0.5523 * half
  const outline: Segment[] = [
    ['M', x - half, foot],
    ['L', x - half, spring],
    ['C', x - half, spring - k, x - k, spring - half, x, spring - half],
    ['C', x + k, spring - half, x + half, spring - k, x + half, spring],
    ['L', x + half, foot],
    ['Z'],
  ]
  return outline
}
