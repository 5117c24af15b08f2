import { circlePath, ellipsePath } from '../../path.ts'
import { body, detail, line, standing, twice } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A bowl of arbes, the boiled chickpeas of a shalom zachor, heaped above its rim. */
export function arbes(): Motif {
  return standing('arbes', [
    body('clay', ellipsePath(0, -78, 98, 17), 'dark'),
    ...peas,
    body('clay', bowl),
    line('clay', 2.4, 'M-90 -60C-50 -48 50 -48 90 -60', 'dark'),
    detail('paper', band),
    body('clay', 'M-42 -8L42 -8L48 0L-48 0Z', 'dark'),
  ])
}

const bowl = 'M-98 -78C-60 -58 60 -58 98 -78C96 -46 70 -14 40 -7L-40 -7C-70 -14 -96 -46 -98 -78Z'

/** Leaves round the bowl. */
const band = twice(
  'M4 -40C10 -48 20 -48 26 -40C20 -34 10 -34 4 -40ZM34 -42C40 -50 50 -50 55 -44C50 -37 40 -36 34 -42Z',
)

/** Rows of the heap, from the back: how many, their half width, and how high they lie. */
const rows = [
  [4, 34, -122],
  [6, 56, -108],
  [8, 74, -94],
  [9, 84, -80],
] as const

const peas: readonly MotifPart[] = rows.flatMap(([count, half, y], row) =>
  Array.from({ length: count }, (_, i) => {
    const x = -half + (2 * half * i) / (count - 1) + (row % 2 === 0 ? 2 : -2)
    const drop = 10 * (x / 98) ** 2
    return pea(x, y + drop, (i + row) % 3)
  }).flat(),
)

/** A chickpea with its crease. */
function pea(x: number, y: number, kind: number): MotifPart[] {
  const tones = ['light', 'base', 'light'] as const
  return [
    body('bread', circlePath(x, y, 12.5), tones[kind]),
    line(
      'bread',
      1.8,
      `M${x - 5 + kind * 3} ${y - 8}C${x - 1} ${y - 5} ${x + 1} ${y - 3} ${x} ${y + 1}`,
      'dark',
    ),
  ]
}
