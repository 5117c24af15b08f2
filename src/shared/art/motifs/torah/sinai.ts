import { leafPath } from '../../foliage.ts'
import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** The mountain of the giving of the Torah: green slopes up to its summit, all in flower. */
export function sinai(): Motif {
  return standing('sinai', [
    body('leaf', sprigs, 'base'),
    ...slopes.flatMap(({ outline, tone, terrace }) => [
      body('leaf', outline, tone),
      line('leaf', 2, terrace, tone === 'dark' ? 'base' : 'dark'),
    ]),
    ...flowers.flatMap(flowerParts),
  ])
}

interface Slope {
  outline: string
  tone: 'base' | 'light' | 'dark'
  /** The path along it. */
  terrace: string
}

/** From the summit down to the meadow, each in front of the one before. */
const slopes: readonly Slope[] = [
  {
    outline:
      'M-84 -20C-72 -58 -62 -92 -44 -122C-36 -136 -26 -150 -8 -150C8 -150 14 -138 26 -128' +
      'C38 -118 50 -118 58 -104C74 -78 84 -50 92 -20Z',
    tone: 'dark',
    terrace:
      'M-50 -108C-36 -102 -28 -110 -12 -108C8 -106 22 -114 42 -112M-30 -132C-18 -128 -4 -136 12 -132',
  },
  {
    outline:
      'M-104 0C-104 -42 -90 -82 -64 -84C-42 -86 -34 -64 -10 -62C16 -60 26 -88 52 -86' +
      'C82 -84 102 -44 106 0Z',
    tone: 'base',
    terrace: 'M-90 -50C-70 -40 -48 -46 -28 -40C2 -32 34 -42 92 -52',
  },
  {
    outline:
      'M-116 2C-108 -26 -84 -42 -54 -38C-28 -34 -18 -16 8 -18C36 -20 52 -44 80 -38' +
      'C102 -34 112 -14 116 2Z',
    tone: 'light',
    terrace: 'M-98 -8C-66 -2 -34 0 4 -4C40 -8 70 -8 98 -10',
  },
]

/** Leaves that stand up along the skyline, as x, y and lean. */
const sprigs: Path = (
  [
    [-62, -88, -0.5],
    [-40, -126, -0.4],
    [22, -128, 0.3],
    [58, -100, 0.5],
    [-92, -66, -0.6],
    [94, -62, 0.6],
  ] as const
).flatMap(([x, y, lean]) =>
  [-0.7, 0, 0.7].flatMap((turn) =>
    leafPath({ x, y: y + 6, angle: -Math.PI / 2 + lean + turn, length: 20, width: 4 }),
  ),
)

/** Places and sizes of flowers, from the summit down. */
const flowers = [
  [-12, -132, 10],
  [-34, -106, 12],
  [14, -106, 13],
  [48, -98, 10],
  [-6, -80, 11],
  [-66, -62, 14],
  [-30, -48, 11],
  [20, -54, 12],
  [56, -62, 15],
  [86, -38, 11],
  [-90, -34, 10],
  [-70, -18, 15],
  [-34, -14, 12],
  [0, -4, 9],
  [36, -18, 13],
  [72, -20, 15],
  [98, -12, 9],
] as const

/** Five petals between two leaves. */
function flowerParts([x, y, r]: readonly [number, number, number], i: number): MotifPart[] {
  const ring = (count: number, from: number, length: number, width: number) =>
    Array.from({ length: count }, (_, k) => {
      const angle = from + (k * 2 * Math.PI) / count
      return leafPath({ x, y, angle, length, width })
    }).flat()
  const turn = (i % 3) * 0.5
  return [
    detail('leaf', ring(2, turn + 0.4, r * 1.5, r * 0.34), i % 2 === 0 ? 'dark' : 'light'),
    detail('flower', ring(5, turn - Math.PI / 2, r, r * 0.4), i % 3 === 0 ? 'light' : 'base'),
    detail('gold', circlePath(x, y, r * 0.26), 'light'),
  ]
}
