import { leafPath } from '../foliage.ts'
import type { Path } from '../path.ts'
import type { Motif, MotifPart } from './motif.ts'

/** Three ears bound into a small sheaf. */
export function wheat(): Motif {
  return {
    name: 'wheat',
    width: 128,
    height: 200,
    parts: [
      { as: 'body', path: blades, material: 'leaf' },
      ...ears.flatMap(earParts),
      { as: 'line', path: tie, material: 'cloth', width: 7 },
    ],
  }
}

interface Ear {
  x: number
  y: number
  lean: number
}

const up = -Math.PI / 2

/** Where each ear begins, and how far it leans. */
const ears: readonly Ear[] = [
  { x: -31, y: -98, lean: -0.36 },
  { x: 31, y: -98, lean: 0.36 },
  { x: 0, y: -104, lean: 0 },
]

function earParts({ x, y, lean }: Ear): MotifPart[] {
  const at = (along: number) => ({
    x: x + along * Math.sin(lean),
    y: y - along * Math.cos(lean),
  })
  const grains = (side: 1 | -1) =>
    [0, 14, 28, 42, 56].flatMap((along) =>
      leafPath({
        ...at(along),
        angle: up + lean + side * 0.46,
        length: 27,
        width: 7.6,
        bend: -side * 0.1,
      }),
    )
  const tip = leafPath({ ...at(62), angle: up + lean, length: 30, width: 6.4 })
  return [
    { as: 'line', path: stem(x, y), material: 'gold', tone: 'dark', width: 4 },
    { as: 'body', path: [...grains(-1), ...tip], material: 'gold' },
    { as: 'body', path: grains(1), material: 'gold', tone: 'dark' },
  ]
}

function stem(x: number, y: number): Path {
  return [
    ['M', x, y],
    ['C', x * 0.5, y * 0.72, x * 0.14, -64, -x * 0.06, -48],
    ['C', -x * 0.2, -34, -x * 0.5, -14, -x * 0.62, 0],
  ]
}

const tie: Path = [
  ['M', -8, -46],
  ['C', -3, -42, 3, -42, 8, -46],
]

const blades: Path = [
  ...leafPath({ x: -2, y: -34, angle: up - 0.95, length: 66, width: 6.5, bend: -0.22 }),
  ...leafPath({ x: 2, y: -34, angle: up + 0.95, length: 66, width: 6.5, bend: 0.22 }),
]
