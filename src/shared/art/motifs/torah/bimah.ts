import { type Path, rectPath } from '../../path.ts'
import { body, detail, line, standing, symmetric, twice } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** The platform for reading: turned balusters round a table with a fringed velvet cloth. */
export function bimah(): Motif {
  return standing('bimah', [
    body('wood', rectPath(-40, -100, 80, 60), 'dark'),
    body('cloth', symmetric('M0 -132L46 -132L56 -98C40 -92 20 -90 0 -90')),
    body('cloth', symmetric('M0 -98C20 -98 42 -100 56 -104L54 -58C36 -52 18 -50 0 -50'), 'dark'),
    line('gold', 3, 'M-53 -66C-36 -59 36 -59 53 -66'),
    line('gold', 1.8, fringe),
    detail('gold', 'M0 -88C12 -88 12 -70 0 -66C-12 -70 -12 -88 0 -88Z'),
    body('wood', rail(-58), 'light'),
    ...[-72, -48, -24, 24, 48, 72].map((x) => body('wood', baluster(x))),
    body('wood', rectPath(-94, -22, 188, 10)),
    ...[-88, 88].flatMap((x) => [body('wood', post(x), 'dark'), body('gold', knob(x))]),
    body('wood', rectPath(-100, -13, 200, 13), 'light'),
    body('wood', rectPath(-44, -10, 88, 10), 'dark'),
    line('wood', 1.6, twice('M50 -6L98 -6'), 'dark'),
  ])
}

const fringe = Array.from({ length: 17 }, (_, i) => {
  const x = -50 + i * 6.25
  const y = -63 + 5.4 * (1 - (x / 52) ** 2)
  return `M${x} ${y}L${x} ${y + 8}`
}).join('')

/** The hand rail has a gap in the middle, for the steps. */
function rail(y: number): Path {
  return [...rectPath(-94, y, 78, 9), ...rectPath(16, y, 78, 9)]
}

function baluster(x: number): Path {
  const half: readonly (readonly [number, number])[] = [
    [3, -49],
    [3, -45],
    [7, -39],
    [6, -33],
    [2.6, -28],
    [4.4, -25],
    [4.4, -22],
  ]
  const side = (sign: number) => half.map(([r, y]) => [x + sign * r, y] as const)
  const right = side(1)
  const left = side(-1).reverse()
  const [first] = right
  if (!first) return []
  return [
    ['M', ...first],
    ...[...right.slice(1), ...left].map((at) => ['L', ...at] as const),
    ['Z'],
  ]
}

function post(x: number): Path {
  return rectPath(x - 8, -72, 16, 60)
}

function knob(x: number): Path {
  return [
    ['M', x - 8, -72],
    ['C', x - 14, -84, x - 4, -88, x, -96],
    ['C', x + 4, -88, x + 14, -84, x + 8, -72],
    ['Z'],
  ]
}
