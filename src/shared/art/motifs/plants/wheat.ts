import { leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { orient, type Path } from '../../path.ts'
import type { Motif, MotifPart } from '../motif.ts'

/** Three ears bound into a small sheaf. */
export function wheat(): Motif {
  return {
    name: 'wheat',
    width: 128,
    height: 200,
    parts: [
      { as: 'body', path: blades, material: 'leaf' },
      ...ears.flatMap(earParts),
      { as: 'body', path: tie, material: 'cloth' },
    ],
  }
}

interface Ear {
  x: number
  y: number
  lean: number
}

const up = -Math.PI / 2

/** The start of each ear, and its lean. */
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
    { as: 'body', path: stem(x, y), material: 'gold', tone: 'dark' },
    { as: 'body', path: [...grains(-1), ...tip], material: 'gold' },
    { as: 'body', path: grains(1), material: 'gold', tone: 'dark' },
  ]
}

/** From the ear through the tie to the other side of the foot. */
function stem(x: number, y: number): Path {
  const points = [
    { x, y: y - 4 },
    { x: x * 0.56, y: y * 0.8 },
    { x: x * 0.2, y: -62 },
    { x: -x * 0.08, y: -44 },
    { x: -x * 0.36, y: -22 },
    { x: -x * 0.62, y: 0 },
  ]
  return orient(ribbonPath(sampleSpline(points, 12), 4, 4), 'solid')
}

const tie: Path = [
  ['M', -11, -50],
  ['C', -4, -46, 4, -46, 11, -50],
  ['C', 14, -47, 14, -42, 11, -39],
  ['C', 4, -36, -4, -36, -11, -39],
  ['C', -14, -42, -14, -47, -11, -50],
  ['Z'],
]

const blades: Path = [
  ...leafPath({ x: -2, y: -34, angle: up - 0.95, length: 66, width: 6.5, bend: -0.22 }),
  ...leafPath({ x: 2, y: -34, angle: up + 0.95, length: 66, width: 6.5, bend: 0.22 }),
]
