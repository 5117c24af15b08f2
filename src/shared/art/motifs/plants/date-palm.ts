import { ellipsePath, orient, type Path, type Point, splinePath } from '../../path.ts'
import type { Motif } from '../motif.ts'

/** A palm with two clusters of dates under its crown. */
export function datePalm(): Motif {
  return {
    name: 'date-palm',
    width: 190,
    height: 200,
    parts: [
      { as: 'body', path: trunk, material: 'wood' },
      { as: 'detail', path: scars, material: 'wood', tone: 'dark' },
      { as: 'body', path: fronds(back), material: 'leaf', tone: 'dark' },
      { as: 'line', path: stalks, material: 'gold', width: 2.4 },
      { as: 'body', path: dates, material: 'bread', tone: 'dark' },
      { as: 'body', path: fronds(front), material: 'leaf' },
    ],
  }
}

const crown: Point = { x: 0, y: -132 }

const trunk: Path = [
  ['M', -7, -132],
  ['L', 7, -132],
  ['C', 8, -90, 11, -40, 18, -8],
  ['C', 20, -2, 14, 0, 0, 0],
  ['C', -14, 0, -20, -2, -18, -8],
  ['C', -11, -40, -8, -90, -7, -132],
  ['Z'],
]

/** Scars of old fronds, one row at each step. */
const scars: Path = [-100, -82, -64, -46, -28].flatMap((y): Path => {
  const half = 9.5 + (y + 132) * 0.05
  return [
    ['M', -half, y - 7],
    ['L', 0, y],
    ['L', half, y - 7],
    ['L', half, y - 3],
    ['L', 0, y + 5],
    ['L', -half, y - 3],
    ['Z'],
  ]
})

interface Frond {
  /** The place of its tip, from the crown. */
  x: number
  y: number
  /** The height of its arch. */
  rise: number
}

const back: readonly Frond[] = [
  { x: -58, y: -46, rise: 24 },
  { x: 58, y: -46, rise: 24 },
  { x: 0, y: -68, rise: 0 },
  { x: -84, y: 46, rise: 56 },
  { x: 84, y: 46, rise: 56 },
]

const front: readonly Frond[] = [
  { x: -92, y: 4, rise: 48 },
  { x: 92, y: 4, rise: 48 },
  { x: -32, y: -62, rise: 10 },
  { x: 32, y: -62, rise: 10 },
]

function fronds(list: readonly Frond[]): Path {
  return list.flatMap(blade)
}

/** One frond: a rib with a comb of leaflets on its lower side, longest in the middle. */
function blade({ x, y, rise }: Frond): Path {
  const at = (t: number): Point => ({
    x: crown.x + x * t,
    y: crown.y + y * t - 2.5 * rise * t * (1 - t),
  })
  const side = x < 0 ? -1 : 1
  const upper = [0, 0.25, 0.5, 0.75, 1].map(at)
  const teeth = 8
  const lower = Array.from({ length: teeth * 2 - 1 }, (_, i) => {
    const t = 1 - (i + 1) / (teeth * 2)
    const [here, ahead] = [at(t), at(t + 0.01)]
    const angle = Math.atan2(ahead.y - here.y, ahead.x - here.x) + side * 1.15
    const depth = (i % 2 === 0 ? 4 : 15) * Math.sin(Math.PI * t) ** 0.6
    return { x: here.x + depth * Math.cos(angle), y: here.y + depth * Math.sin(angle) }
  })
  const comb = lower.map((point): Path[number] => ['L', point.x, point.y])
  return orient([...splinePath(upper), ...comb, ['Z']], 'solid')
}

const stalks: Path = [-1, 1].flatMap(
  (side): Path => [
    ['M', 0, -130],
    ['C', side * 14, -128, side * 26, -118, side * 27, -104],
  ],
)

const dates: Path = [-1, 1].flatMap((side) =>
  [
    [27, -102],
    [19, -94],
    [35, -94],
    [27, -87],
    [17, -80],
    [37, -80],
    [27, -72],
    [21, -64],
    [32, -62],
  ].flatMap(([x = 0, y = 0]) => ellipsePath(side * x, y, 5.2, 7.4)),
)
