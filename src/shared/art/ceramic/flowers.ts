import { leafPath } from '../foliage.ts'
import {
  circlePath,
  mirrorPath,
  type Path,
  type Point,
  placement,
  type Segment,
  transformPath,
} from '../path.ts'
import type { Glaze } from './glaze.ts'

/** The place of a flower: the end of its stalk, the direction of growth, and its length. */
export interface Flower extends Point {
  angle: number
  size: number
}

export type Kind = 'tulip' | 'carnation' | 'rose' | 'pomegranate' | 'grapes' | 'hyacinth'

/** A flower of the garden in the glaze `colour`: `third`, `second`, `lead`. */
export function flower(kind: Kind, { x, y, angle, size }: Flower, colour: string): Glaze[] {
  const place = placement(x, y, angle + Math.PI / 2, size / 100)
  return drawings[kind](colour).map((glaze) => ({
    ...glaze,
    path: transformPath(glaze.path, place),
    ...(glaze.width && { width: Math.round(glaze.width * size) / 100 }),
  }))
}

/** Each grows from (0, 0) upwards, about 100 high. */
const drawings: Readonly<Record<Kind, (colour: string) => Glaze[]>> = {
  tulip: (colour) => [
    { level: 4, path: both(sidePetal), colour, outline: 2.6 },
    { level: 5, path: both(sideGlint), colour: `${colour}Light` },
    { level: 6, path: middlePetal, colour, outline: 2.6 },
    { level: 7, path: middleGlint, colour: `${colour}Light` },
    { level: 8, path: tulipSpots, colour: 'white' },
    { level: 8, path: sepals, colour: 'leaf', outline: 2 },
  ],
  carnation: (colour) => [
    { level: 4, path: fan(100, 1), colour, outline: 2.6 },
    { level: 5, path: fan(82, 0.93), colour: `${colour}Light` },
    { level: 6, path: fan(64, 0.9), colour, outline: 1.6 },
    { level: 7, path: fan(44, 0.8), colour: `${colour}Pale`, outline: 1.6 },
    { level: 8, path: cup, colour: 'leaf', outline: 2.2 },
  ],
  rose: (colour) => [
    { level: 4, path: ring(9, 50, 20, 0.2), colour: `${colour}Dark`, outline: 2.4 },
    { level: 5, path: ring(9, 45, 17, 0.55), colour, outline: 2 },
    { level: 6, path: ring(9, 33, 8, 0.55), colour: `${colour}Light` },
    { level: 7, path: circlePath(0, -50, 15), colour: 'white', outline: 2 },
    { level: 8, path: circlePath(0, -50, 9), colour: 'ochre' },
    { level: 8, path: ringOfDots(13, 6), colour: 'line' },
  ],
  pomegranate: (colour) => [
    { level: 4, path: calyx, colour: 'ochre', outline: 2.4 },
    { level: 5, path: fruit, colour, outline: 2.8 },
    { level: 6, path: bloom, colour: `${colour}Light` },
    { level: 7, path: cleft, colour: 'white', outline: 2 },
    { level: 8, path: seeds, colour: `${colour}Dark` },
  ],
  grapes: (colour) => [
    { level: 4, path: vineLeaf, colour: 'leaf', outline: 2.4 },
    { level: 5, path: vineVeins, colour: 'leafPale', width: 1.8 },
    ...berries.map(
      ([x, y], i): Glaze => ({
        level: 6 + i * 0.01,
        path: circlePath(x, y, 9.6),
        colour: i % 3 === 1 ? `${colour}Light` : colour,
        outline: 2,
      }),
    ),
    {
      level: 7,
      path: berries.flatMap(([x, y]) => circlePath(x - 3, y - 3, 2.4)),
      colour: `${colour}Pale`,
    },
  ],
  hyacinth: (colour) => [
    {
      level: 3,
      path: [
        ['M', 0, 0],
        ['Q', 2, -50, 0, -92],
      ],
      colour: 'leaf',
      width: 4,
    },
    ...bells.map(
      (path, i): Glaze => ({
        level: 4 + i * 0.01,
        path,
        colour: i % 2 ? `${colour}Light` : colour,
        outline: 2,
      }),
    ),
  ],
}

function both(path: Path): Path {
  return [...path, ...mirrorPath(path, 0)]
}

const sidePetal: Path = [
  ['M', -2, -8],
  ['C', -26, -10, -34, -32, -30, -54],
  ['C', -28, -70, -40, -84, -50, -92],
  ['C', -34, -94, -10, -86, -6, -56],
  ['Z'],
]
const sideGlint: Path = [
  ['M', -10, -18],
  ['C', -24, -24, -26, -42, -22, -58],
  ['C', -20, -70, -26, -80, -32, -86],
  ['C', -20, -82, -12, -70, -12, -54],
  ['Z'],
]
const middlePetal: Path = [
  ['M', 0, -6],
  ['C', -22, -20, -24, -56, 0, -104],
  ['C', 24, -56, 22, -20, 0, -6],
  ['Z'],
]
const middleGlint: Path = [
  ['M', 0, -18],
  ['C', -12, -30, -12, -56, 0, -84],
  ['C', 12, -56, 12, -30, 0, -18],
  ['Z'],
]
const tulipSpots: Path = [0, 1, 2].flatMap((i) => circlePath(0, -34 - i * 13, 3.2 - i * 0.5))
const sepals: Path = both([
  ['M', 0, 4],
  ['C', -10, 2, -20, -4, -22, -18],
  ['C', -14, -12, -6, -12, 0, -6],
  ['Z'],
])

const cup: Path = [
  ['M', -5, 6],
  ['C', -16, -6, -18, -22, -14, -40],
  ['Q', -7, -32, 0, -42],
  ['Q', 7, -32, 14, -40],
  ['C', 18, -22, 16, -6, 5, 6],
  ['Z'],
]

function fan(reach: number, spread: number): Path {
  const teeth = 9
  const at = (i: number, radius: number): [number, number] => {
    const turn = -Math.PI / 2 + (i / teeth - 0.5) * 2.3 * spread
    return [Math.cos(turn) * radius, Math.sin(turn) * radius * 0.86 - 12]
  }
  const edge = Array.from({ length: teeth }, (_, i): Segment[] => [
    ['Q', ...at(i + 0.2, reach * 1.14), ...at(i + 0.5, reach * 1.02)],
    ['Q', ...at(i + 0.8, reach * 1.14), ...at(i + 1, reach * 0.92)],
  ])
  return [['M', 0, -14], ['L', ...at(0, reach * 0.92)], ...edge.flat(), ['Z']]
}

function ring(count: number, radius: number, width: number, turn: number): Path {
  return Array.from({ length: count }, (_, i) => {
    const angle = turn + (i / count) * 2 * Math.PI
    const petal: Path = [
      ['M', 4, 0],
      ['C', 0.3 * radius, -width, 0.94 * radius, -1.1 * width, radius, 0],
      ['C', 0.94 * radius, 1.1 * width, 0.3 * radius, width, 4, 0],
      ['Z'],
    ]
    return transformPath(petal, placement(0, -50, angle))
  }).flat()
}

function ringOfDots(radius: number, count: number): Path {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    return circlePath(Math.cos(angle) * radius, -50 + Math.sin(angle) * radius, 1.5)
  }).flat()
}

const fruit: Path = [
  ['M', 0, 0],
  ['C', 34, 0, 48, -24, 44, -46],
  ['C', 40, -66, 22, -76, 0, -77],
  ['C', -22, -76, -40, -66, -44, -46],
  ['C', -48, -24, -34, 0, 0, 0],
  ['Z'],
]
const bloom: Path = [
  ['M', -8, -8],
  ['C', -30, -14, -36, -34, -33, -46],
  ['C', -30, -58, -22, -66, -10, -70],
  ['C', -22, -54, -24, -28, -8, -8],
  ['Z'],
]
const calyx: Path = both([
  ['M', 0, -70],
  ['L', -14, -72],
  ['C', -14, -84, -18, -94, -24, -102],
  ['Q', -14, -100, -9, -92],
  ['Q', -5, -100, 0, -108],
  ['Z'],
])
const cleft: Path = [
  ['M', 4, -66],
  ['C', 28, -54, 30, -26, 10, -10],
  ['C', -8, -24, -10, -50, 4, -66],
  ['Z'],
]
const seeds: Path = [
  [6, -54],
  [1, -41],
  [14, -42],
  [5, -28],
  [15, -29],
].flatMap(([x = 0, y = 0]) => leafPath({ x, y: y - 6, angle: Math.PI / 2, length: 12, width: 5 }))

const vineLeaf: Path = [
  ['M', 0, -2],
  ['C', -12, -4, -22, 6, -34, 0],
  ['C', -36, -12, -34, -18, -46, -24],
  ['C', -34, -30, -34, -40, -36, -50],
  ['C', -22, -48, -14, -44, -6, -54],
  ['C', 0, -44, 10, -46, 14, -40],
  ['C', 10, -30, 16, -20, 14, -8],
  ['Z'],
]
const vineVeins: Path = [
  ['M', 0, -4],
  ['Q', -14, -18, -38, -24],
  ['M', -4, -9],
  ['Q', -10, -28, -8, -46],
  ['M', -7, -12],
  ['Q', -20, -28, -30, -42],
]
const berries: readonly (readonly [number, number])[] = [
  [-2, -24],
  [16, -26],
  [34, -24],
  [7, -40],
  [25, -41],
  [42, -38],
  [16, -56],
  [34, -55],
  [25, -71],
  [40, -68],
  [33, -85],
]

const bells: readonly Path[] = Array.from({ length: 9 }, (_, i) => {
  const side = i % 2 ? 1 : -1
  const y = -18 - i * 9
  return leafPath({
    x: 0,
    y: y + 6,
    angle: -Math.PI / 2 + side * (1 - i * 0.08),
    length: 27 - i * 1.4,
    width: 9 - i * 0.5,
  })
})
