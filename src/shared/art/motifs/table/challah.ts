import { ellipsePath, type Path, placement, transformPath } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** A braided loaf with seeds, seen from the side. */
export function challah(): Motif {
  return {
    name: 'challah',
    width: 200,
    height: 76,
    parts: [
      { as: 'body', path: underside, material: 'bread', tone: 'dark' },
      ...Array.from({ length: lobes }, (_, i) => strandParts(i)).flat(),
    ],
  }
}

const lobes = 8

const underside: Path = [
  ['M', -90, -12],
  ['C', -70, -34, 70, -34, 90, -12],
  ['C', 88, -2, 74, 0, 58, 0],
  ['L', -58, 0],
  ['C', -74, 0, -88, -2, -90, -12],
  ['Z'],
]

/** Two crossing strands, back one first; thick in the middle of the loaf, thin at its ends. */
function strandParts(i: number): MotifPart[] {
  const t = (i + 0.5) / lobes
  const swell = Math.sin(Math.PI * t) ** 0.55
  const x = -84 + 168 * t
  const rear = { x: x + 3, y: -15 - 36 * swell, turn: 0.66, size: 0.3 + 0.7 * swell }
  const front = { x: x - 4, y: -11 - 13 * swell, turn: -0.62, size: 0.34 + 0.66 * swell }
  return [...lobeParts(rear, 'base'), ...lobeParts(front, 'light')]
}

interface Lobe {
  x: number
  y: number
  turn: number
  size: number
}

function lobeParts({ x, y, turn, size }: Lobe, tone: 'base' | 'light'): MotifPart[] {
  const at = (path: Path) => transformPath(path, placement(x, y, turn, size))
  return [
    { as: 'body', path: at(ellipsePath(0, 0, 27, 17)), material: 'bread', tone },
    { as: 'detail', path: at(shine), material: 'bread', tone: 'light' },
    { as: 'detail', path: at(seeds), material: 'paper', tone: 'light' },
  ]
}

const shine: Path = [
  ['M', -21, -4],
  ['C', -14, -15, 8, -16, 17, -8],
  ['C', 6, -11, -10, -10, -21, -4],
  ['Z'],
]

const seeds: Path = [
  [-9, -2, 0.4],
  [2, -5, -0.5],
  [10, 0, 0.9],
  [-2, 4, 0.1],
].flatMap(([x = 0, y = 0, turn = 0]) =>
  transformPath(ellipsePath(0, 0, 2.3, 1.3), placement(x, y, turn)),
)
