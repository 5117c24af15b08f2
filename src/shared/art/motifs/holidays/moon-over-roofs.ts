import { type Path, placement, rectPath, type Segment } from '../../path.ts'
import { body, detail, standing } from '../drawn.ts'
import type { Material, Motif, MotifPart } from '../motif.ts'
import { moonParts } from './moon.ts'

/** The growing moon among stars, over a street of houses with lit windows. */
export function moonOverRoofs(): Motif {
  return underMoon('gold')
}

/** The same for families whose gold is no light, such as prints in a second ink. */
export function paleMoonOverRoofs(): Motif {
  return underMoon('paper')
}

function underMoon(moon: Material): Motif {
  return standing('moon-over-roofs', [
    ...moonParts(-0.35, placement(10, -96, 0, 0.5), moon),
    ...stars,
    ...houses.flatMap((house, i) => houseParts(house, i % 2 === 1)),
    body('leaf', 'M-102 4C-60 -8 60 -8 102 4Z', 'dark'),
  ])
}

const places = [
  [-78, -168, 4],
  [-52, -134, 2.6],
  [-84, -112, 2.8],
  [-46, -180, 2.8],
  [84, -176, 3.2],
  [92, -120, 2.6],
  [-58, -192, 2.2],
  [74, -104, 2.4],
] as const

/** Small stars of four equal rays. */
const stars: MotifPart[] = [
  body(
    'gold',
    places.flatMap(([x, y, size]) => star(x, y, 2.2 * size)),
    'light',
  ),
]

function star(x: number, y: number, reach: number): Path {
  const points = Array.from({ length: 8 }, (_, i) => {
    const out = i % 2 === 0 ? reach : 0.3 * reach
    return [x + out * Math.sin((i * Math.PI) / 4), y - out * Math.cos((i * Math.PI) / 4)] as const
  })
  return [...points.map((point, i): Segment => [i === 0 ? 'M' : 'L', ...point]), ['Z']]
}

interface House {
  x: number
  width: number
  /** Of the walls. */
  height: number
  /** Of the roof; none for a flat one. */
  roof: number
  lit: readonly (readonly [x: number, y: number])[]
}

const houses: readonly House[] = [
  {
    x: -80,
    width: 40,
    height: 44,
    roof: 22,
    lit: [
      [-88, -30],
      [-74, -30],
    ],
  },
  {
    x: 78,
    width: 44,
    height: 52,
    roof: 20,
    lit: [
      [70, -38],
      [86, -20],
    ],
  },
  {
    x: -38,
    width: 46,
    height: 62,
    roof: 0,
    lit: [
      [-48, -48],
      [-30, -48],
      [-30, -26],
    ],
  },
  {
    x: 36,
    width: 46,
    height: 46,
    roof: 28,
    lit: [
      [28, -30],
      [44, -30],
    ],
  },
  {
    x: 0,
    width: 40,
    height: 38,
    roof: 20,
    lit: [
      [-7, -24],
      [8, -24],
    ],
  },
]

function houseParts({ x, width, height, roof, lit }: House, inShade: boolean): MotifPart[] {
  const half = width / 2
  const top =
    roof > 0
      ? `M${x - half - 5} ${-height}L${x - half * 0.42} ${-height - roof}L${x + half * 0.42} ${-height - roof}L${x + half + 5} ${-height}Z`
      : `M${x - half - 4} ${-height - 7}L${x + half + 4} ${-height - 7}L${x + half + 4} ${-height}L${x - half - 4} ${-height}Z`
  return [
    body('paper', rectPath(x - half, -height, width, height), inShade ? 'dark' : 'base'),
    body('clay', top, 'dark'),
    ...lit.map(([wx, wy]) => detail('flame', window(wx, wy))),
  ]
}

/** A window with a round top, 9 wide. */
function window(x: number, y: number): string {
  return `M${x - 4.5} ${y + 8}L${x - 4.5} ${y - 4}C${x - 4.5} ${y - 10} ${x + 4.5} ${y - 10} ${x + 4.5} ${y - 4}L${x + 4.5} ${y + 8}Z`
}
