import { leafPath } from '../../foliage.ts'
import { circlePath, type Path } from '../../path.ts'
import { body, detail, line, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** The mountain of the giving of the Torah: green terraces up to its summit, all in flower. */
export function sinai(): Motif {
  return standing('sinai', [
    ...ridges.flatMap(({ slope, tone, edge }) => [
      body('leaf', slope, tone),
      line('leaf', 1.8, edge, tone === 'dark' ? 'base' : 'dark'),
    ]),
    detail('leaf', grasses, 'dark'),
    ...flowers.flatMap(flowerParts),
  ])
}

interface Ridge {
  slope: string
  tone: 'base' | 'light' | 'dark'
  /** The terrace that runs along it. */
  edge: string
}

/** From the summit down to the meadow, each in front of the one before. */
const ridges: readonly Ridge[] = [
  {
    slope:
      'M-64 -40C-54 -70 -44 -84 -34 -102C-28 -114 -22 -128 -8 -136C0 -140 10 -138 16 -130' +
      'C26 -116 32 -108 40 -92C50 -74 60 -62 68 -40Z',
    tone: 'base',
    edge: 'M-40 -88C-20 -80 -6 -92 8 -84C18 -78 30 -82 40 -88M-24 -110C-10 -104 6 -112 24 -108',
  },
  {
    slope:
      'M-100 -4C-96 -22 -90 -34 -82 -48C-76 -60 -66 -72 -54 -72C-44 -72 -40 -62 -30 -58' +
      'C-14 -52 0 -62 14 -66C26 -70 38 -74 50 -68C66 -60 76 -46 86 -32C92 -22 98 -14 100 -4Z',
    tone: 'dark',
    edge: 'M-84 -42C-64 -34 -44 -44 -22 -38C4 -30 34 -52 78 -42',
  },
  {
    slope:
      'M-104 0C-100 -18 -84 -38 -62 -38C-44 -38 -36 -24 -18 -24C2 -24 14 -42 40 -44' +
      'C66 -46 92 -24 104 0Z',
    tone: 'base',
    edge: 'M-92 -18C-72 -12 -52 -22 -28 -14C2 -4 40 -26 90 -16',
  },
  {
    slope: 'M-108 2C-96 -12 -74 -18 -50 -14C-26 -10 -6 -6 18 -12C46 -20 84 -20 108 2Z',
    tone: 'light',
    edge: 'M-86 -6C-56 -6 -26 0 8 -4C36 -8 62 -10 86 -6',
  },
]

const grasses: Path = [-88, -62, -34, -8, 22, 48, 76].flatMap((x, i) =>
  [-0.5, 0, 0.5].flatMap((lean) =>
    leafPath({ x, y: 0, angle: -Math.PI / 2 + lean, length: 11 + (i % 3) * 3, width: 2 }),
  ),
)

/** Places and sizes of flowers, along the terraces. */
const flowers = [
  [-4, -128, 5],
  [12, -116, 4.6],
  [-18, -106, 5],
  [-32, -90, 5.4],
  [0, -96, 5],
  [28, -94, 5.2],
  [44, -76, 5],
  [-58, -64, 6],
  [-70, -48, 6],
  [-40, -52, 5.6],
  [-6, -50, 6],
  [24, -60, 6],
  [58, -54, 6],
  [74, -40, 5.6],
  [-82, -22, 7],
  [-58, -28, 7],
  [-30, -22, 6.6],
  [4, -26, 7],
  [36, -34, 7.4],
  [66, -28, 7],
  [88, -14, 6.4],
  [-74, -8, 8],
  [-46, -6, 8.4],
  [-18, -4, 8],
  [10, -7, 8],
  [36, -11, 8.6],
  [62, -10, 8],
] as const

function flowerParts([x, y, r]: readonly [number, number, number], i: number): MotifPart[] {
  const petals = Array.from({ length: 5 }, (_, k) => {
    const angle = (k * 2 * Math.PI) / 5 - Math.PI / 2 + (i % 2) * 0.6
    return leafPath({ x, y, angle, length: r, width: r * 0.52 })
  }).flat()
  return [
    detail('flower', petals, i % 3 === 0 ? 'light' : 'base'),
    detail('gold', circlePath(x, y, r * 0.28), 'light'),
  ]
}
