import { directionAt, leafPath, ribbonPath, sampleSpline } from '../../foliage.ts'
import { orient, type Path, type Point } from '../../path.ts'
import { body, standing } from '../drawn.ts'
import type { Motif, MotifPart } from '../motif.ts'

/**
 * A sheaf of the Omer's barley. It differs from wheat: narrow, dense ears in two rows that bend
 * over, and straight awns longer than the ear.
 */
export function barley(): Motif {
  const sheaf = standing('barley', [
    body('leaf', blades),
    ...ears.map(stem),
    ...ears.flatMap(earParts),
    body('cloth', tie),
  ])
  return { ...sheaf, foot: 60 }
}

/** The line of an ear from the foot of its lowest grain to its tip. */
type Ear = readonly [Point, Point, Point]

const ears: readonly Ear[] = [
  ...bothSides([23, -80], [44, -120], [80, -116]),
  ...bothSides([12, -106], [24, -148], [50, -170]),
  [point(0, -122), point(0, -154), point(9, -186)],
]

const rows = 8

/** Awns lie behind the grains, so the ear stays one shape. */
function earParts(ear: Ear): MotifPart[] {
  const axis = sampleSpline(ear, rows)
  const each = (draw: (at: Point, angle: number, row: number) => Path) =>
    axis.flatMap((at, row) => draw(at, directionAt(axis, row), row))
  const awns = (side: Side) =>
    each((at, angle, row) => awn(grainTip(at, angle, side), angle, side * (0.2 - 0.02 * row)))
  const grains = (side: Side) =>
    each((at, angle) =>
      leafPath({ ...at, angle: angle + side * splay, length: grainLength, width: 6.4 }),
    )
  const [tip] = axis.slice(-1)
  const last = directionAt(axis, rows - 1)
  const end = tip ? leafPath({ ...tip, angle: last, length: grainLength, width: 5.4 }) : []
  return [
    body('gold', [...awns(-1), ...awns(1)], 'light'),
    body('gold', [...grains(-1), ...end], 'light'),
    body('gold', grains(1)),
  ]
}

type Side = 1 | -1

const splay = 0.4
const grainLength = 21
const awnLength = 68

function grainTip({ x, y }: Point, angle: number, side: Side): Point {
  const along = angle + side * splay
  const length = grainLength - 3
  return { x: x + length * Math.cos(along), y: y + length * Math.sin(along) }
}

/** A straight bristle, a little apart from the line of the ear. */
function awn(from: Point, angle: number, apart: number): Path {
  const to = (length: number) => ({
    x: from.x + length * Math.cos(angle + apart),
    y: from.y + length * Math.sin(angle + apart),
  })
  return orient(ribbonPath([from, to(awnLength / 2), to(awnLength)], 4.4, 1.6), 'solid')
}

/** From the ear through the tie to the other side of the foot. */
function stem([{ x, y }]: Ear): MotifPart {
  const points = [
    { x, y },
    { x: x * 0.6, y: y * 0.82 },
    { x: x * 0.2, y: -46 },
    { x: -x * 0.1, y: -30 },
    { x: -x * 0.4, y: -14 },
    { x: -x * 0.7, y: 0 },
  ]
  return body('gold', orient(ribbonPath(sampleSpline(points, 12), 4.4, 4.4), 'solid'), 'dark')
}

function bothSides(...places: [number, number][]): Ear[] {
  const [foot = [0, 0], middle = foot, tip = middle] = places
  return ([-1, 1] as const).map((side) => [
    point(side * foot[0], foot[1]),
    point(side * middle[0], middle[1]),
    point(side * tip[0], tip[1]),
  ])
}

function point(x: number, y: number): Point {
  return { x, y }
}

const tie: Path = [
  ['M', -13, -44],
  ['C', -5, -40, 5, -40, 13, -44],
  ['C', 16, -41, 16, -35, 13, -32],
  ['C', 5, -29, -5, -29, -13, -32],
  ['C', -16, -35, -16, -41, -13, -44],
  ['Z'],
]

const up = -Math.PI / 2

const blades: Path = [
  ...leafPath({ x: -2, y: -28, angle: up - 1.2, length: 72, width: 6.5, bend: -0.24 }),
  ...leafPath({ x: 2, y: -28, angle: up + 1.2, length: 72, width: 6.5, bend: 0.24 }),
]
