import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing, symmetric } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A baby carriage on four springs, its hood up on the left, its handle on the right. */
export function pram(): Motif {
  return standing('pram', [
    body('paper', 'M-4 -128C10 -156 52 -158 72 -128Z', 'light'),
    body('cloth', hood, 'dark'),
    ...ribs.map((rib) => line('cloth', 2, rib, 'light')),
    body('paper', ruffle),
    line('ink', 6.5, 'M84 -116C104 -118 112 -134 120 -152'),
    line('gold', 11, 'M117 -150L137 -157'),
    body('cloth', tub),
    detail('paper', scallops(-86, 82, 11, -112)),
    body('gold', 'M-90 -125L86 -125C94 -125 94 -111 86 -111L-90 -111C-98 -111 -98 -125 -90 -125Z'),
    detail('gold', heart),
    line('ink', 5.5, 'M-58 -66C-58 -54 -52 -46 -46 -38'),
    line('ink', 5.5, 'M54 -66C54 -54 48 -46 42 -38'),
    line('ink', 5, 'M-46 -40C-28 -62 24 -62 42 -40'),
    ...wheel(-46),
    ...wheel(42),
  ])
}

const hood =
  'M-88 -122C-92 -140 -88 -158 -80 -172C-68 -178 -60 -188 -54 -194C-42 -196 -30 -200 -22 -206' +
  'C-12 -204 -2 -205 4 -206C1 -180 1 -150 6 -122Z'

const ribs = [
  'M4 -124C-24 -136 -56 -154 -79 -171',
  'M4 -124C-18 -144 -40 -172 -54 -193',
  'M4 -124C-8 -148 -17 -178 -22 -205',
]

/** The white edge of the hood. */
const ruffle =
  'M3 -209C13 -209 15 -196 9 -193C16 -190 15 -178 8 -176C15 -173 14 -161 8 -159' +
  'C15 -156 15 -145 9 -143C16 -140 17 -127 9 -122L0 -122C-5 -150 -5 -180 -3 -207Z'

const tub = 'M-89 -114L85 -114C85 -84 62 -58 26 -56L-30 -56C-66 -58 -89 -84 -89 -114Z'

const heart = symmetric('M0 -90C5 -99 18 -98 18 -87C18 -78 8 -72 0 -65')

function scallops(from: number, to: number, count: number, y: number): Path {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i): Path => {
    const x = from + i * step
    return [
      ['M', x, y],
      ['L', x + step, y],
      ['C', x + step, y + step * 0.85, x, y + step * 0.85, x, y],
      ['Z'],
    ]
  }).flat()
}

function wheel(x: number): MotifPart[] {
  const spokes = Array.from({ length: 10 }, (_, i): Path => {
    const angle = (i * Math.PI) / 5 + 0.2
    return [
      ['M', x + 8 * Math.cos(angle), -37 + 8 * Math.sin(angle)],
      ['L', x + 30 * Math.cos(angle), -37 + 30 * Math.sin(angle)],
    ]
  })
  return [
    body('ink', circlePath(x, -37, 37)),
    detail('paper', circlePath(x, -37, 30)),
    line('ink', 2.2, spokes.flat()),
    body('fruit', circlePath(x, -37, 8.5)),
  ]
}
