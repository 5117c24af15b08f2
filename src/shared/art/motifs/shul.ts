import { leafPath } from '../foliage.ts'
import { circlePath, type Path, rectPath, type Segment } from '../path.ts'
import { body, detail, line, standing, symmetric, twice } from './drawn.ts'
import type { Motif } from './motif.ts'

/** A shul of stone: tall arched windows, a curved gable, the luchos at its top. */
export function shul(): Motif {
  return standing('shul', [
    body('clay', twice('M40 -116L86 -116C90 -106 94 -100 102 -96L102 -91L40 -91Z')),
    line('clay', 1.8, twice('M50 -109L88 -109M50 -101L94 -101'), 'dark'),
    body('paper', rectPath(-96, -91, 192, 87), 'dark'),
    body('paper', rectPath(-94, -91, 188, 85)),
    body('paper', symmetric(gable)),
    body('paper', rectPath(-50, -128, 100, 122)),
    line('wood', 2.4, twice(courses)),
    body('paper', symmetric('M0 -133L56 -133L56 -126C52 -123 50 -121 50 -119L0 -119'), 'light'),
    ...[-76, 76].map((x) => detail('flame', arch(x, -26, 10, 50))),
    detail('flame', arch(0, -66, 11, 48)),
    ...[-30, 30].map((x) => detail('flame', arch(x, -66, 8, 38))),
    detail('flame', circlePath(0, -150, 10)),
    detail('clay', petals, 'dark'),
    line('wood', 2, panes),
    body('wood', arch(0, -6, 19, 54), 'light'),
    detail('wood', arch(0, -6, 14, 48), 'dark'),
    line('gold', 1.8, 'M0 -52L0 -6M-3 -26L-3 -22M3 -26L3 -22'),
    ...[-32, 32].map((x) => detail('flame', arch(x, -22, 6, 24))),
    body('paper', twice('M1.4 -206L15 -206L15 -178L1.4 -178Z'), 'light'),
    line('ink', 1.5, twice('M5 -200L11.5 -200M5 -195L11.5 -195M5 -190L11.5 -190M5 -185L11.5 -185')),
    body('paper', rectPath(-100, -7, 200, 7), 'dark'),
    body('paper', rectPath(-30, -7, 60, 6), 'light'),
    body('paper', rectPath(-38, -2, 76, 6), 'light'),
  ])
}

const gable =
  'M0 -178L18 -178C18 -168 22 -162 28 -160C36 -158 38 -150 38 -144C44 -142 50 -138 50 -126L0 -126'

const courses = 'M58 -16L92 -16M58 -82L92 -82M-46 -112L-44 -112'

const petals: Path = Array.from({ length: 8 }, (_, i) =>
  leafPath({ x: 0, y: -150, angle: (i * Math.PI) / 4, length: 9, width: 1.6 }),
).flat()

/** A bar down the middle of each window and no other, lest it read as something else. */
const panes = 'M0 -112L0 -66M30 -102L30 -66M-30 -102L-30 -66M76 -74L76 -26M-76 -74L-76 -26'

/** An opening with a round head, standing on `foot`. */
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
