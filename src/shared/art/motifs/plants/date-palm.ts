import { leafPath } from '../../foliage.ts'
import { ellipsePath, orient, type Path, type Point, splinePath } from '../../path.ts'
import { body, detail, standing } from '../drawn.ts'
import type { Motif } from '../motif.ts'

/** A palm with a full crown of fronds, two clusters of dates under it. */
export function datePalm(): Motif {
  return standing('date-palm', [
    body('wood', trunk),
    detail('wood', scars, 'dark'),
    body('leaf', fronds(back), 'dark'),
    body('gold', stalks),
    body('bread', dates, 'dark'),
    body('leaf', fronds(front)),
    body('wood', heart, 'dark'),
  ])
}

const crown: Point = { x: 0, y: -130 }

const trunk: Path = [
  ['M', -9, -134],
  ['L', 9, -134],
  ['C', 10, -90, 12, -40, 20, -8],
  ['C', 22, -2, 15, 0, 0, 0],
  ['C', -15, 0, -22, -2, -20, -8],
  ['C', -12, -40, -10, -90, -9, -134],
  ['Z'],
]

/** Scars of old fronds, one row at each step. */
const scars: Path = [-106, -92, -78, -64, -50, -36, -22].flatMap((y): Path => {
  const half = 10.6 + (y + 132) * 0.055
  return [
    ['M', -half, y - 6],
    ['L', 0, y],
    ['L', half, y - 6],
    ['L', half, y - 3],
    ['L', 0, y + 4],
    ['L', -half, y - 3],
    ['Z'],
  ]
})

/** Where the fronds leave the trunk. */
const heart: Path = [-1, 0, 1].flatMap((turn) =>
  orient(
    leafPath({ x: turn * 6, y: -118, angle: -Math.PI / 2 + 0.34 * turn, length: 24, width: 6 }),
    'solid',
  ),
)

interface Frond {
  /** The place of its tip, from the crown. */
  x: number
  y: number
  /** The height of its arch. */
  rise: number
}

const back: readonly Frond[] = bothSides([
  { x: 20, y: -76, rise: 4 },
  { x: 66, y: -48, rise: 24 },
  { x: 96, y: 6, rise: 56 },
  { x: 62, y: 56, rise: 58 },
])

const front: readonly Frond[] = bothSides([
  { x: 44, y: -66, rise: 12 },
  { x: 88, y: -22, rise: 40 },
  { x: 84, y: 36, rise: 62 },
])

function bothSides(list: readonly Frond[]): Frond[] {
  return list.flatMap(({ x, ...frond }) => [
    { x, ...frond },
    { x: -x, ...frond },
  ])
}

function fronds(list: readonly Frond[]): Path {
  return list.flatMap(blade)
}

/** One frond: a rib with leaflets on both sides, longest in the middle. */
function blade({ x, y, rise }: Frond): Path {
  const at = (t: number): Point => ({
    x: crown.x + x * t,
    y: crown.y + y * t - 2.5 * rise * t * (1 - t),
  })
  const teeth = 8
  const side = x < 0 ? -1 : 1
  const comb = (depth: number, turn: number) =>
    Array.from({ length: teeth * 2 - 1 }, (_, i) => {
      const t = (i + 1) / (teeth * 2)
      const [here, ahead] = [at(t), at(t + 0.01)]
      const angle = Math.atan2(ahead.y - here.y, ahead.x - here.x) + side * turn
      const reach = (i % 2 === 0 ? depth : 3) * Math.sin(Math.PI * t) ** 0.5
      return { x: here.x + reach * Math.cos(angle), y: here.y + reach * Math.sin(angle) }
    })
  const [upper, lower] = [comb(9, -0.7), comb(19, 1)]
  const points = [at(0), ...upper, at(1), ...lower.reverse()]
  const path = points.map(({ x, y }, i): Path[number] => [i === 0 ? 'M' : 'L', x, y])
  return orient([...path, ['Z']], 'solid')
}

const stalks: Path = [-1, 1].flatMap((side) =>
  orient(
    [
      ...splinePath([
        { x: side * 3, y: -126 },
        { x: side * 20, y: -122 },
        { x: side * 27, y: -98 },
      ]),
      ['L', side * 23, -98],
      ['L', side * 16, -117],
      ['L', side * 3, -120],
      ['Z'],
    ],
    'solid',
  ),
)

const dates: Path = [-1, 1].flatMap((side) =>
  [
    [25, -100],
    [18, -92],
    [33, -92],
    [25, -86],
    [17, -79],
    [35, -79],
    [26, -73],
    [21, -66],
    [31, -66],
  ].flatMap(([x = 0, y = 0]) => ellipsePath(side * x, y, 5, 7)),
)
